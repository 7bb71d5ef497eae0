import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * The style cache of the right-to-left page. MUI writes physical sides; the plugin mirrors them. Our own styles use
 * logical properties only and pass untouched.
 *
 * There is no vendor prefixer: the browsers we build for need none, and stylis's own breaks inside Emotion's older stylis
 * (it expects a field that only newer nodes have).
 *
 * @param nonce of the page's content security policy, so that the injected style elements are allowed
 */
export function createRtlCache(nonce?: string): EmotionCache {
  return createCache({ key: 'peyk', nonce, stylisPlugins: [rtlPlugin], prepend: true });
}

/** The nonce that the server has put into the page, if there is one. */
export function pageNonce(): string | undefined {
  const element = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // The browser hides the attribute of a connected element and keeps the value in the property.
  const nonce = element?.nonce || element?.getAttribute('nonce');
  return nonce === null || nonce === '' ? undefined : nonce;
}
