import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the raw results of one run; git ignores the folder. @returns the path relative to the root. */
export function writeResults(root: string, name: string, results: object): string {
  const folder = 'bench-results';
  mkdirSync(join(root, folder), { recursive: true });
  const file = `${folder}/${name}-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`;
  writeFileSync(join(root, file), `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
