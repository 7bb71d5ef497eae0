/**
 * `npm run bench:data`: every list and filter of an account with a million contacts, 10,000 sends and 20,000,000 recipients. `--write` puts it
 * into docs/benchmarks.md; `--contacts=`, `--sends=`, `--recipients=`, `--largest=`, `--inbox=` for other sizes.
 */
import { startBench } from '../bench/bench-stack.ts';
import { benchData } from '../bench/data/bench-data.ts';
import type { DataResult } from '../bench/data/bench-data.ts';
import type { DataSizes } from '../bench/data/seed-data.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { dataSection, DATA_TITLES, dataRow } from '../bench/report-data.ts';
import { writeResults } from '../bench/results.ts';
import { giveUp, say, table } from '../lib/print.ts';

const WANTED: DataSizes = {
  contacts: 1_000_000,
  sends: 10_000,
  recipients: 20_000_000,
  largest: 1_000_000,
  inbox: 200_000,
};

function sizesOf(args: readonly string[]): DataSizes {
  const given = (name: keyof DataSizes) => {
    const text = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
    const count = text === undefined ? WANTED[name] : Number(text);
    if (!Number.isSafeInteger(count) || count < 1) throw new Error(`--${name} takes a count, not "${text}".`);
    return count;
  };
  const largest = Math.min(given('largest'), given('recipients'));
  return {
    contacts: given('contacts'),
    sends: given('sends'),
    recipients: given('recipients'),
    largest,
    inbox: given('inbox'),
  };
}

const root = process.cwd();
try {
  const sizes = sizesOf(process.argv.slice(2));
  const machine = describeMachine(root);
  say(machineLine(machine));
  say(
    `One account with ${Object.entries(sizes)
      .map(([name, count]) => `${name} ${count.toLocaleString('en')}`)
      .join(', ')}:`,
  );
  const bench = await startBench(root);
  const results = await benchData(bench, sizes, say).finally(bench.stop);
  for (const line of table(DATA_TITLES, results.map(dataRow))) say(line);
  if (process.argv.includes('--write'))
    writeSection(root, 'bench:data', { machine, text: dataSection(sizes, results) });
  say(`Raw results: ${writeResults(root, 'data', { machine, sizes, results })}`);
  const failed = results.filter(({ timesMs, mustMs }: DataResult) => timesMs.p95 > mustMs);
  for (const { name, timesMs, mustMs } of failed)
    say(`Too slow: ${name}, p95 ${timesMs.p95.toFixed(1)} ms of ${mustMs}.`);
  say(`\n${results.length - failed.length} passed, ${failed.length} failed (p95 of each question below its limit)`);
  process.exit(failed.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
