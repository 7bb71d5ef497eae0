import { chmodSync, existsSync, mkdirSync } from 'node:fs';

/** What lies here holds texts, codes and numbers. */
export const OWNER_ONLY = 0o600;
const FOLDER_OF_OWNER_ONLY = 0o700;

/** Makes the folder of journal and handsets, or closes one that an earlier version left open to others. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_OF_OWNER_ONLY });
  chmodSync(folder, FOLDER_OF_OWNER_ONLY);
}

/** Closes a file that an earlier version left open to others: a mode at opening counts for new files only. */
export function closeToOthers(file: string): void {
  if (existsSync(file)) chmodSync(file, OWNER_ONLY);
}
