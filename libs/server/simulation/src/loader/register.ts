/**
 * Loads the engine for a simulation: `node --import …/loader/register.ts …/main.ts`. TypeScript as it is, `@peyk/…` by the
 * paths of tsconfig.base.json, and for the engine's own files three doors to the outside lead into the simulation: timers,
 * random numbers and the driver of the database. With `--mutation=<name>` a planted fault replaces a piece of the source.
 * Node strips the types of this file, so its syntax is erasable and its imports end in `.ts`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { MUTATIONS } from '../mutations/mutations.ts';
import { plant } from '../mutations/plant.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../../../../..');
const SIMULATION = join(ROOT, 'libs/server/simulation');
const VIRTUAL_TIME = join(SIMULATION, 'src/world/virtual-time.ts');
const VIRTUAL_SLEEP = join(SIMULATION, 'src/world/virtual-sleep.ts');
const GATED_DRIVER = join(SIMULATION, 'src/database/gated-driver.ts');

const PATHS: Record<string, string[]> = JSON.parse(readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'))
  .compilerOptions.paths;
/** The longest first: `@peyk/server-*` is more than `@peyk/*`. */
const PATTERNS = Object.keys(PATHS).sort((a, b) => b.length - a.length);

/** The file of a library: its name matches a path as it is, or one that ends in `*`, as TypeScript reads them. */
function fileOfLibrary(specifier: string): string | undefined {
  const pattern = PATTERNS.find((one) =>
    one.endsWith('*') ? specifier.startsWith(one.slice(0, -1)) : specifier === one,
  );
  if (pattern === undefined) return undefined;
  return PATHS[pattern]?.[0]?.replace('*', specifier.slice(pattern.length - 1));
}

const mutationName = process.argv.find((arg) => arg.startsWith('--mutation='))?.slice('--mutation='.length);
const mutation = MUTATIONS.find(({ name }) => name === mutationName);
if (mutationName !== undefined && !mutation) throw new Error(`There is no mutation "${mutationName}".`);

/** The engine and what it stands on: what runs under virtual time. */
function isEngine(path: string): boolean {
  return (
    path.startsWith(join(ROOT, 'libs/server/')) &&
    !path.startsWith(SIMULATION) &&
    !path.includes('/testing/') &&
    !path.includes('/embedded/')
  );
}

function fileOf(path: string): string | undefined {
  const candidates = [path, `${path}.ts`, join(path, 'index.ts')].filter((candidate) => candidate.endsWith('.ts'));
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

function isOurs(path: string | undefined): path is string {
  return path !== undefined && path.startsWith(join(ROOT, 'libs/')) && !path.includes('/node_modules/');
}

function resolveOurs(specifier: string, parent: string | undefined): string | undefined {
  const alias = fileOfLibrary(specifier);
  if (alias) return join(ROOT, alias);
  if (!isOurs(parent)) return undefined;
  if (isEngine(parent)) {
    if (specifier === 'pg') return GATED_DRIVER;
    if (specifier === 'node:timers/promises') return VIRTUAL_SLEEP;
  }
  return specifier.startsWith('.') ? fileOf(join(dirname(parent), specifier)) : undefined;
}

const ENGINE_PRELUDE = `const { setTimeout, clearTimeout, setImmediate, performance, Math } = require(${JSON.stringify(VIRTUAL_TIME)}).engineGlobals;`;

function load(path: string): string {
  const text = readFileSync(path, 'utf8');
  const planted = mutation && path === join(ROOT, mutation.file) ? plant(mutation, text) : text;
  const { code } = transformSync(planted, {
    filename: path,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  return isEngine(path) ? ENGINE_PRELUDE + code : code;
}

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : undefined;
    const found = resolveOurs(specifier, parent);
    return found
      ? { url: pathToFileURL(found).href, format: 'commonjs', shortCircuit: true }
      : next(specifier, context);
  },
  load(url, context, next) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : undefined;
    if (!isOurs(path) || !path.endsWith('.ts') || path.startsWith(HERE)) return next(url, context);
    return { format: 'commonjs', source: load(path), shortCircuit: true };
  },
});
