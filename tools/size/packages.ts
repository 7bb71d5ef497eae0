import type { ModuleReport } from '../vite/module-report.ts';

/** The package or library a module belongs to: `react-dom`, `@mui/material`, `libs/shared/ui`, `apps/panel`. */
export function packageOf(moduleId: string): string {
  const path = moduleId.replaceAll('\\', '/');
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage?.[1]) return inPackage[1];
  const ours = /\/((?:libs\/(?:shared|server)\/[^/]+|libs\/[^/]+|apps\/[^/]+))\//.exec(path);
  return ours?.[1] ?? 'bundler';
}

/**
 * Shares the compressed bytes of files out among packages, by their part of the code before minification. An
 * estimate: packages compress differently; the sum is exact.
 */
export function sizeByPackage(report: ModuleReport, sizes: ReadonlyMap<string, number>): Map<string, number> {
  const result = new Map<string, number>();
  for (const [file, bytes] of sizes) {
    const modules = Object.entries(report[file] ?? {});
    const total = modules.reduce((sum, [, length]) => sum + length, 0);
    for (const [id, length] of modules) {
      const name = packageOf(id);
      result.set(name, (result.get(name) ?? 0) + (bytes * length) / total);
    }
  }
  return new Map([...result].sort((a, b) => b[1] - a[1]));
}
