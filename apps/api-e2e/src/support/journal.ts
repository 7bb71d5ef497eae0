import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A submit that the operator took. What it has on disk is the judge of what was sent. */
export interface Submit {
  /** As it travels: 98 and ten digits. */
  number: string;
  line: string;
  atMs: number;
}

const FIELDS = 8;

/** All submits that the operator of this data folder ever took, over all its lives, in their order. */
export function readSubmits(dataFolder: string): Submit[] {
  const file = join(dataFolder, 'operator', 'journal.tsv');
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
