/** So much of what is no number is kept to be shown, in UTF-16 units. */
export const MOST_TEXT_UNITS = 40;

/** What is no number, as it is kept: PostgreSQL has no NUL, and a cut must not leave half of a pair. */
export function shownText(text: string): string {
  return text
    .slice(0, MOST_TEXT_UNITS)
    .replaceAll('\0', '?')
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
