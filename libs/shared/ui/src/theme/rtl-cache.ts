import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

const mirrors = new Set<StylisPlugin>();

/**
 * From now on a plugin mirrors every style that is written. Only MUI needs one, and brings it along (`OnMui`): our own
 * styles use logical properties and pass untouched.
 */
export function mirrorStyles(mirror: StylisPlugin): void {
  mirrors.add(mirror);
}

const whenMirrored: StylisPlugin = (...rule) => mirrors.forEach((mirror) => mirror(...rule));

/**
 * The style cache of the right-to-left page.
 *
 * There is no vendor prefixer: the browsers we build for need none, and stylis's own breaks inside Emotion's older stylis
 * (it expects a field that only newer nodes have).
 *
 * @param nonce of the page's content security policy, so that the injected style elements are allowed
 */
export function createRtlCache(nonce?: string): EmotionCache {
  return createCache({ key: 'peyk', nonce, stylisPlugins: [whenMirrored], prepend: true });
}

/** The nonce that the server has put into the page, if there is one. */
export function pageNonce(): string | undefined {
  const element = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  // The browser hides the attribute of a connected element and keeps the value in the property.
  const nonce = element?.nonce || element?.getAttribute('nonce');
  return nonce === null || nonce === '' ? undefined : nonce;
}
