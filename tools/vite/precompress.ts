import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.map']);
/** Below this a compressed file saves less than its headers cost. */
const WORTH_IT_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT_BYTES) return;
  const brotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  await writeFile(`${file}.br`, await toBrotli(content, brotliOptions));
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
}

/** Writes a `.br` and a `.gz` beside every text file below `folder`, except what only tools read (dot folders). */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name.startsWith('.') ? undefined : compressFolder(path);
      return COMPRESSIBLE.has(extname(entry.name)) ? compressFile(path) : undefined;
    }),
  );
}

/** Compresses the built files once, so that the server only picks one. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'peyk:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}
