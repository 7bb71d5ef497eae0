/** Letters in a line of a name below a bar of a phone's chart, where three or four bars stand beside each other. */
const LINE_CHARS = 10;
const MOST_LINES = 3;

/** Breaks a name between its words, into three lines at most. The axis leaves out names that are wider than their bar. */
export function wrapName(name: string): string {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_CHARS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines.join('\n');
  return `${lines.slice(0, MOST_LINES).join('\n')}…`;
}
