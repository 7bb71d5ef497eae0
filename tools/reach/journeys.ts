import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from './inputs.ts';
import { ownerOf } from './reach.ts';
import type { Change } from './reach.ts';

/** `apps/panel-e2e/journeys.json`: which journeys go through the screens of which domain. */
export interface Journeys {
  /** Run for every change: a person comes in and sends. */
  smoke: readonly string[];
  /** The main job and what is most used, for `npm test`: `node tools/e2e/run.ts --set=main`. */
  main: readonly string[];
  domains: Readonly<Record<string, readonly string[]>>;
  /** Of no domain: run with all. */
  everywhere: readonly string[];
}

export const JOURNEYS_FILE = 'apps/panel-e2e/journeys.json';

export function readJourneys(root: string): Journeys {
  return JSON.parse(readFileSync(join(root, JOURNEYS_FILE), 'utf8')) as Journeys;
}

const FOLDER = 'apps/panel-e2e/src/journeys/';

/**
 * The journeys that changes can break: a feature library's own and the smoke set. Undefined: all of them, because something
 * else was changed that they read.
 */
export function journeysFor(
  reading: Reading,
  changes: readonly Change[],
  { smoke, domains }: Journeys,
): string[] | undefined {
  const read = reading.files.get('panel-e2e:e2e');
  const chosen = new Set<string>(smoke);
  for (const { path, gone } of changes.filter((change) => change.gone || read?.has(change.path))) {
    const owner = ownerOf(reading, path);
    if (path.startsWith(FOLDER) && !gone) chosen.add(path.slice(FOLDER.length).replace(/\.journey\.ts$/, ''));
    else if (owner?.tags.includes('type:feature')) for (const one of domains[owner.name] ?? []) chosen.add(one);
    else return undefined;
  }
  return [...chosen].sort();
}
