/**
 * `npm run simulate`: the engine under a seeded scheduler, with faults; docs/simulation.md. `-- --seeds=200 --from=1` for many,
 * `-- --seed=17 --trace` to see one again.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.ts';

const SIMULATION = 'libs/server/simulation/src';
/** Fewer are not worth a database for each process. */
const LEAST_OF_PROCESS = 20;
const MANY = /^--(seeds|from)=(\d+)$/;
const root = process.cwd();
const nodeArgs = [
  // The loader and its list of mutations are TypeScript without a package.json of their own.
  '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON',
  '--import',
  join(root, SIMULATION, 'loader', 'register.ts'),
];

function simulate(args: readonly string[], onLine?: (line: string) => void): Promise<number> {
  const command = [...nodeArgs, join(root, SIMULATION, 'main.ts'), ...args];
  return run(process.execPath, command, { cwd: root, ...(onLine && { onLine }) });
}

/** A seed is a life of its own, so a process for each processor takes its share of them, in a database of its own. */
async function simulateSideBySide(from: number, seeds: number, processes: number): Promise<number> {
  const sums = { passed: 0, failed: 0 };
  const listen = (line: string) => {
    const closing = /^(\d+) passed, (\d+) failed$/.exec(line);
    if (!closing) return void process.stdout.write(`${line}\n`);
    sums.passed += Number(closing[1]);
    sums.failed += Number(closing[2]);
  };
  const at = (share: number) => from + Math.floor((seeds * share) / processes);
  const shares = Array.from({ length: processes }, (_, share) => ({ first: at(share), next: at(share + 1) }));
  const codes = await Promise.all(
    shares.map(({ first, next }) => simulate([`--from=${first}`, `--seeds=${next - first}`], listen)),
  );
  const missing = seeds - sums.passed - sums.failed;
  if (missing > 0) process.stderr.write(`${missing} of ${seeds} seeds were not looked at.\n`);
  process.stdout.write(`${sums.passed} passed, ${sums.failed + missing} failed\n`);
  return Math.max(...codes, missing > 0 ? 1 : 0);
}

const args = process.argv.slice(2);
const given = new Map(args.map((arg) => [MANY.exec(arg)?.[1], Number(MANY.exec(arg)?.[2])]));
const seeds = given.get('seeds') ?? 0;
const processes = Math.min(availableParallelism(), Math.floor(seeds / LEAST_OF_PROCESS));
const isPlain = args.every((arg) => MANY.test(arg));
process.exit(
  await (isPlain && processes > 1 ? simulateSideBySide(given.get('from') ?? 1, seeds, processes) : simulate(args)),
);
