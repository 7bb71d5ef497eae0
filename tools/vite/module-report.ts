import type { Plugin } from 'vite';

/** `dist/apps/panel/.vite/modules.json`: chunk file -> module id -> bytes before minification. */
export type ModuleReport = Record<string, Record<string, number>>;

export const MODULE_REPORT_FILE = '.vite/modules.json';

/** Writes which module weighs how much in which chunk, for `npm run size`. */
export function moduleReport(): Plugin {
  return {
    name: 'peyk:module-report',
    apply: 'build',
    generateBundle(_, bundle) {
      const report: ModuleReport = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const modules = Object.entries(output.modules).map(([id, module]) => [id, module.renderedLength] as const);
        report[output.fileName] = Object.fromEntries(modules.filter(([, bytes]) => bytes > 0));
      }
      this.emitFile({ type: 'asset', fileName: MODULE_REPORT_FILE, source: JSON.stringify(report) });
    },
  };
}
