import { dirname, join, normalize } from 'node:path/posix';
import type { SourceFile, Workspace } from './workspace.ts';

const SPECIFIERS = [
  /\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\b(?:import|require|require\.resolve|jest\.requireActual)\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"]([^'"]+)['"]/g,
];
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.cjs', '.mjs', '/index.ts', '/index.tsx'];
/** In configuration any quoted text may name a file: an entry, a preset, a set-up. */
const CONFIGURATION =
  /(^|\/)(project\.json|package\.json|nx\.json|index\.html|[^/]+\.config\.[cm]?[jt]s|jest\.[^/]*\.c?js|main\.[mc]?[jt]sx?)$|\.html$|^\.ci\//;
/** A program that is started by its file name, as in `join(__dirname, 'watch.mjs')`. */
const STARTED = /['"]([\w-]+\.[cm]js)['"]/g;
const QUOTED = /['"`]([^'"`\n]+)['"`]/g;

/** The file that a package name of ours stands for; undefined for a package of others. */
type Aliases = (specifier: string) => string | undefined;

interface Pattern {
  prefix: string;
  target: string;
}

/**
 * Package name -> file, from tsconfig.base.json. A name may end in `*` (`@peyk/server-*`), so that a new library needs no
 * line there; of several that match, the longest counts, as in TypeScript.
 */
export function readAliases(workspace: Workspace): Aliases {
  const text = workspace.files.find((file) => file.path === 'tsconfig.base.json')?.text ?? '{}';
  const config = JSON.parse(text) as { compilerOptions?: { paths?: Record<string, string[]> } };
  const entries = Object.entries(config.compilerOptions?.paths ?? {});
  const exact = new Map(entries.map(([name, [target = '']]) => [name, normalize(target)]));
  const patterns = entries
    .filter(([name]) => name.endsWith('*'))
    .map(([name, [target = '']]): Pattern => ({ prefix: name.slice(0, -1), target: normalize(target) }))
    .sort((a, b) => b.prefix.length - a.prefix.length);
  return (specifier) => {
    const pattern = patterns.find(({ prefix }) => specifier.startsWith(prefix));
    return exact.get(specifier) ?? pattern?.target.replace('*', specifier.slice(pattern.prefix.length));
  };
}

function resolve(workspace: Workspace, base: string): string | undefined {
  return ENDINGS.map((ending) => base + ending).find((path) => workspace.paths.has(path));
}

function specifiersOf(file: SourceFile): string[] {
  const found = SPECIFIERS.flatMap((pattern) => [...file.text.matchAll(pattern)].map((match) => match[1] ?? ''));
  return found.map((specifier) => specifier.replace(/\?.*$/, ''));
}

/** The files of the project that a file names: by import, or, in configuration, by any quoted path. */
export function importsOf(workspace: Workspace, aliases: Aliases, file: SourceFile): string[] {
  const folder = dirname(file.path);
  const relative = specifiersOf(file).flatMap((specifier) => {
    const alias = aliases(specifier);
    if (alias) return [alias];
    return specifier.startsWith('.') ? [join(folder, specifier)] : [];
  });
  const quoted = CONFIGURATION.test(file.path)
    ? [...file.text.matchAll(QUOTED)]
        .flatMap(([, quoted = '']) => quoted.split(/\s+/))
        .flatMap((text) => [join(folder, text), normalize(text.replace(/^\//, ''))])
    : [];
  const started = [...file.text.matchAll(STARTED)].map(([, name = '']) => join(folder, name));
  return [...relative, ...quoted, ...started].flatMap((base) => resolve(workspace, base) ?? []);
}
