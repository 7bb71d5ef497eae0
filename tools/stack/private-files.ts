import { chmodSync, mkdirSync } from 'node:fs';
import { basename } from 'node:path';

/** For files that hold what people wrote, or who they are. */
export const OWNER_ONLY = 0o600;
const FOLDER_OF_OWNER_ONLY = 0o700;
/** Of root's the database is nobody's, who must come through to a folder of its own; what lies here nobody may list. */
const PASSABLE = 0o711;

/** Makes a folder for its owner only, or closes one that an earlier version left open. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_OF_OWNER_ONLY });
  chmodSync(folder, FOLDER_OF_OWNER_ONLY);
}

/**
 * Makes the data folder, for its owner only. One that is there keeps its mode unless it has our own name: a folder of
 * someone's choice may serve others too. The API does the same when nobody did it before (`apps/api/src/start/data-folder.ts`).
 */
export function makeDataFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (made !== undefined || basename(folder) === '.peyk')
    chmodSync(folder, process.getuid?.() === 0 ? PASSABLE : FOLDER_OF_OWNER_ONLY);
}
