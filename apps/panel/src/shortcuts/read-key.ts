/** The parts of a keyboard event that decide which key it was. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The Latin letter of a key, whichever layout is switched on: with the Persian one the key of G writes «ل», and is still
 * meant as G. Latin layouts that order letters differently are taken at their word. `null` for everything else.
 */
export function letterOf({ key, code }: KeyPress): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isLetterOfAnotherScript = /^\p{L}$/u.test(key);
  return isLetterOfAnotherScript ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}

/** Ctrl-K, and ⌘K on a Mac. It has a modifier, so it works inside fields too. */
export function isPaletteKey(press: KeyPress): boolean {
  const held = press.ctrlKey || press.metaKey;
  return held && !press.altKey && letterOf(press) === 'k';
}

/** Question mark, Latin or Persian. */
export function isHelpKey({ key }: KeyPress): boolean {
  return key === '?' || key === '؟';
}

/** The slash, which is on the same key in both layouts but not in every Latin one. */
export function isSearchKey({ key }: KeyPress): boolean {
  return key === '/';
}
