import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The path of an address, which begins at the folder and never leaves it; undefined for one that cannot be read. */
function pathOf(address: string): string | undefined {
  try {
    return normalize(decodeURIComponent(new URL(address, 'http://x').pathname));
  } catch {
    return undefined;
  }
}

/** Serves the files of a folder on loopback, for a browser of ours. @returns its address and how to stop it. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    const file = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path);
    readFile(file).then(
      (bytes) => {
        response.writeHead(200, {
          'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
          'cache-control': 'max-age=3600',
        });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
