/** What the panel keeps in the browser. The keys are part of the product: other tabs read them. */
export const TOKEN_KEY = 'token';
export const RIGHTS_KEY = 'peyk-rights';
export const DARK_KEY = 'dark-theme';
export const MENU_FOLDED_KEY = 'peyk-menu-folded';
export const SHORTCUTS_OFF_KEY = 'peyk-shortcuts-off';

/** What the browser refused to keep. It lives here until the page is closed, so that the panel works all the same. */
const refused = new Map<string, string | null>();

/**
 * Reads a stored value. A browser may forbid storage altogether (private mode, policy) or have no room left; then the value
 * is the one that was last written in this page.
 */
export function readStored(key: string): string | null {
  const instead = refused.get(key);
  if (instead !== undefined) return instead;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a value, or removes it for `null`. Answers whether the browser will still have it after a reload; a removal
 * loses nothing and counts as kept.
 */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    refused.delete(key);
    return true;
  } catch {
    refused.set(key, value);
    return value === null;
  }
}

/** Another tab has written the value (every value for `null`): what this page holds instead is out of date. */
export function forgetRefused(key: string | null): void {
  if (key === null) refused.clear();
  else refused.delete(key);
}
