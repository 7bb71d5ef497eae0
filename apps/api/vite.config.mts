import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '../..');
const outDir = join(workspace, 'dist/apps/api');

/** Migrations are read as files, so that an operator can look at what will be applied. */
function copyMigrations(): Plugin {
  return {
    name: 'copy-migrations',
    closeBundle() {
      const target = join(outDir, 'migrations');
      rmSync(target, { recursive: true, force: true });
      cpSync(join(workspace, 'libs/server/database/migrations'), target, { recursive: true });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/api'),
  resolve: { tsconfigPaths: true },
  // All packages of npm stay outside; `smpp` even breaks when it is bundled.
  ssr: { target: 'node', external: true },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts', admin: 'src/admin.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs', format: 'es' },
    },
  },
  plugins: [copyMigrations()],
});
