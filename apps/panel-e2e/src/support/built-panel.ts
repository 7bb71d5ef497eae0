import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(__dirname, '..', '..', '..', '..', 'dist', 'apps', 'panel', '.vite', 'manifest.json');

/** The file in which the built panel has a screen. */
export function fileOf(screen: string): string {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const found = Object.entries(chunks).find(([source]) => source.endsWith(`/${screen}`));
  if (!found) throw new Error(`the built panel has no ${screen}`);
  return found[1].file;
}
