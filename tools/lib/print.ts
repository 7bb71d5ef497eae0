import { AsyncLocalStorage } from 'node:async_hooks';

/** What the commands tell people. Libraries log through pino; tools print, and only through here. */

/**
 * What ends itself right after its last line would lose what a reader has not taken yet: between processes Node writes without waiting.
 * The handle has no public name.
 */
for (const stream of [process.stdout, process.stderr] as { _handle?: { setBlocking?(on: boolean): void } }[])
  stream._handle?.setBlocking?.(true);

/** Where what is said goes while something else goes on beside it. */
const held = new AsyncLocalStorage<(() => void)[]>();

function print(stream: NodeJS.WriteStream, line: string): void {
  const lines = held.getStore();
  const write = () => void stream.write(`${line}\n`);
  if (lines) lines.push(write);
  else write();
}

export function say(line = ''): void {
  print(process.stdout, line);
}

export function complain(line: string): void {
  print(process.stderr, line);
}

/** Does some work and prints what it says in one piece at its end, however that comes: for what goes on side by side. */
export async function inOnePiece<Result>(work: () => Promise<Result>): Promise<Result> {
  const lines: (() => void)[] = [];
  try {
    return await held.run(lines, work);
  } finally {
    for (const write of lines) write();
  }
}

export type Cell = string | number;

/**
 * Lines of a plain text table: first column left, numbers right.
 * `rows` must be as long as `head`.
 */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string[] {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isNumeric = head.map((_, column) =>
    rows.every((row) => /^[-–\d.,]*( ?[a-zA-Z%/]{1,3})?$/.test(String(row[column]))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [first = [], ...others] = all;
  return [line(first), widths.map((width) => '-'.repeat(width)).join('  '), ...others.map(line)];
}

/** Ends the process with one line that says what is wrong and what to do. */
export function giveUp(message: string): never {
  complain(`peyk: ${message}`);
  process.exit(1);
}
