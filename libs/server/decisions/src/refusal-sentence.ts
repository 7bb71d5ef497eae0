/** What a refusal says to the account: the sentence of the reason, and what the reviewer added; null for none. */
export function refusalSentence(
  { reason, note }: { reason: string | null; note: string | null },
  sentences: Readonly<Record<string, string>> & { readonly other: string },
): string | null {
  if (reason === null) return null;
  // A word of an older version has no sentence any more; the note says what there is to say.
  const sentence = sentences[reason] ?? sentences.other;
  return note === null ? `${sentence}.` : `${sentence}: ${note}`;
}
