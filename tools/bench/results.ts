import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes what one run leaves; git ignores the folder. @returns the path relative to the root. */
function write(root: string, name: string, extension: string, text: string): string {
  const folder = 'bench-results';
  mkdirSync(join(root, folder), { recursive: true });
  const file = `${folder}/${name}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.${extension}`;
  writeFileSync(join(root, file), `${text}\n`);
  return file;
}

/** Writes the raw results of one run. @returns the path relative to the root. */
export function writeResults(root: string, name: string, results: object): string {
  return write(root, name, 'json', JSON.stringify(results, null, 2));
}

/** Writes a profile as the browser's own tools open it. @returns the path relative to the root. */
export function writeProfile(root: string, name: string, profile: object): string {
  return write(root, name, 'cpuprofile', JSON.stringify(profile));
}
