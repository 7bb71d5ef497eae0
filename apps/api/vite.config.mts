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

/** One character beyond Latin-1, and V8 keeps the text of the whole chunk with two bytes each; `charset` leaves those of tagged templates. */
function latinOnly(): Plugin {
  return {
    name: 'latin-only',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const found = output.type === 'chunk' ? /[^\0-\xff].{0,40}/.exec(output.code) : null;
        if (found) this.error(`${output.fileName} holds "${found[0]}": give it to the template as a value`);
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/api'),
  resolve: { tsconfigPaths: true },
  // Packages of npm come in as well: of hundreds of small files every process would pay for the loading of each and keep the text of all,
  // whatever it uses of them. Not those that look for files of their own beside them, nor `smpp`, which breaks when it is bundled, nor
  // large ones that are loaded when somebody needs them.
  ssr: {
    target: 'node',
    external: [
      ...['smpp', '@napi-rs/image', 'pino', 'thread-stream', 'swagger-ui-dist'],
      ...['@aws-sdk/client-s3', '@simplewebauthn/server'],
    ],
    noExternal: true,
  },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts', admin: 'src/admin.ts' },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        format: 'es',
        // A process keeps the text of its program, with two bytes a character as soon as one of them is Persian.
        charset: 'ascii',
        minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
      },
    },
  },
  plugins: [copyFolders(), latinOnly()],
});
