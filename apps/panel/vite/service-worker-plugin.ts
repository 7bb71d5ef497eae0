import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '..', 'worker', 'service-worker.ts');
const FONT_OR_STYLE = /\.(woff2|css|svg)$/;
const BESIDE = ['/manifest.webmanifest', '/icon-192.png'];
const VERSION_LENGTH = 12;

/** The script that the page begins with, and every file that it or its list of first files names. */
export function shellFiles(html: string, built: readonly string[]): { entry: string; files: string[] } {
  const entry = /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error('The built page begins with no script.');
  const named = built.map((file) => `/${file}`).filter((file) => html.includes(file));
  const drawn = built.filter((file) => FONT_OR_STYLE.test(file)).map((file) => `/${file}`);
  return { entry, files: [...new Set([entry, ...named, ...drawn, ...BESIDE])].sort() };
}

/** Writes `sw.js`: the worker with the list of this build's files. Only a build has one. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'peyk:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page to keep.');
        const html = String(page.source);
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const shell = shellFiles(html, built);
        const source = readFileSync(SOURCE, 'utf8');
        const hash = createHash('sha256').update(html).update(source).update(built.sort().join());
        const version = hash.digest('hex').slice(0, VERSION_LENGTH);
        const { code } = await transformWithOxc(source, SOURCE, { sourcemap: false });
        const classic = code.replace(/^export /gm, '').replace(/^(export\s*\{[^}]*\}|\{\s*startWorker\s*\});?$/gm, '');
        const text = `(() => {\n${classic}\nstartWorker(self, ${JSON.stringify({ version, ...shell })});\n})();\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}
