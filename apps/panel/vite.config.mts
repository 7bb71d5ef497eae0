import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { moduleReport } from '../../tools/vite/module-report.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { CHUNK_GROUPS } from './vite/chunk-groups.ts';
import { criticalStylesPlugin } from './vite/critical-styles-plugin.ts';
import { firstFilesPlugin } from './vite/first-files-plugin.ts';
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts';

/** Where the API of a development stack listens; `npm run dev` says so. */
const apiAddress = process.env['PEYK_API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/panel',
  resolve: { tsconfigPaths: true },
  plugins: [
    criticalStylesPlugin(),
    firstFilesPlugin(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    serviceWorkerPlugin(),
    moduleReport(),
    precompress(),
  ],
  worker: { format: 'es' },
  // The server puts a new value in the place of this word in every answer, and into the content security policy.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 4200,
    fs: { allow: ['../..'] },
    proxy: {
      '/v1/live': { target: apiAddress, ws: true },
      '/v1/api': { target: apiAddress },
    },
  },
  build: {
    outDir: '../../dist/apps/panel',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // Every browser of the target preloads modules by itself; an older one only waits a little longer.
    modulePreload: { polyfill: false },
    manifest: true,
    // Fonts and pictures stay files of their own, which the browser keeps for a year.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // The first page carries a list of all chunks, and each page names its own: three hundred names are kilobytes. The manifest tells which is which.
        chunkFileNames: ({ name }) =>
          CHUNK_GROUPS.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
      },
    },
  },
});
