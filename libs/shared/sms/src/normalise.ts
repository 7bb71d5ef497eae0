/** Letters that keyboards write in two ways, brought to the Persian one. */
const SAME_LETTER: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک' };

/**
 * One alternation, so that a `{{variable}}` is taken whole before anything inside it can match:
 * variable | letter | Persian or Arabic digit | ZWNJ, tatweel, diacritics (U+064B-U+065F, U+0670).
 */
const MATCHER = /\{\{[^{}]*\}\}|[يىك]|[۰-۹٠-٩]|[\u064b-\u065f]|\u200c|\u0640|\u0670/g;

/**
 * Brings a text to the form in which texts are compared (search, duplicates, keywords, opt-out):
 * one Yeh and one Kaf, Latin digits, no half-space, tatweel or diacritics. `{{variables}}` stay as they are.
 * Only for comparing: the text that a customer pays for is never altered by this.
 */
export function normaliseForMatching(text: string): string {
  return text.replace(MATCHER, (match) => {
    if (match.length > 1) return match;
    const letter = SAME_LETTER[match];
    if (letter !== undefined) return letter;
    const code = match.charCodeAt(0);
    if (code >= 0x06f0 && code <= 0x06f9) return String(code - 0x06f0);
    return code >= 0x0660 && code <= 0x0669 ? String(code - 0x0660) : '';
  });
}
