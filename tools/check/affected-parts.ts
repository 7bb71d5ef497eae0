import { TARGETS } from '../reach/inputs.ts';
import type { Reading, Target } from '../reach/inputs.ts';
import { groupTargets } from '../reach/group-targets.ts';
import { reachedBy } from '../reach/reach.ts';
import type { Reach } from '../reach/reach.ts';
import { runCommand, runEndToEnd, runTargets } from './parts.ts';
import type { Part } from './parts.ts';

const NO_LIMIT = { budgetMinutes: 20 };

/** The parts of `npm test`, each for what is reached only. `journeys`: which of the browser's, undefined for all. */
export function affectedParts(reading: Reading, reach: Reach, journeys: readonly string[] | undefined): Part[] {
  const parts: Part[] = groupTargets(reading, reach).map(({ targets, projects }) => ({
    name: targets.join('+'),
    ...NO_LIMIT,
    run: (options) => runTargets({ ...options, nxArgs: [...options.nxArgs, `--projects=${projects.join()}`] }, targets),
  }));
  const reaches = (project: string, target: Target) => reach.get(project)?.has(target) ?? false;
  const stories = reachedBy(reach, 'build-storybook');
  if (reaches('panel', 'build')) {
    parts.push({ name: 'size', ...NO_LIMIT, run: ({ root }) => runCommand(root, 'size', ['--no-build']) });
  }
  if (stories.length > 0) {
    const args = ['--quick', `--projects=${stories.join()}`];
    parts.push({ name: 'stories', ...NO_LIMIT, run: ({ root }) => runCommand(root, 'stories', args) });
  }
  if (reaches('api-e2e', 'e2e'))
    parts.push({ name: 'faults', ...NO_LIMIT, run: (options) => runEndToEnd(options, 'api-e2e') });
  if (reaches('panel-e2e', 'e2e')) {
    const files = journeys?.map((name) => `${name}.journey.ts`);
    parts.push({ name: 'e2e', ...NO_LIMIT, run: (options) => runEndToEnd(options, 'panel-e2e', files) });
  }
  return parts;
}

/** `wallet (lint, typecheck, test), panel (build)` */
export function inWords(reach: Reach): string[] {
  return [...reach]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([project, targets]) => `${project} (${TARGETS.filter((target) => targets.has(target)).join(', ')})`);
}
