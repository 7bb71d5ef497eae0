import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** A submit that the operator took. What it has on disk is the judge of what was sent. */
export interface Submit {
  /** As it travels: 98 and ten digits. */
  number: string;
  line: string;
  atMs: number;
}

const FIELDS = 9;

const journalOf = (dataFolder: string) => join(dataFolder, 'operator', 'journal.tsv');

/** All submits that the operator of this data folder ever took, over all its lives, in their order. */
export function readSubmits(dataFolder: string): Submit[] {
  const file = journalOf(dataFolder);
  if (!existsSync(file)) return [];
  return (
    readFileSync(file, 'latin1')
      .split('\n')
      .map((line) => line.split('\t'))
      // A kill may have cut a line short; its submit was not answered.
      .filter((fields) => fields[0] === 'S' && fields.length === FIELDS)
      .map(([, , number = '', line = '', , at]) => ({ number, line, atMs: Number(at) }))
  );
}

const READ_BYTES = 1_000_000;
const NEW_LINE = 0x0a;
const SUBMIT = 'S'.charCodeAt(0);

/** How many submits the operator took so far, roughly: it reads only what is new, so it may be asked forty times a second. */
export class SubmitCounter {
  private count = 0;
  private offset = 0;
  private atLineStart = true;
  private readonly bytes = Buffer.alloc(READ_BYTES);

  constructor(private readonly dataFolder: string) {}

  look(): number {
    const path = journalOf(this.dataFolder);
    if (!existsSync(path)) return 0;
    const file = openSync(path, 'r');
    try {
      for (let size = 1; size > 0; this.offset += size) {
        size = readSync(file, this.bytes, 0, READ_BYTES, this.offset);
        for (const byte of this.bytes.subarray(0, size)) {
          if (this.atLineStart && byte === SUBMIT) this.count += 1;
          this.atLineStart = byte === NEW_LINE;
        }
      }
    } finally {
      closeSync(file);
    }
    return this.count;
  }
}
