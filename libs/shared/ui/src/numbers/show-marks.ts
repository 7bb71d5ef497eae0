/** Marks that turn the direction of what follows them: embeddings, overrides and isolates. Single marks turn nothing else. */
const DIRECTION_MARK = /[\u202a-\u202e\u2066-\u2069]/g;
const HEX_DIGITS = 4;

/**
 * Text from outside (names of files, cells) with its marks of direction written out: with U+202E inside, `gpj.exe` would be read as
 * `exe.jpg`. Half-spaces and single marks stay as
 * they are.
 *
 * @example showMarks('a\u202egpj.exe') // 'a[U+202E]gpj.exe'
 */
export function showMarks(text: string): string {
  return text.replace(DIRECTION_MARK, (mark) => {
    const code = mark.charCodeAt(0).toString(16).toUpperCase().padStart(HEX_DIGITS, '0');
    return `[U+${code}]`;
  });
}
