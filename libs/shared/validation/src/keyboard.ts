/** What fingers run along: the rows and columns of a keyboard, the alphabet, the figures. Both ways. */
const RUNS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '0123456789',
  '!@#$%^&*()',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
] as const;
const LEAST_RUN = 3;

const reversed = (text: string) => [...text].reverse().join('');
const LINES: readonly string[] = RUNS.flatMap((run) => [run, reversed(run)]);

/** How long a run begins at `from`: along a line, or one character again and again. */
function runAt(text: string, from: number): number {
  let longest = 1;
  while (text[from + longest] === text[from]) longest += 1;
  for (const line of LINES) {
    let length = longest + 1;
    while (from + length <= text.length && line.includes(text.slice(from, from + length))) longest = length++;
  }
  return longest;
}

/** How many characters are left when each run of three or more counts as one. */
export function effortOf(password: string): number {
  const text = password.toLowerCase();
  let effort = 0;
  for (let at = 0; at < text.length; effort += 1) {
    const run = runAt(text, at);
    at += run >= LEAST_RUN ? run : 1;
  }
  return effort;
}
