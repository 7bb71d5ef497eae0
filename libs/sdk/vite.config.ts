import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const FOLDER = import.meta.dirname;
const OUT = join(FOLDER, '../../dist/libs/sdk');
const TSC = join(FOLDER, '../../node_modules/typescript7/lib/tsc.js');

/** Declarations whose imports name files as ECMAScript does, and once more for `require`. */
function declarations(): Plugin {
  return {
    name: 'declarations',
    closeBundle() {
      execFileSync(process.execPath, [TSC, '-p', join(FOLDER, 'tsconfig.build.json')], { stdio: 'inherit' });
      for (const name of readdirSync(OUT).filter((file) => file.endsWith('.d.ts'))) {
        const text = readFileSync(join(OUT, name), 'utf8');
        const ending = (extension: string) => text.replace(/(from '\.\/[^']+)'/g, `$1.${extension}'`);
        writeFileSync(join(OUT, name), ending('js'));
        writeFileSync(join(OUT, name.replace(/\.d\.ts$/, '.d.cts')), ending('cjs'));
      }
      for (const file of ['package.json', 'README.md']) cpSync(join(FOLDER, file), join(OUT, file));
      cpSync(join(FOLDER, '../../LICENSE'), join(OUT, 'LICENSE'));
    },
  };
}

/** What is published: one file for `import`, one for `require`, types, and nothing beside. */
export default defineConfig({
  root: FOLDER,
  plugins: [declarations()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    lib: {
      entry: 'src/index.ts',
      formats: ['es', 'cjs'],
      fileName: (format) => (format === 'es' ? 'index.js' : 'index.cjs'),
    },
  },
});
