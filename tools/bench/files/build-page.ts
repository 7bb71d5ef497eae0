import { join } from 'node:path';
import { build } from 'vite';

/** Builds the page that checks files, as the panel is built: modules, and workers as files of their own. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    resolve: { tsconfigPaths: true },
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  });
}
