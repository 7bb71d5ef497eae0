/**
 * `npm run bench:send`: a million messages from the call to the last rial, login codes meanwhile, a stop and two
 * kills in full flight, and others side by side. `--recipients=100000`, `--without=others,codes,stop,restart`, `--json` (the raw results on stdout),
 * `--own-texts` (another text for each of the million), `--profile` (where the time of API and database goes; the figures suffer from it), `--write` (into docs/benchmarks.md).
 */
import { parseArgs } from 'node:util';
import { OPTIONAL_PARTS, benchSend } from '../bench/bench-send.ts';
import { startBench } from '../bench/bench-stack.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { profileSection, sendSection } from '../bench/report.ts';
import { writeResults } from '../bench/results.ts';
import { PROMISED_RECIPIENTS, verdictOf } from '../bench/send/figures.ts';
import { sendReport } from '../bench/send/print-send.ts';
import { complain, giveUp, say } from '../lib/print.ts';

function readArguments() {
  const { values } = parseArgs({
    options: {
      recipients: { type: 'string', default: String(PROMISED_RECIPIENTS) },
      without: { type: 'string', default: '' },
      'own-texts': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const recipients = Number(values.recipients);
  if (!Number.isInteger(recipients) || recipients < 1)
    throw new Error('--recipients takes a whole number, for instance --recipients=100000.');
  const names = values.without.split(',').filter((name) => name !== '');
  const parts = OPTIONAL_PARTS.filter((part) => names.includes(part));
  if (parts.length < names.length) throw new Error(`--without takes some of ${OPTIONAL_PARTS.join(', ')}.`);
  const { profile: isProfiled, json: isJson, write: isWritten, 'own-texts': hasOwnTexts } = values;
  return { recipients, without: new Set(parts), isProfiled, hasOwnTexts, isJson, isWritten };
}

const root = process.cwd();
try {
  const { isJson, isWritten, ...asked } = readArguments();
  // With --json the results are alone on stdout.
  const tell = isJson ? complain : say;
  const machine = describeMachine(root);
  tell(machineLine(machine));
  const bench = await startBench(root, { isProfiled: asked.isProfiled });
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
