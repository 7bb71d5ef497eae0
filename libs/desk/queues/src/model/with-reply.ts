/** What is being written, with a reply below it. */
export function withReply(text: string, reply: string): string {
  const written = text.trimEnd();
  return written === '' ? reply : `${written}\n\n${reply}`;
}
