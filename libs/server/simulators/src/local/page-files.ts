import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PageFile {
  type: string;
  bytes: Buffer;
}

const FILES: readonly [path: string, file: string, type: string][] = [
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/base.css', 'base.css', 'text/css; charset=utf-8'],
  ['/page.css', 'page.css', 'text/css; charset=utf-8'],
  ['/page.js', 'page.js', 'text/javascript; charset=utf-8'],
  ['/icon.svg', 'icon.svg', 'image/svg+xml'],
  ['/vazirmatn-arabic.woff2', 'vazirmatn-arabic.woff2', 'font/woff2'],
  ['/vazirmatn-latin.woff2', 'vazirmatn-latin.woff2', 'font/woff2'],
];

/** Reads a simulator's page, as it was built, into memory; it is small, and nothing else of the disk can be asked for. */
export function loadPageFiles(folder: string): ReadonlyMap<string, PageFile> {
  return new Map(FILES.map(([path, file, type]) => [path, { type, bytes: readFileSync(join(folder, file)) }]));
}
