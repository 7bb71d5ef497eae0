import { importsOf, readAliases } from '../imports.ts';
import { isScript, isTest } from '../lines.ts';
import type { Check, Workspace } from '../workspace.ts';

/** Where reading begins: what a program, a tool or a person starts by its path. */
const ROOTS = [
  /^[^/]+$/,
  /^libs\/.*\/src\/index\.ts$/,
  /^tools\/[^/]+\/index\.ts$/,
  /^apps\/[^/]+\/src\/main\.tsx?$/,
  /(^|\/)[^/]+\.config\.[cm]?[jt]s$/,
  /(^|\/)(project\.json|index\.html)$/,
  /^tools\/commands\/[^/]+\.ts$/,
  /^tools\/(bootstrap\/run\.mjs|jest\/)/,
  // Nx opens its generators by generators.json.
  /^tools\/generators\/[^/]+\/generator\.mjs$/,
  // What only the long tier runs: `jest.prove.config.cjs` finds it by its name.
  /\.prove\.ts$/,
  // Node is given the first two by path, and the loader puts the third in the place of the database's driver.
  /^libs\/server\/simulation\/src\/(main|loader\/register|database\/gated-driver)\.ts$/,
  // The build bundles it by its path, and the browser loads it by its address.
  /^apps\/panel\/worker\/service-worker\.ts$/,
  // The journeys start it as a process, by its path.
  /^apps\/panel-e2e\/src\/support\/admin-host\.mts$/,
  // Storybook puts it beside each preview.
  /^tools\/storybook\/patience\.ts$/,
  // Scripts that people run by hand, such as the one that cuts the font.
  /^libs\/.*\/tools\/[^/]+\.mjs$/,
  /\.d\.ts$/,
  /\/\.storybook\/(main|preview)\.tsx?$/,
  /^\.(ci|github)\//,
];

function isOwnTest(from: string, to: string): boolean {
  return isTest(from) && from.replace(/\.(test|journey|stories)\.tsx?$/, '') === to.replace(/\.tsx?$/, '');
}

function reachable(workspace: Workspace): Set<string> {
  const aliases = readAliases(workspace);
  const byPath = new Map(workspace.files.map((file) => [file.path, file]));
  const isRoot = (path: string) => isTest(path) || ROOTS.some((root) => root.test(path));
  const queue = [...byPath.keys()].filter(isRoot);
  const seen = new Set(queue);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = byPath.get(path);
    if (!file) continue;
    for (const next of importsOf(workspace, aliases, file)) {
      // A file that only its own test imports is still dead.
      if (seen.has(next) || isOwnTest(path, next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen;
}

/** Code that nobody reaches by imports. */
export const deadFiles: Check = {
  name: 'dead-files',
  run: (workspace) => {
    const seen = reachable(workspace);
    return workspace.files
      .filter((file) => isScript(file.path) && /^(apps|libs|tools)\//.test(file.path) && !seen.has(file.path))
      .map((file) => ({
        file: file.path,
        message: 'is imported by nobody (but perhaps its own test): use it or remove it.',
      }));
  },
};
