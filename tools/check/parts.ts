import { join } from 'node:path';
import { runNx, runTasks } from '../lib/nx.ts';
import { brokenTests, countTask, countTests, skippedTests, slowTestFiles, withoutColour } from '../lib/output.ts';
import type { Counts, TaskOutput } from '../lib/output.ts';
import { complain, say } from '../lib/print.ts';
import { run } from '../lib/run.ts';
import { typecheckAll } from './typecheck.ts';
import { testAll } from './unit.ts';

export interface TestOptions {
  root: string;
  /** Arguments for Nx where a part runs it: which projects, and whether cached results count. */
  nxArgs: readonly string[];
}

/** One part of `npm test`. */
export interface Part {
  name: string;
  budgetMinutes: number;
  /**
   * Where everything is looked at anew, it goes on at the same time as the parts before and after it that say the same; a part that
   * says nothing has the machine to itself.
   */
  beside?: string;
  run(options: TestOptions): Promise<PartCounts>;
}

export interface PartCounts extends Counts {
  /** What failed, by name. */
  broken?: readonly string[];
  /** Tests that this machine lacks something for: the lines that say what. */
  skipped?: readonly string[];
}

const NO_CACHE = '--skip-nx-cache';

/** Two cores. Tests wait for databases and browsers for a sixth of their time, so one more of them finds work. */
const AT_ONCE: Readonly<Record<string, string>> = { test: '--parallel=3' };
const TWO_AT_ONCE = '--parallel=2';

const HEADER = '> nx run ';

/** Says which task is done, while it goes on. */
function sayTask(line: string): void {
  const plain = withoutColour(line);
  if (plain.startsWith(HEADER)) say(`  ${plain.slice(HEADER.length)}`);
}

const SLOWEST_SHOWN = 8;
const WORTH_SAYING_S = 10;

/** Where the time went, for anyone who wants it back. */
function saySlowest(tasks: readonly TaskOutput[]): void {
  const slow = tasks
    .filter(({ seconds }) => seconds >= WORTH_SAYING_S)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_SHOWN);
  if (slow.length > 0)
    say(`  Slowest: ${slow.map(({ task, seconds }) => `${task} ${Math.round(seconds)} s`).join(', ')}`);
  // Of the quick tier, for tools/jest/long-tests.json.
  const files = slowTestFiles(tasks).slice(0, SLOWEST_SHOWN);
  if (files.length > 0) say(`  Slowest test files: ${files.join(', ')}`);
}

/** Whether everything is looked at anew: then Nx and the results it keeps are of no use to what reads the whole workspace. */
export const isAnew = ({ nxArgs }: TestOptions) =>
  nxArgs.every((arg) => arg === NO_CACHE) && (nxArgs.length > 0 || Boolean(process.env['CI']));

/** Runs targets of the projects that `nxArgs` names, of all without. */
export async function runTargets({ root, nxArgs }: TestOptions, targets: readonly string[]): Promise<PartCounts> {
  const atOnce = AT_ONCE[targets.join()] ?? TWO_AT_ONCE;
  const { code, tasks, lines } = await runTasks(root, ['run-many', '-t', ...targets, ...nxArgs, atOnce], sayTask);
  for (const task of tasks.filter(({ failed }) => failed)) complain(`\n✖ ${task.task}\n${task.lines.join('\n')}`);
  saySlowest(tasks);
  const counts = tasks.map(countTask);
  const total = {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    broken: tasks.flatMap(brokenTests),
    skipped: skippedTests(tasks.flatMap((task) => task.lines)),
  };
  // Nx itself can fail, for instance on a broken project file.
  if (code !== 0 && total.failed === 0) {
    complain(lines.join('\n'));
    return { ...total, failed: 1 };
  }
  return total;
}

/** What the rule of boundaries prints in the place of its work when Nx has not yet looked at the projects. */
const SKIPPED = 'The rule will be skipped';

/** Where nothing is kept from the last time, one ESLint for all: forty that start take three times as long. */
async function runLint(options: TestOptions): Promise<PartCounts> {
  if (!process.env['CI'] || options.nxArgs.some((arg) => arg !== NO_CACHE)) return runTargets(options, ['lint']);
  const { root } = options;
  // Without it nothing knows the projects, and their boundaries would be passed over.
  const known = await runNx(root, ['show', 'projects'], () => undefined);
  const eslint = join(root, 'node_modules', 'eslint', 'bin', 'eslint.js');
  let skipped = 0;
  const code = await run(process.execPath, [eslint, 'apps', 'libs', 'tools', '--max-warnings=0'], {
    cwd: root,
    onLine: (line) => {
      if (line.includes(SKIPPED)) skipped += 1;
      else say(line);
    },
  });
  if (skipped > 0) say(`The boundaries between projects were not looked at, ${skipped} times.`);
  return code === 0 && known === 0 && skipped === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Project by project where results are kept; where none are, those programs together would take three times as long. */
function runTypecheck(options: TestOptions): Promise<PartCounts> {
  return isAnew(options) ? typecheckAll(options.root) : runTargets(options, ['typecheck']);
}

/** As with types: project by project only where results are kept. */
function runUnit(options: TestOptions): Promise<PartCounts> {
  return isAnew(options) ? testAll(options.root) : runTargets(options, ['test']);
}

/** Where results of earlier runs are kept; `.ci/run` names an empty folder. */
const keptFolder = (root: string) => process.env['PEYK_KEPT'] ?? join(root, '.nx');

/** Every file is written the one way that Prettier knows; what it has seen before it does not read again. */
async function checkFormat({ root, nxArgs }: TestOptions): Promise<Counts> {
  const prettier = join(root, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  const kept = ['--cache', '--cache-strategy=content', `--cache-location=${join(keptFolder(root), 'prettier')}`];
  const args = [prettier, '--check', '--log-level=warn', '.', ...(nxArgs.includes(NO_CACHE) ? [] : kept)];
  const code = await run(process.execPath, args, { cwd: root, onLine: (line) => say(`  ${line}`) });
  if (code !== 0) say('  npx prettier --write <file> writes it as it should be.');
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs one of our commands; its own closing line counts, or it counts as one. */
export async function runCommand(root: string, command: string, args: readonly string[] = []): Promise<Counts> {
  const lines: string[] = [];
  const code = await run(process.execPath, [join(root, 'tools', 'commands', `${command}.ts`), ...args], {
    cwd: root,
    onLine: (line) => {
      lines.push(line);
      say(`  ${line}`);
    },
  });
  const closing = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '');
  if (closing) return { passed: Number(closing[1]), failed: Number(closing[2]) };
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Tests of whole processes: their project builds and starts what it needs. `chosen` are the files to run, all without. */
export async function runEndToEnd(
  { root, nxArgs }: TestOptions,
  project: string,
  chosen: readonly string[] = [],
): Promise<PartCounts> {
  const task = `${project}:e2e`;
  const args = ['run', task, ...nxArgs.filter((arg) => arg === NO_CACHE), ...chosen];
  const { code, tasks } = await runTasks(root, args, (line) => say(`  ${line}`));
  const counts = {
    ...countTests(tasks.find((one) => one.task === task)?.lines ?? []),
    broken: tasks.flatMap(brokenTests),
  };
  // A run that says nothing of a single test has not shown anything.
  const silent = counts.passed + counts.failed === 0;
  return silent || (code !== 0 && counts.failed === 0) ? { ...counts, failed: 1 } : counts;
}

/** `--projects=a,b` and `--no-cache`, for Nx. */
export function readNxArgs(args: readonly string[]): string[] {
  return args.flatMap((arg) => {
    if (arg === '--no-cache') return [NO_CACHE];
    return arg.startsWith('--projects=') ? [arg] : [];
  });
}

/** Both themes on a desktop and in the narrowest window: too long for every day, so only `npm run prove` takes it. */
const STORIES_IN_ALL_VIEWS: Part = {
  name: 'stories',
  budgetMinutes: 20,
  run: ({ root }) => runCommand(root, 'stories'),
};

const BEFORE_BROWSERS: readonly Part[] = [
  { name: 'gen', budgetMinutes: 0.2, run: ({ root }) => runCommand(root, 'gen', ['--check']) },
  { name: 'tidy', budgetMinutes: 0.2, run: ({ root }) => runCommand(root, 'tidy') },
  // One core each, and two of them need not wait for a third.
  { name: 'format', budgetMinutes: 1, beside: 'reading', run: checkFormat },
  { name: 'lint', budgetMinutes: 1.5, beside: 'reading', run: runLint },
  { name: 'typecheck', budgetMinutes: 1.5, beside: 'reading', run: runTypecheck },
  { name: 'unit', budgetMinutes: 6.5, run: runUnit },
  { name: 'build', budgetMinutes: 0.6, run: (options) => runTargets(options, ['build']) },
  { name: 'size', budgetMinutes: 0.2, run: ({ root }) => runCommand(root, 'size', ['--no-build']) },
];

/**
 * In this order: the cheap ones that fail most come first. Budgets are what a part may take on two cores with nothing kept, together a
 * quarter of an hour (of those side by side the longest). One that takes more says so at the end, and is to be made quicker or to
 * leave more to the long tier.
 */
export const PARTS: readonly Part[] = [
  ...BEFORE_BROWSERS,
  { name: 'stories', budgetMinutes: 2, run: ({ root }) => runCommand(root, 'stories', ['--quick', '--first']) },
  // Three senders, of which one is killed and one stands still; every such trouble is the long tier's.
  {
    name: 'faults',
    budgetMinutes: 1.5,
    run: (options) => runEndToEnd(options, 'api-e2e', ['three-senders']),
  },
  // Signing in, sending, paying, the desk and what is most used; what a change reaches has all journeys of its domain in `npm run affected`.
  { name: 'e2e', budgetMinutes: 2.3, run: (options) => runEndToEnd(options, 'panel-e2e', ['--set=main']) },
];

/** What `npm test -- --long` runs in their place: also long tests, and every journey. */
export const LONG_PARTS: readonly Part[] = [
  ...BEFORE_BROWSERS.map((part) => (part.name === 'unit' ? { ...part, budgetMinutes: 14 } : part)),
  { name: 'stories', budgetMinutes: 4.5, run: ({ root }) => runCommand(root, 'stories', ['--quick']) },
  { name: 'faults', budgetMinutes: 3, run: (options) => runEndToEnd(options, 'api-e2e') },
  { name: 'e2e', budgetMinutes: 10, run: (options) => runEndToEnd(options, 'panel-e2e') },
];

/** The engine through a thousand short lives; every day it goes through two hundred of them. */
const SIMULATION: Part = {
  name: 'simulation',
  budgetMinutes: 10,
  run: ({ root }) => runCommand(root, 'simulate', ['--seeds=1000']),
};

/** A domain is generated and must pass every check there is. */
const GENERATED: Part = { name: 'generated', budgetMinutes: 10, run: (options) => runTargets(options, ['prove']) };

/** Payments with faults and clients on one wallet, a hundred times as many as every day. */
const PAYMENTS: Part = { name: 'payments', budgetMinutes: 12, run: ({ root }) => runCommand(root, 'bench-payments') };

/** Whether the seeds of the simulation would notice: minutes, because each fault is another run of them. */
const PLANTED_FAULTS: Part = {
  name: 'planted',
  budgetMinutes: 15,
  run: ({ root }) => runCommand(root, 'simulate', ['--mutations']),
};

/** Whether the tests would notice a weakness: each is planted in a copy and the tests that must fail are run. */
const MUTANTS: Part = {
  name: 'mutants',
  budgetMinutes: 20,
  run: ({ root }) => runCommand(root, 'prove', ['--mutants']),
};

/** What nobody sees every day and everybody counts on, each with the product as it is built: see tools/commands/prove.ts. */
const DRILLS: readonly Part[] = [
  { name: 'restore', budgetMinutes: 3, run: ({ root }) => runCommand(root, 'prove', ['--restore']) },
  { name: 'archive', budgetMinutes: 3, run: ({ root }) => runCommand(root, 'prove', ['--archive']) },
  { name: 'upgrade', budgetMinutes: 5, run: ({ root }) => runCommand(root, 'prove', ['--upgrade']) },
  { name: 'storm', budgetMinutes: 25, run: ({ root }) => runCommand(root, 'prove', ['--storm']) },
];

/** A journey for each way to send. */
const SENDING = ['send', 'phonebook-send', 'file-send', 'own-texts', 'bank-send', 'map-send', 'tower-send'];

/** The ways to send once more, as a phone shows them. */
const SENDING_BY_PHONE: Part = {
  name: 'e2e phone',
  budgetMinutes: 3,
  run: async ({ root, nxArgs }) => {
    process.env['PEYK_E2E_VIEW'] = 'phone';
    try {
      const journeys = SENDING.map((name) => `journeys/${name}.journey`);
      return await runEndToEnd({ root, nxArgs }, 'panel-e2e', journeys);
    } finally {
      delete process.env['PEYK_E2E_VIEW'];
    }
  },
};

/** What `npm run prove` runs in their place. */
export const WHOLE_PARTS: readonly Part[] = [
  ...LONG_PARTS.map((part) => (part.name === STORIES_IN_ALL_VIEWS.name ? STORIES_IN_ALL_VIEWS : part)),
  SENDING_BY_PHONE,
  SIMULATION,
  PAYMENTS,
  ...DRILLS,
  GENERATED,
  PLANTED_FAULTS,
  MUTANTS,
];
