/** `npm run bench:send -- --recipients=100000`: one large send from the call to the last rial. */
import { benchSend } from '../bench/bench-send.ts';
import type { SendResult } from '../bench/bench-send.ts';
import { startBench } from '../bench/bench-stack.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { RIAL_PER_RECIPIENT } from '../bench/numbers.ts';
import { writeResults } from '../bench/results.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { giveUp, say, table } from '../lib/print.ts';

const DEFAULT_RECIPIENTS = 100_000;

function readRecipients(): number {
  const given = process.argv.find((arg) => arg.startsWith('--recipients='))?.split('=')[1];
  const count = Number(given ?? DEFAULT_RECIPIENTS);
  if (!Number.isInteger(count) || count < 1)
    giveUp('--recipients takes a whole number, for instance --recipients=100000.');
  return count;
}

function report(result: SendResult): void {
  const { operatorAlone, counts, usage } = result;
  say(
    `Operator alone: ${operatorAlone.answersPerSecond} answers/s, ${operatorAlone.withReceiptsPerSecond} messages/s with receipts (window ${operatorAlone.window})`,
  );
  say(`Accepted in ${result.acceptMs} ms, ready to send after ${result.readySeconds.toFixed(2)} s more`);
  say(
    `End to end: ${result.messagesPerSecond} messages/s (${result.recipients} in ${result.totalSeconds.toFixed(1)} s, to the last receipt and the last rial)`,
  );
  say(`Recipients: ${counts.total} in all, ${counts.delivered} delivered, ${counts.in_doubt} in doubt`);
  say(
    `Money: ${result.costRial} rial held, ${result.chargedRial} charged, ${result.returnedRial} returned, ${result.heldAfterRial} still held`,
  );
  const rows = Object.entries(usage).map(([name, { cpuSeconds, peakMb }]) => [name, cpuSeconds.toFixed(1), peakMb]);
  for (const line of table(['process', 'CPU s', 'peak MB'], rows)) say(line);
}

const root = process.cwd();
const recipients = readRecipients();
try {
  const machine = describeMachine(root);
  say(machineLine(machine));
  const bench = await startBench(root);
  const measure = async () => {
    await bench.admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${recipients * RIAL_PER_RECIPIENT}`);
    return benchSend(bench, recipients);
  };
  const result = await measure().finally(bench.stop);
  report(result);
  say(`Raw results: ${writeResults(root, 'send', { machine, result })}`);
  const isWhole = result.counts.delivered === recipients && Number(result.heldAfterRial) === 0;
  say(`\n${isWhole ? 1 : 0} passed, ${isWhole ? 0 : 1} failed (every message delivered, no money left held)`);
  process.exit(isWhole ? 0 : 1);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
