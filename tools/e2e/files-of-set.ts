import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('apps', 'panel-e2e');

/** The files of a list of `journeys.json`, such as `smoke`. @throws when there is no such list, or a journey of it is gone */
export function filesOfSet(root: string, name: string): string[] {
  // The lists by their names; beside them stand the journeys of the domains, which are not run as a set.
  const lists = JSON.parse(readFileSync(join(root, FOLDER, 'journeys.json'), 'utf8')) as Record<string, unknown>;
  const journeys = lists[name];
  if (!Array.isArray(journeys)) {
    const names = Object.keys(lists).filter((one) => Array.isArray(lists[one]));
    throw new Error(`There is no set "${name}" of journeys; there are ${names.join(', ')}.`);
  }
  const files = journeys.map((journey) => `journeys/${journey}.journey.ts`);
  const gone = files.find((file) => !existsSync(join(root, FOLDER, 'src', file)));
  if (gone !== undefined) throw new Error(`The set "${name}" of journeys.json names ${gone}, which is not there.`);
  return files;
}
