import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mark } from '../sql/engine-state';

/** The mark outside of the database: a restore takes the database back, and not this. */
export interface MarksFile {
  /** The farthest mark of an installation that was kept; undefined when there is none. */
  read(installation: string): Promise<Mark | undefined>;
  write(installation: string, mark: Mark): Promise<void>;
}

const OWNER_ONLY = 0o600;
const PRIVATE = 0o700;
const WRITTEN = /^(\d{1,9}) (\d{1,18})\n$/;

/** A file for each installation in a folder, which is made when it is not there. */
export function marksIn(folder: string): MarksFile {
  const pathOf = (installation: string) => join(folder, `${installation}.mark`);
  return {
    async read(installation) {
      const text = await readFile(pathOf(installation), 'utf8').catch(nothingThere);
      if (text === undefined) return undefined;
      const [, epoch, beat] = WRITTEN.exec(text) ?? [];
      if (epoch === undefined || beat === undefined)
        throw new Error(`${pathOf(installation)} is damaged: see "The mark is damaged" in docs/restore.md.`);
      return { epoch: Number(epoch), beat: BigInt(beat) };
    },
    async write(installation, { epoch, beat }) {
      await mkdir(folder, { recursive: true, mode: PRIVATE });
      // Whole or not at all: half a mark would hold all sending.
      const half = join(folder, `${installation}.${randomUUID()}.half`);
      await writeFile(half, `${epoch} ${beat}\n`, { mode: OWNER_ONLY, flush: true });
      await rename(half, pathOf(installation));
    },
  };
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export function isBehind(one: Mark, other: Mark): boolean {
  return one.epoch < other.epoch || (one.epoch === other.epoch && one.beat < other.beat);
}
