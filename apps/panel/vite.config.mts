import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { moduleReport } from '../../tools/vite/module-report.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { criticalStylesPlugin } from './vite/critical-styles-plugin.ts';

/**
 * What every page needs whoever is signed in. In one file it compresses some 10 KB better than in the many that shared
 * modules would otherwise be cut into, and a new version of our own code leaves it in the browser's cache.
 */
const EVERYWHERE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run|cookie-es|@tanstack[\\/](query-core|react-query)|@reduxjs|redux|react-redux|immer|reselect|use-sync-external-store|openapi-fetch|@emotion|stylis|stylis-plugin-rtl|cssjanus|hoist-non-react-statics|@mui[\\/](system|styled-engine|private-theming)|@mui[\\/]material[\\/]styles)[\\/]/;

/** Where the API of a development stack listens; `npm run dev` says so. */
const apiAddress = process.env['PEYK_API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/panel',
  resolve: { tsconfigPaths: true },
  plugins: [
    criticalStylesPlugin(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    moduleReport(),
    precompress(),
  ],
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
    manifest: true,
    // Fonts and pictures stay files of their own, which the browser keeps for a year.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: EVERYWHERE }] } } },
  },
});
