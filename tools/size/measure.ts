import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { MODULE_REPORT_FILE } from '../vite/module-report.ts';
import type { ModuleReport } from '../vite/module-report.ts';
import type { Manifest } from './manifest.ts';
import { sizeByPackage } from './packages.ts';
import { measureRoutes } from './routes.ts';
import type { RouteSize } from './routes.ts';

export interface SizeReport {
  routes: RouteSize[];
  /** Estimated brotli bytes by package of the login page and of the first signed-in route. */
  byPackage: { login: Map<string, number>; firstSignedIn: Map<string, number> };
  overBudget: RouteSize[];
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Measures the built panel in `folder`. @throws when it is not built. */
export function measurePanel(folder: string): SizeReport {
  const manifest = readJson<Manifest>(join(folder, '.vite', 'manifest.json'));
  const modules = readJson<ModuleReport>(join(folder, MODULE_REPORT_FILE));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const content = readFileSync(join(folder, file));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    const bytes = brotliCompressSync(content, options).length;
    sizes.set(file, bytes);
    return bytes;
  };
  const routes = measureRoutes(manifest, sizeOf);
  const packagesOf = (route: RouteSize | undefined) =>
    sizeByPackage(modules, new Map((route?.files ?? []).map((file) => [file, sizeOf(file)])));
  return {
    routes,
    byPackage: { login: packagesOf(routes[0]), firstSignedIn: packagesOf(routes[1]) },
    overBudget: routes.filter((route) => route.bytes > route.budgetKb * 1000),
  };
}
