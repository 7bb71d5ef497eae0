import type { Reading, Target } from './inputs.ts';
import { reachedBy } from './reach.ts';
import type { Reach } from './reach.ts';

/** What one Nx can run at once; the rest needs a browser or whole processes. */
const TOGETHER: readonly Target[] = ['lint', 'typecheck', 'test', 'build'];

/**
 * Targets that reach the same projects, together: a start of Nx costs a second. A project that has no such target does not
 * tell them apart.
 */
export function groupTargets(reading: Reading, reach: Reach): { targets: Target[]; projects: string[] }[] {
  const groups: { targets: Target[]; projects: string[] }[] = [];
  const has = (project: string, target: Target) => reading.files.has(`${project}:${target}`);
  for (const target of TOGETHER.filter((one) => reachedBy(reach, one).length > 0)) {
    const projects = reachedBy(reach, target);
    const fits = groups.find((group) => {
      const all = [...new Set([...group.projects, ...projects])];
      return [...group.targets, target].every((each) =>
        all.every((project) => !has(project, each) || reach.get(project)?.has(each)),
      );
    });
    if (fits) {
      fits.targets.push(target);
      fits.projects = [...new Set([...fits.projects, ...projects])].sort();
    } else groups.push({ targets: [target], projects });
  }
  return groups;
}
