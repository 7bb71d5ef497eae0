/**
 * `npm test`: the quick tier. `npm test -- --only=lint,tidy` runs the named parts only, `--projects=auth,server-auth`
 * only those projects where a part has projects, `--no-cache` everything anew, `--long` also what takes long.
 */
import { LONG_PARTS, PARTS, readNxArgs } from '../check/parts.ts';
import { runParts, selectParts, summarise } from '../check/run-parts.ts';
import { chooseTier } from '../check/tiers.ts';
import { giveUp } from '../lib/print.ts';

const args = process.argv.slice(2);
try {
  const unknown = args.filter((arg) => !/^--(only=.+|projects=.+|no-cache|long)$/.test(arg));
  if (unknown.length > 0)
    giveUp(`there is no option ${unknown.join(' ')}. Known: --only=…, --projects=…, --no-cache, --long.`);
  const isLong = args.includes('--long');
  chooseTier(isLong ? 'long' : 'quick');
  const results = await runParts(
    { root: process.cwd(), nxArgs: readNxArgs(args) },
    selectParts(isLong ? LONG_PARTS : PARTS, args),
  );
  process.exit(summarise(results) ? 0 : 1);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
