/**
 * `npm run bench:send`: a million messages from the call to the last rial, login codes meanwhile, a stop and two
 * kills in full flight, and others side by side. `--recipients=100000`, `--without=others,codes,stop,restart`, `--json` (the raw results on stdout),
 * `--senders=1,2,3` (instead of all that: one send by one, two and three processes that only send, each on a fresh stack),
 * `--far` or `--far=5` (instead of all that: 300,000 with the database beside and behind a way whose answers come so many ms later, and cuts of it,
 * each of `--cut=10` seconds),
 * `--together` (API and sender as one process; without it the large send has one of its own, as `npm start` has it),
 * `--own-texts` (another text for each of the million), `--profile` (where the time of API and database goes; the figures suffer from it), `--write` (into docs/benchmarks.md).
 */
import { parseArgs } from 'node:util';
import { OPTIONAL_PARTS, benchSend } from '../bench/bench-send.ts';
import { startBench } from '../bench/bench-stack.ts';
import { benchFar } from '../bench/far/bench-far.ts';
import { farFaults, farReport } from '../bench/far/print-far.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { farSection, profileSection, sendSection, sendersSection } from '../bench/report.ts';
import { writeResults } from '../bench/results.ts';
import { PROMISED_RECIPIENTS, verdictOf } from '../bench/send/figures.ts';
import { sendReport } from '../bench/send/print-send.ts';
import { sendersFaults, sendersReport } from '../bench/send/print-senders.ts';
import { benchSenders } from '../bench/send/senders.ts';
import { complain, giveUp, say } from '../lib/print.ts';

const MOST_SENDERS = 8;
/** Of `--far`, which sends four times. */
const FAR_RECIPIENTS = 300_000;
const [MOST_DELAY_MS, MOST_CUT_SECONDS] = [1000, 300];

/** What `--far` and `--cut` say; a delay of undefined where nobody asked for one. */
function readFar({ far, cut }: { far?: string | undefined; cut: string }) {
  const [delayMs, cutSeconds] = [far === undefined ? undefined : Number(far), Number(cut)];
  if (delayMs !== undefined && !(delayMs > 0 && delayMs <= MOST_DELAY_MS))
    throw new Error(`--far takes milliseconds up to ${MOST_DELAY_MS}, for instance --far=1.`);
  if (!(cutSeconds >= 1 && cutSeconds <= MOST_CUT_SECONDS))
    throw new Error(`--cut takes seconds from 1 to ${MOST_CUT_SECONDS}, for instance --cut=10.`);
  return { delayMs, cutSeconds };
}

function readArguments() {
  const { values } = parseArgs({
    // Alone it is a millisecond.
    args: process.argv.slice(2).map((arg) => (arg === '--far' ? '--far=1' : arg)),
    options: {
      recipients: { type: 'string' },
      far: { type: 'string' },
      cut: { type: 'string', default: '10' },
      without: { type: 'string', default: '' },
      senders: { type: 'string' },
      'own-texts': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      together: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { delayMs, cutSeconds } = readFar(values);
  const recipients = Number(values.recipients ?? (delayMs === undefined ? PROMISED_RECIPIENTS : FAR_RECIPIENTS));
  if (!Number.isInteger(recipients) || recipients < 1)
    throw new Error('--recipients takes a whole number, for instance --recipients=100000.');
  const names = values.without.split(',').filter((name) => name !== '');
  const parts = OPTIONAL_PARTS.filter((part) => names.includes(part));
  if (parts.length < names.length) throw new Error(`--without takes some of ${OPTIONAL_PARTS.join(', ')}.`);
  const {
    profile: isProfiled,
    json: isJson,
    write: isWritten,
    'own-texts': hasOwnTexts,
    together: isTogether,
  } = values;
  const senders = values.senders?.split(',').map(Number) ?? [];
  if (!senders.every((count) => Number.isInteger(count) && count >= 1 && count <= MOST_SENDERS))
    throw new Error(`--senders takes numbers from 1 to ${MOST_SENDERS} with commas, for instance --senders=1,2,3.`);
  return {
    recipients,
    without: new Set(parts),
    senders,
    delayMs,
    cutSeconds,
    isProfiled,
    hasOwnTexts,
    isTogether,
    isJson,
    isWritten,
  };
}

/** One send by several processes, and nothing else. */
async function measureSenders({ recipients, senders, isJson, isWritten }: ReturnType<typeof readArguments>) {
  const tell = isJson ? complain : say;
  const machine = describeMachine(root);
  tell(machineLine(machine));
  const result = await benchSenders(root, { recipients, runs: senders, onStep: tell });
  for (const line of sendersReport(result)) tell(line);
  if (isJson) say(JSON.stringify({ machine, result }, null, 2));
  tell(`Raw results: ${writeResults(root, 'senders', { machine, result })}`);
  if (isWritten) writeSection(root, 'bench:send --senders', { machine, text: sendersSection(result) });
  return sendersFaults(result).length > 0;
}

/** The database beside and on another machine, and nothing else. */
async function measureFar(
  { recipients, cutSeconds, isJson, isWritten }: ReturnType<typeof readArguments>,
  delayMs: number,
) {
  const tell = isJson ? complain : say;
  const machine = describeMachine(root);
  tell(machineLine(machine));
  const result = await benchFar(root, { recipients, delayMs, cutSeconds, onStep: tell });
  for (const line of farReport(result)) tell(line);
  if (isJson) say(JSON.stringify({ machine, result }, null, 2));
  tell(`Raw results: ${writeResults(root, 'far', { machine, result })}`);
  if (isWritten) writeSection(root, 'bench:send --far', { machine, text: farSection(result) });
  return farFaults(result).length > 0;
}

const root = process.cwd();
try {
  const given = readArguments();
  if (given.delayMs !== undefined) process.exit(Number(await measureFar(given, given.delayMs)));
  if (given.senders.length > 0) process.exit(Number(await measureSenders(given)));
  const { isJson, isWritten, isTogether, ...asked } = given;
  // With --json the results are alone on stdout.
  const tell = isJson ? complain : say;
  const machine = describeMachine(root);
  tell(machineLine(machine));
  const bench = await startBench(root, { isProfiled: asked.isProfiled, bulkApart: !isTogether });
  const result = await benchSend(bench, { ...asked, onStep: tell }).finally(bench.stop);
  for (const line of sendReport(result)) tell(line);
  if (isJson) say(JSON.stringify({ machine, result }, null, 2));
  tell(`Raw results: ${writeResults(root, 'send', { machine, result })}`);
  const { profile } = result.million;
  if (isWritten && profile) writeSection(root, 'bench:send --profile', { machine, text: profileSection(profile) });
  if (isWritten && !profile) writeSection(root, 'bench:send', { machine, text: sendSection(result) });
  const missed = result.figures.filter((figure) => verdictOf(figure) === 'missed');
  const passed = result.figures.length - missed.length;
  tell(`\n${passed} of ${result.figures.length} figures reach what they must; ${result.faults.length} laws broken`);
  process.exit(missed.length > 0 || result.faults.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
