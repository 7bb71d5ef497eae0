import type { ContractDocument, Part } from './document.ts';

/** Who defined what: `operation /credit get` -> the file. */
type Origins = Map<string, string>;

/** Notes that `file` defines `name`; two files that define one name are a mistake even when they agree today. */
function claim(origins: Origins, name: string, file: string): void {
  const other = origins.get(name);
  if (other) throw new Error(`${name} is defined in ${other} and again in ${file}: keep one of them.`);
  origins.set(name, file);
}

/**
 * Puts the frame (info, servers, tags, security) and the partial documents together.
 * The result does not depend on the order of the files: paths and components are sorted by name.
 * @throws when two files define the same path and method, or the same component.
 */
export function mergeContract(frame: Part, parts: readonly Part[]): ContractDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  const components: Record<string, Record<string, unknown>> = {};
  const origins: Origins = new Map();
  for (const part of [frame, ...parts]) {
    for (const [path, item] of Object.entries(part.content.paths ?? {})) {
      for (const method of Object.keys(item)) claim(origins, `operation ${path} ${method}`, part.file);
      paths[path] = { ...paths[path], ...item };
    }
    for (const [section, entries] of Object.entries(part.content.components ?? {})) {
      for (const name of Object.keys(entries)) claim(origins, `component ${section} ${name}`, part.file);
      components[section] = { ...components[section], ...entries };
    }
  }
  const sorted = Object.fromEntries(
    sortedEntries(components).map(([section, entries]) => [section, sortByName(entries)]),
  );
  return { ...frame.content, paths: sortByName(paths), components: sorted } as ContractDocument;
}

/** In which file each path stands (the first, of a path that several have) and each component: `/credit`, `schemas Send` -> the file. */
export function originsOf(parts: readonly Part[]): ReadonlyMap<string, string> {
  const origins: Origins = new Map();
  for (const { file, content } of parts) {
    const components = Object.entries(content.components ?? {}).flatMap(([section, entries]) =>
      Object.keys(entries).map((name) => `${section} ${name}`),
    );
    for (const name of [...Object.keys(content.paths ?? {}), ...components]) {
      if (!origins.has(name)) origins.set(name, file);
    }
  }
  return origins;
}

function sortedEntries<T>(record: Record<string, T>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

function sortByName<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(sortedEntries(record));
}
