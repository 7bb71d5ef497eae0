import { entryKey, filesOf, lazyKeys } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Budgets in KB (1,000 bytes) of JavaScript, brotli at level 11. */
export const BUDGET_KB = {
  login: 190,
  firstSignedIn: 240,
  furtherRoute: 50,
  /** The drawings of charts, a library of its own: loaded when a page stands, once for all charts. */
  drawing: 90,
};

const DRAWING = /\/charts\/[^/]*-body\.tsx$/;

/** Which lazy chunks make the two routes whose whole weight counts. */
export const WHOLE_ROUTES = {
  /** What the page's entry loads step by step, whatever the route. */
  start: /(^_start-|\/start-panel\.tsx$)/,
  /** Its own name only: the page of an external login is another route. */
  login: /\/login-screen\.tsx$/,
  shell: /(shell|dashboard-layout)[^/]*\.tsx$/,
  /** What people see behind the login. */
  firstSignedIn: /(home|dashboard)-screen\.tsx$/,
};

export interface RouteSize {
  name: string;
  bytes: number;
  budgetKb: number;
  files: string[];
}

type SizeOf = (file: string) => number;

function sum(files: Iterable<string>, sizeOf: SizeOf): number {
  return [...files].reduce((total, file) => total + sizeOf(file), 0);
}

function matching(manifest: Manifest, pattern: RegExp): string[] {
  return lazyKeys(manifest).filter((key) => pattern.test(key));
}

function wholeRoute(manifest: Manifest, name: string, budgetKb: number, lazy: string[]): Omit<RouteSize, 'bytes'> {
  const files = new Set<string>();
  const start = Object.keys(manifest).filter((key) => WHOLE_ROUTES.start.test(key));
  for (const key of [entryKey(manifest), ...start, ...lazy]) filesOf(manifest, key, files);
  return { name, budgetKb, files: [...files] };
}

function shortName(key: string): string {
  return key.replace(/^(\.\.\/)+/, '').replace(/\/src\/(screens\/)?/, ': ');
}

/** What is there anyone who opens a lazy chunk: a dialog is opened by its page, and the page has been counted by itself. */
function filesOfOpeners(manifest: Manifest, key: string): Set<string> {
  const openers = Object.keys(manifest).filter((opener) => manifest[opener]?.dynamicImports?.includes(key));
  const [first = new Set<string>(), ...others] = openers.map((opener) => filesOf(manifest, opener));
  return new Set([...first].filter((file) => others.every((files) => files.has(file))));
}

/**
 * What each route costs: the login page and the first signed-in route in all, every other lazy chunk what it adds to
 * a signed-in page, or to the page that opens it.
 * @throws when the start, the login or the first signed-in screen is not among the lazy chunks.
 */
export function measureRoutes(manifest: Manifest, sizeOf: SizeOf): RouteSize[] {
  const login = matching(manifest, WHOLE_ROUTES.login);
  const first = matching(manifest, WHOLE_ROUTES.firstSignedIn);
  const shell = matching(manifest, WHOLE_ROUTES.shell);
  const hasStart = Object.keys(manifest).some((key) => WHOLE_ROUTES.start.test(key));
  if (login.length === 0 || first.length === 0 || !hasStart) {
    const known = lazyKeys(manifest).map(shortName).join(', ');
    throw new Error(
      `cannot find the start, the login or the first signed-in screen among the lazy chunks (${known}): mend WHOLE_ROUTES in tools/size/routes.ts.`,
    );
  }
  const whole = [
    wholeRoute(manifest, 'login, in all', BUDGET_KB.login, login),
    wholeRoute(manifest, 'first signed-in route, in all', BUDGET_KB.firstSignedIn, [...shell, ...first]),
  ];
  const signedIn = new Set(wholeRoute(manifest, '', 0, shell).files);
  const further = lazyKeys(manifest)
    .filter((key) => ![...login, ...shell, ...first].includes(key))
    .map((key) => {
      const opened = filesOfOpeners(manifest, key);
      const files = [...filesOf(manifest, key)].filter((file) => !signedIn.has(file) && !opened.has(file));
      return { name: shortName(key), budgetKb: DRAWING.test(key) ? BUDGET_KB.drawing : BUDGET_KB.furtherRoute, files };
    });
  return [...whole, ...further].map((route) => ({ ...route, bytes: sum(route.files, sizeOf) }));
}
