/**
 * `npm run prove`: the whole. All tests anew, then the benchmarks; what came out goes to docs/benchmarks.md with commit,
 * machine and settings. A part that failed is said to have failed, and a figure that was not measured is not written. Of what follows only the soak is
 * not in it: it takes an hour by itself. The restore needs `initdb` and `pg_basebackup`.
 * `npm run prove -- --restore` only restores an installation to the middle of a send and sees what becomes of it: docs/restore.md.
 * `npm run prove -- --storm` only kills three senders and the database a hundred times in a million; `--storm=50000,10`: 50,000 messages, ten kills.
 * `npm run prove -- --soak` only sends 500 a second for an hour and looks at memory and tables; `--soak=20`: for twenty minutes.
 * `npm run prove -- --archive` only puts recipients into files and brings them back, and kills who does it at each step; `--archive=1000000` so many.
 * `npm run prove -- --upgrade` only upgrades an installation in the middle of a send, from a version of before: docs/migrations.md. `--upgrade=REF` names its
 * commit, `--upgrade=REF,200000` also how many messages. It needs the history of git.
 * `npm run prove -- --mutants` only plants the weaknesses of tools/mutants and sees whether the tests notice; `--mutants=a,b` some.
 */
import { ArchiveDrillError, drillArchive } from '../archive/drill.ts';
import { WHOLE_PARTS } from '../check/parts.ts';
import { runParts, summarise } from '../check/run-parts.ts';
import { chooseTier } from '../check/tiers.ts';
import { benchApi } from '../bench/bench-api.ts';
import { benchPanel } from '../bench/bench-panel.ts';
import { benchPieces } from '../bench/bench-pieces.ts';
import { benchRunningReport } from '../bench/bench-running-report.ts';
import { benchSend } from '../bench/bench-send.ts';
import type { BenchOptions, BenchStack } from '../bench/bench-stack.ts';
import { startBench } from '../bench/bench-stack.ts';
import { describeMachine } from '../bench/machine.ts';
import { PAGE, writeSection } from '../bench/page.ts';
import type { SectionName } from '../bench/page.ts';
import { apiSection, panelSection, sendSection, testSection } from '../bench/report.ts';
import { writeResults } from '../bench/results.ts';
import { PROMISED_RECIPIENTS } from '../bench/send/figures.ts';
import { DrillError, drillRestore } from '../restore/drill.ts';
import { proveSoak, soakLines } from '../soak/soak.ts';
import { proveStorm } from '../storm/storm.ts';
import { readStormSize, stormLines } from '../storm/tell-storm.ts';
import { drillUpgrade } from '../upgrade/drill.ts';
import { UpgradeError } from '../upgrade/old-program.ts';
import { readUpgrade, upgradeLines } from '../upgrade/tell-upgrade.ts';
import { selectMutants } from '../mutants/mutant.ts';
import { MUTANTS } from '../mutants/mutants.ts';
import { runMutants } from '../mutants/run-mutants.ts';
import { panelUrl } from '../stack/settings.ts';
import { complain, giveUp, say } from '../lib/print.ts';

/** @returns undefined when it could not be measured; the reason is printed. */
async function attempt<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  say(`\n── ${name} ──`);
  try {
    return await work();
  } catch (error) {
    complain(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Measures on a new stack. */
function measure<T>(
  name: string,
  work: (bench: BenchStack) => Promise<T>,
  options: BenchOptions = {},
): Promise<T | undefined> {
  return attempt(name, async () => {
    const bench = await startBench(root, options);
    return work(bench).finally(bench.stop);
  });
}

/** Texts and tariffs for which the price shown is compared with the price charged. */
const BILLING_CASES = 1_000_000;

const SOAK_MINUTES = 60;
const ARCHIVED_RECIPIENTS = 50_000;

/** As `runCommand` of tools/check reads it, the last line counts. */
async function proveMutants(root: string, names: string | undefined): Promise<never> {
  try {
    const { passed, failed } = await runMutants(root, selectMutants(MUTANTS, names));
    say(`\n${passed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error));
  }
}

/** The last line says how it ended. */
async function proveRestore(root: string): Promise<never> {
  try {
    await drillRestore(root, { say });
  } catch (error) {
    if (!(error instanceof DrillError)) throw error;
    giveUp(error.message);
  }
  say('\nThe restore held what it promises.');
  process.exit(0);
}

/** The last line says how it ended. */
async function proveKills(root: string, size: string | undefined): Promise<never> {
  const wanted = readStormSize(size);
  if (!wanted) giveUp('--storm takes a number of messages and of kills: --storm=1000000,100.');
  const result = await proveStorm(root, { ...wanted, say });
  for (const line of stormLines(result)) say(line);
  say(`Raw results: ${writeResults(root, 'storm', { machine: describeMachine(root), result })}`);
  process.exit(result.faults.length === 0 ? 0 : 1);
}

/** The last line says how it ended. */
async function proveEvenness(root: string, minutes: string | undefined): Promise<never> {
  if (minutes !== undefined && !/^[1-9]\d{0,3}$/.test(minutes)) giveUp('--soak takes minutes: --soak=60.');
  const result = await proveSoak(root, { minutes: Number(minutes ?? SOAK_MINUTES), say });
  for (const line of soakLines(result)) say(line);
  say(`Raw results: ${writeResults(root, 'soak', { machine: describeMachine(root), result })}`);
  process.exit(result.faults.length === 0 ? 0 : 1);
}

/** The last line says how it ended. */
async function proveArchive(root: string, recipients: number): Promise<never> {
  try {
    await drillArchive(root, { say, recipients });
  } catch (error) {
    if (!(error instanceof ArchiveDrillError)) throw error;
    giveUp(error.message);
  }
  say('\nThe archive held what it promises.');
  process.exit(0);
}

/** The last line says how it ended. */
async function proveUpgrade(root: string, wanted: string | undefined): Promise<never> {
  const options = readUpgrade(wanted);
  if (!options)
    giveUp('--upgrade takes a commit, and a number of messages from 20,000 to 1,000,000: --upgrade=v1.0.0,100000.');
  try {
    const result = await drillUpgrade(root, { ...options, say });
    for (const line of upgradeLines(result)) say(line);
    say(`Raw results: ${writeResults(root, 'upgrade', { machine: describeMachine(root), result })}`);
    process.exit(result.faults.length === 0 ? 0 : 1);
  } catch (error) {
    if (!(error instanceof UpgradeError)) throw error;
    giveUp(`The upgrade could not be run: ${error.message}`);
  }
}

const root = process.cwd();
const soak = process.argv.slice(2).find((arg) => /^--soak(=|$)/.test(arg));
const storm = process.argv.slice(2).find((arg) => /^--storm(=|$)/.test(arg));
const upgrade = process.argv.slice(2).find((arg) => /^--upgrade(=|$)/.test(arg));
const mutants = process.argv.slice(2).find((arg) => /^--mutants(=|$)/.test(arg));
const archive = process.argv.slice(2).find((arg) => /^--archive(=\d+)?$/.test(arg));
if (process.argv.includes('--restore')) await proveRestore(root);
if (archive !== undefined) await proveArchive(root, Number(archive.split('=', 2)[1] ?? ARCHIVED_RECIPIENTS));
if (soak !== undefined) await proveEvenness(root, soak.split('=', 2)[1]);
if (storm !== undefined) await proveKills(root, storm.split('=', 2)[1]);
if (upgrade !== undefined) await proveUpgrade(root, upgrade.split('=', 2)[1]);
if (mutants !== undefined) await proveMutants(root, mutants.split('=', 2)[1]);
process.env['PEYK_BILLING_CASES'] ??= String(BILLING_CASES);
const machine = describeMachine(root);
chooseTier('long');
const tests = await runParts({ root, nxArgs: ['--skip-nx-cache'] }, WHOLE_PARTS);
const areGood = summarise(tests);
const api = await measure('bench:api', benchApi);
const login = await measure('bench:panel', ({ stack }) => benchPanel(panelUrl(stack.settings)));
const running = await measure('bench:panel --report', benchRunningReport);
const pieces = await attempt('bench:panel --pieces', () => benchPieces(root));
const whole = { recipients: PROMISED_RECIPIENTS, without: new Set<never>(), isProfiled: false, hasOwnTexts: false };
const send = await measure('bench:send', (bench) => benchSend(bench, { ...whole, onStep: say }), { bulkApart: true });
say(`Raw results: ${writeResults(root, 'prove', { machine, tests, api, login, running, pieces, send })}`);
const write = (name: SectionName, text: string) => writeSection(root, name, { machine, text });
write('tests', testSection(tests));
if (api) write('bench:api', apiSection(api));
if (login && pieces && running) write('bench:panel', panelSection({ login, pieces, running }));
if (send) write('bench:send', sendSection(send));
say(`Written: ${PAGE}`);
process.exit(areGood && api && login && pieces && running && send ? 0 : 1);
