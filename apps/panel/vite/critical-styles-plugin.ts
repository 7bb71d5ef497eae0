import type { Plugin } from 'vite';
import { criticalStyles } from './critical-styles.ts';

/** Puts the first paint's styles in the place that index.html keeps for them. */
export function criticalStylesPlugin(): Plugin {
  return {
    name: 'peyk:critical-styles',
    transformIndexHtml: {
      // Before Vite's own work on the page, so that the addresses of the fonts in it are followed and hashed.
      order: 'pre',
      handler: (html) => html.replace('<!-- peyk:critical -->', `<style>${criticalStyles()}</style>`),
    },
  };
}
