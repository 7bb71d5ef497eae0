/**
 * `npm run affected`: the parts of `npm test` for what a change reaches, and nothing else: lint, types, tests, builds, the size of the
 * panel, stories, and the journeys of its domain. `--only=lint+typecheck+test,size` runs the named parts, `--list` only says what is reached.
 */
import { join } from 'node:path';
import { affectedParts, inWords } from '../check/affected-parts.ts';
import { readNxArgs } from '../check/parts.ts';
import { runParts, selectParts, summarise } from '../check/run-parts.ts';
import { giveUp, say } from '../lib/print.ts';
import { chooseTier } from '../check/tiers.ts';
import { adoptCache, nameOfDatabase } from '../reach/adopt-cache.ts';
import { baseOf, changesSince, titleOf } from '../reach/changes.ts';
import { readInputs } from '../reach/inputs.ts';
import { journeysFor, readJourneys } from '../reach/journeys.ts';
import { reachAll, reachOf } from '../reach/reach.ts';

async function main(root: string, args: readonly string[]): Promise<boolean> {
  if (adoptCache(join(root, '.nx', 'workspace-data'), nameOfDatabase())) {
    say('The cache of another machine is used.');
  }
  const base = baseOf(root, process.env['NX_BASE']);
  const changes = base === undefined ? [] : changesSince(root, base);
  const reading = await readInputs();
  const reach = base === undefined ? reachAll(reading) : reachOf(reading, changes);
  const journeys = base === undefined ? undefined : journeysFor(reading, changes, readJourneys(root));
  if (base === undefined)
    say('There is no commit to compare with, so everything is checked. ("git fetch origin main", or set NX_BASE.)');
  else
    say(
      `Since ${titleOf(root, base)}: ${changes.length} files, which reach ${reach.size} of ${reading.projects.length} projects.`,
    );
  for (const line of inWords(reach)) say(`  ${line}`);
  if (args.includes('--list')) return true;
  const parts = affectedParts(reading, reach, journeys);
  const results = await runParts({ root, nxArgs: readNxArgs(args) }, selectParts(parts, args));
  return summarise(results);
}

chooseTier('long');
try {
  process.exit((await main(process.cwd(), process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
