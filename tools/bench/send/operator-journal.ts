import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** A part that the operator took. */
export interface SeenSubmit {
  number: string;
  /** When the operator took it, in whole milliseconds since 1970. */
  atMs: number;
}

/** Reads a line of the operator's journal; undefined when it is no submit. */
export function readSubmit(line: string): SeenSubmit | undefined {
  if (!line.startsWith('S\t')) return undefined;
  // S id number line part at stat err
  const [, , number, , , at] = line.split('\t', 6);
  return number === undefined || at === undefined ? undefined : { number, atMs: Number(at) };
}

/** Gives every submit of the journal to `take`, in the order in which the operator took them. */
export async function readSubmits(file: string, take: (submit: SeenSubmit) => void): Promise<void> {
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    const submit = readSubmit(line);
    if (submit) take(submit);
  }
}
