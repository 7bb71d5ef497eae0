/** The two values that the panel keeps in the browser. Their keys are part of the product: other tabs read them. */
export const TOKEN_KEY = 'token';
export const DARK_KEY = 'dark-theme';

/**
 * Reads a stored value. A browser may forbid storage altogether (private mode, policy); then nothing is stored and the
 * panel still works until the page is closed, so a refusal counts as "nothing there".
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value, or removes it for `null`; a browser that refuses is not an error of the person using it. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing to do: the value lives on in the store until the page is closed.
  }
}
