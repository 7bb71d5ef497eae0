import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * The style cache of the right-to-left page. MUI writes physical sides; the plugin mirrors them. Our own styles use
 * logical properties only and pass untouched.
 *
 * @param nonce of the page's content security policy, so that the injected style elements are allowed
 */
export function createRtlCache(nonce?: string): EmotionCache {
  return createCache({ key: 'peyk', nonce, stylisPlugins: [prefixer, rtlPlugin], prepend: true });
}

/** The nonce that the server has put into the page, if there is one. */
export function pageNonce(): string | undefined {
  const element = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // The browser hides the attribute of a connected element and keeps the value in the property.
  const nonce = element?.nonce || element?.getAttribute('nonce');
  return nonce === null || nonce === '' ? undefined : nonce;
}
