/**
 * `npm run bench:webhooks`: events to many addresses, one of them slow; and a large send without and beside 10,000 webhooks a minute.
 * `--recipients=100000` (0: only the addresses); `--write` puts the result into docs/benchmarks.md.
 */
import { parseArgs } from 'node:util';
import { startBench } from '../bench/bench-stack.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { webhooksSection } from '../bench/report.ts';
import { writeResults } from '../bench/results.ts';
import { benchWebhooks } from '../bench/webhooks/bench-webhooks.ts';
import { BESIDE_TITLES, besideRows, fanOutLines } from '../bench/webhooks/print-webhooks.ts';
import { giveUp, say, table } from '../lib/print.ts';

function readArguments() {
  const { values } = parseArgs({
    options: {
      recipients: { type: 'string', default: '1000000' },
      write: { type: 'boolean', default: false },
    },
  });
  const recipients = Number(values.recipients);
  if (!Number.isInteger(recipients) || recipients < 0)
    throw new Error('--recipients takes a whole number, for instance --recipients=100000.');
  return { recipients, isWritten: values.write };
}

const root = process.cwd();
try {
  const { recipients, isWritten } = readArguments();
  const machine = describeMachine(root);
  say(machineLine(machine));
  const bench = await startBench(root, { settings: { PEYK_WEBHOOK_PRIVATE: 'allow' } });
  const result = await benchWebhooks(bench, { recipients, onStep: say }).finally(bench.stop);
  for (const line of fanOutLines(result)) say(line);
  if (recipients > 0) for (const line of table(BESIDE_TITLES, besideRows(result))) say(line);
  else say('The large send was not run.');
  if (isWritten) writeSection(root, 'bench:webhooks', { machine, text: webhooksSection(result) });
  say(`Raw results: ${writeResults(root, 'webhooks', { machine, result })}`);
  for (const fault of result.faults) say(`BROKEN: ${fault}`);
  say(`\n${result.faults.length} laws broken`);
  process.exit(result.faults.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
