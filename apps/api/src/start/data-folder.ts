import { chmodSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config';

/** Its owner's alone. */
const PRIVATE = 0o700;
/** Of root's the database is nobody's, who must come through to a folder of its own; what lies in this one nobody may list. */
const PASSABLE = 0o711;

/**
 * Makes the data folder, for its owner only. One that is there keeps its mode unless it has our own name: a folder of
 * someone's choice may serve others too.
 */
export function makeDataFolder(folder: string): void {
  const mode = process.getuid?.() === 0 ? PASSABLE : PRIVATE;
  const made = mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (made !== undefined || basename(folder) === '.peyk') chmodSync(folder, mode);
}

/** Where the engine keeps its mark: beside the database, and never in it. */
export function marksFolderOf({ engineMarks, dataFolder }: Pick<Config, 'engineMarks' | 'dataFolder'>): string {
  return engineMarks ?? join(dataFolder, 'engine');
}
