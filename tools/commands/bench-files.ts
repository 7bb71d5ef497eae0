/**
 * `npm run bench:files`: a million rows checked in a real browser, as csv, as xlsx of numbers and as xlsx of a million unique texts, by the
 * product and by packages with the same rule of a number; then from the dropped file to its price in the panel, and what the price of a
 * quick send takes. `--write` puts it into docs/benchmarks.md; `--without-others` measures only the product, `--to-quote` only the panel.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBench } from '../bench/bench-stack.ts';
import type { BenchStack } from '../bench/bench-stack.ts';
import { benchFiles } from '../bench/files/bench-files.ts';
import { benchFileToQuote, benchQuickQuote } from '../bench/files/file-to-quote.ts';
import { makeFiles } from '../bench/files/make-files.ts';
import type { BenchFile } from '../bench/files/make-files.ts';
import {
  FILE_TITLES,
  QUOTE_TITLES,
  RUNS,
  fileRows,
  filesSection,
  quickQuoteLine,
  quoteRows,
  quoteVerdictsOf,
  verdictsOf,
} from '../bench/files/print-files.ts';
import type { QuoteResults } from '../bench/files/print-files.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { writeResults } from '../bench/results.ts';
import { giveUp, say, table } from '../lib/print.ts';

const root = process.cwd();
const machine = describeMachine(root);
const folder = mkdtempSync(join(tmpdir(), 'peyk-bench-files-'));

async function measureQuotes(bench: BenchStack, files: readonly BenchFile[]): Promise<QuoteResults> {
  return { files: await benchFileToQuote(bench, files), quick: await benchQuickQuote(bench) };
}

try {
  say(machineLine(machine));
  const others = !process.argv.includes('--without-others');
  const files = await makeFiles(folder);
  const isWhole = !process.argv.includes('--to-quote');
  const results = isWhole ? await benchFiles(folder, files, { runs: RUNS, others, onStep: say }) : [];
  if (isWhole) for (const line of table(FILE_TITLES, fileRows(results))) say(line);
  const bench = await startBench(root);
  const quotes = await measureQuotes(bench, files).finally(bench.stop);
  for (const line of table(QUOTE_TITLES, quoteRows(quotes.files))) say(line);
  say(quickQuoteLine(quotes.quick));
  if (isWhole && process.argv.includes('--write')) {
    writeSection(root, 'bench:files', { machine, text: filesSection(results, quotes) });
  }
  say(`Raw results: ${writeResults(root, 'files', { machine, results, quotes })}`);
  const verdicts = [...verdictsOf(results), ...quoteVerdictsOf(quotes)];
  const failed = verdicts.filter(({ holds }) => !holds);
  for (const { title } of failed) say(`✖ ${title}`);
  say(`\n${verdicts.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
