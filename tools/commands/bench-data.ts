/**
 * `npm run bench:data`: every list and filter of an account with a million contacts, 10,000 sends and 20,000,000 recipients, its pages in a
 * browser, an import and an export of a million, and a send beside all of it; `--parts=lists,moves` only some of these. `--write` puts it
 * into docs/benchmarks.md; `--contacts=`, `--sends=`, `--recipients=`, `--largest=`, `--inbox=` for other sizes. `--keep=FOLDER` leaves the
 * filled database there, and asks it again the next time; `--only=contacts: name` asks only what has these words.
 */
import { startBench } from '../bench/bench-stack.ts';
import { DATA_PARTS, benchData } from '../bench/data/bench-data.ts';
import type { DataPart } from '../bench/data/bench-data.ts';
import type { DataSizes } from '../bench/data/seed-data.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { dataSection, dataTables, dataVerdicts } from '../bench/report-data.ts';
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
    const text = optionOf(args, name);
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

function optionOf(args: readonly string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
}

function partsOf(args: readonly string[]): ReadonlySet<DataPart> {
  const names = optionOf(args, 'parts')?.split(',') ?? DATA_PARTS;
  const unknown = names.find((name) => !DATA_PARTS.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`--parts takes ${DATA_PARTS.join(', ')}, not "${unknown}".`);
  return new Set(DATA_PARTS.filter((part) => names.includes(part)));
}

const root = process.cwd();
try {
  const args = process.argv.slice(2);
  const sizes = sizesOf(args);
  const machine = describeMachine(root);
  say(machineLine(machine));
  say(
    `One account with ${Object.entries(sizes)
      .map(([name, count]) => `${name} ${count.toLocaleString('en')}`)
      .join(', ')}:`,
  );
  const bench = await startBench(root, { keep: optionOf(args, 'keep'), jobsApart: true });
  const asked = { root, sizes, parts: partsOf(args), only: optionOf(args, 'only'), tell: say };
  const figures = await benchData(bench, asked).finally(bench.stop);
  for (const { about, titles, rows } of dataTables(figures))
    for (const line of ['', about, ...table(titles, rows)]) say(line);
  if (args.includes('--write')) writeSection(root, 'bench:data', { machine, text: dataSection(sizes, figures) });
  say(`Raw results: ${writeResults(root, 'data', { machine, sizes, ...figures })}`);
  const verdicts = dataVerdicts(figures);
  const failed = verdicts.filter(({ holds }) => !holds);
  for (const { title } of failed) say(`Over the limit: ${title}.`);
  say(`\n${verdicts.length - failed.length} passed, ${failed.length} failed`);
  process.exit(failed.length > 0 ? 1 : 0);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
