import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '../..');
const outDir = join(workspace, 'dist/apps/operator-simulator');
const require = createRequire(import.meta.url);

/** The handsets' page is plain files; the font comes from its package, so that nothing is loaded from outside. */
function copyPage(): Plugin {
  return {
    name: 'copy-page',
    closeBundle() {
      const page = join(outDir, 'page');
      mkdirSync(page, { recursive: true });
      cpSync(join(import.meta.dirname, 'src/page'), page, { recursive: true });
      for (const subset of ['arabic', 'latin']) {
        const font = require.resolve(`@fontsource-variable/vazirmatn/files/vazirmatn-${subset}-wght-normal.woff2`);
        copyFileSync(font, join(page, `vazirmatn-${subset}.woff2`));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/operator-simulator'),
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
  plugins: [copyPage()],
});
