/** `npm run affected`: lint, typecheck, test and, when they are reached, the browser journeys of what a change reaches. */
import { spawnSync } from 'node:child_process';
import { runNx } from '../lib/nx.ts';
import { giveUp, say } from '../lib/print.ts';

function git(...args: string[]): string | undefined {
  const done = spawnSync('git', args, { encoding: 'utf8' });
  return done.status === 0 ? done.stdout.trim() : undefined;
}

/** Where this change left main: what came into main since is none of its business. */
function mergeBase(): string {
  // In CI NX_BASE may be set and empty.
  const candidates = [process.env['NX_BASE'] || 'origin/main', 'origin/main', 'main'];
  const base = candidates.map((name) => git('merge-base', 'HEAD', name)).find((commit) => commit !== undefined);
  return (
    base ?? giveUp('there is no main to compare with: fetch it ("git fetch origin main"), or set NX_BASE to a commit.')
  );
}

const base = mergeBase();
say(`Checking what changed since ${git('log', '-1', '--format=%h %s', base) ?? base} …`);
const targets = ['lint', 'typecheck', 'test', 'e2e'];
process.exit(
  await runNx(process.cwd(), [
    'affected',
    '-t',
    ...targets,
    `--base=${base}`,
    '--parallel=2',
    ...process.argv.slice(2),
  ]),
);
