/** The words of a folded text; one begins after a space, a half-space or a sign. */
export function wordsOf(folded: string): readonly string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
