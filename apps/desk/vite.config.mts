import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { moduleReport } from '../../tools/vite/module-report.ts';
import { pageStyles } from '../../tools/pages/page-styles.ts';
import { precompress } from '../../tools/vite/precompress.ts';

/** Before Vite's own work on the page, so that the addresses of the fonts are followed and hashed. */
const styles: Plugin = {
  name: 'peyk:page-styles',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!-- peyk:styles -->', `<style>${pageStyles()}</style>`),
  },
};

/** Where the desk's API of a development stack listens. */
const apiAddress = process.env['PEYK_DESK_API_URL'] ?? 'http://127.0.0.1:4330';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/desk',
  resolve: { tsconfigPaths: true },
  plugins: [styles, react(), babel({ presets: [reactCompilerPreset()] }), moduleReport(), precompress()],
  // The server puts a new value in the place of this word in every answer, and into the content security policy.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: 4201,
    fs: { allow: ['../..'] },
    proxy: { '/desk/v1': { target: apiAddress } },
  },
  build: {
    outDir: '../../dist/apps/desk',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
  },
});
