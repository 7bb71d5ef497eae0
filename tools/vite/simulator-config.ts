import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

const require = createRequire(import.meta.url);

/** A simulator's page is plain files; what all of them share and the font come beside them, so that nothing is loaded from outside. */
function copyPage(workspace: string, source: string, target: string): Plugin {
  return {
    name: 'copy-page',
    closeBundle() {
      mkdirSync(target, { recursive: true });
      cpSync(join(workspace, 'libs/server/simulators/src/page'), target, { recursive: true });
      cpSync(source, target, { recursive: true });
      for (const subset of ['arabic', 'latin']) {
        const font = require.resolve(`@fontsource-variable/vazirmatn/files/vazirmatn-${subset}-wght-normal.woff2`);
        copyFileSync(font, join(target, `vazirmatn-${subset}.woff2`));
      }
    },
  };
}

/** How `apps/<name>` is built: one file for Node, and its page beside it. */
export function simulatorConfig(workspace: string, name: string): UserConfig {
  const root = join(workspace, 'apps', name);
  const outDir = join(workspace, 'dist/apps', name);
  return {
    root,
    cacheDir: join(workspace, 'node_modules/.vite', name),
    resolve: { tsconfigPaths: true },
    // `smpp` breaks when it is bundled (undeclared variables); all packages of npm stay outside.
    ssr: { target: 'node', external: true },
    build: {
      ssr: 'src/main.ts',
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rollupOptions: { output: { entryFileNames: 'main.mjs', format: 'es' } },
    },
    plugins: [copyPage(workspace, join(root, 'src/page'), join(outDir, 'page'))],
  };
}
