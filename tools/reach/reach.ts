import type { Project, Reading, Target } from './inputs.ts';

export interface Change {
  path: string;
  /** Deleted, or moved away: no task reads it any more, and some may miss it. */
  gone: boolean;
}

/** Project -> its tasks that read what was changed. */
export type Reach = ReadonlyMap<string, ReadonlySet<Target>>;

/** Which versions are installed stands here, and every task runs on them. */
const EVERYTHING = new Set(['package-lock.json']);

/** The project in whose folder a file lies, the innermost one. */
export function ownerOf({ projects }: Reading, path: string): Project | undefined {
  return projects
    .filter(({ root }) => path.startsWith(`${root}/`))
    .sort((a, b) => b.root.length - a.root.length)
    .at(0);
}

/** A project and all that import it, directly or not. */
function withImporters({ projects }: Reading, name: string): Set<string> {
  const found = new Set([name]);
  for (const one of found) {
    for (const project of projects) if (project.imports.includes(one)) found.add(project.name);
  }
  return found;
}

const projectOf = (task: string) => task.slice(0, task.lastIndexOf(':'));
const targetOf = (task: string) => task.slice(task.lastIndexOf(':') + 1) as Target;

function readsGone(reading: Reading, path: string): (task: string) => boolean {
  if (path.endsWith('.md')) return () => false;
  const owner = ownerOf(reading, path);
  // Once an input of whom? Nobody can tell any more.
  if (owner === undefined) return () => true;
  const projects = withImporters(reading, owner.name);
  return (task) => projects.has(projectOf(task));
}

/** The tasks that one change reaches. */
function tasksOf(reading: Reading, { path, gone }: Change): string[] {
  const tasks = [...reading.files.keys()];
  if (EVERYTHING.has(path)) return tasks;
  if (gone) return tasks.filter(readsGone(reading, path));
  return tasks.filter((task) => reading.files.get(task)?.has(path));
}

/** What changes reach: every task that reads one of the files, and nothing else. */
export function reachOf(reading: Reading, changes: readonly Change[]): Reach {
  const reach = new Map<string, Set<Target>>();
  for (const task of changes.flatMap((change) => tasksOf(reading, change))) {
    const targets = reach.get(projectOf(task)) ?? new Set<Target>();
    reach.set(projectOf(task), targets.add(targetOf(task)));
  }
  return reach;
}

/** Everything there is, for when nobody can tell what was changed. */
export function reachAll({ files }: Reading): Reach {
  const reach = new Map<string, Set<Target>>();
  for (const task of files.keys()) {
    reach.set(projectOf(task), (reach.get(projectOf(task)) ?? new Set<Target>()).add(targetOf(task)));
  }
  return reach;
}

/** The projects of which `target` is reached, by name. */
export function reachedBy(reach: Reach, target: Target): string[] {
  return [...reach].flatMap(([project, targets]) => (targets.has(target) ? [project] : [])).sort();
}
