import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '../..');
const outDir = join(workspace, 'dist/apps/api');

/** Files that the server reads as they are: migrations, so that an operator can look at what will be applied, and the demo's pictures. */
function copyFolders(): Plugin {
  const folders = { migrations: 'libs/server/database/migrations', 'demo-banners': 'apps/api/demo-banners' };
  return {
    name: 'copy-folders',
    closeBundle() {
      for (const [name, source] of Object.entries(folders)) {
        rmSync(join(outDir, name), { recursive: true, force: true });
        cpSync(join(workspace, source), join(outDir, name), { recursive: true });
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/api'),
  resolve: { tsconfigPaths: true },
  // Packages of npm stay outside; `smpp` even breaks when it is bundled. But for one of hundreds of small files, whose loading every
  // start would pay for.
  ssr: { target: 'node', external: true, noExternal: ['kysely'] },
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
  plugins: [copyFolders()],
});
