/**
 * `npm run bench:files`: a million rows checked in a real browser, as csv, as xlsx of numbers and as xlsx of a million unique texts, by the
 * product and by packages with the same rule of a number. `--write` puts it into docs/benchmarks.md; `--without-others` measures
 * only the product.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchFiles } from '../bench/files/bench-files.ts';
import { FILE_TITLES, RUNS, fileRows, filesSection, verdictsOf } from '../bench/files/print-files.ts';
import { describeMachine, machineLine } from '../bench/machine.ts';
import { writeSection } from '../bench/page.ts';
import { writeResults } from '../bench/results.ts';
import { giveUp, say, table } from '../lib/print.ts';

const root = process.cwd();
const machine = describeMachine(root);
const folder = mkdtempSync(join(tmpdir(), 'peyk-bench-files-'));

try {
  say(machineLine(machine));
  const others = !process.argv.includes('--without-others');
  const results = await benchFiles(folder, { runs: RUNS, others, onStep: say });
  for (const line of table(FILE_TITLES, fileRows(results))) say(line);
  if (process.argv.includes('--write')) writeSection(root, 'bench:files', { machine, text: filesSection(results) });
  say(`Raw results: ${writeResults(root, 'files', { machine, results })}`);
  const verdicts = verdictsOf(results);
  const failed = verdicts.filter(({ holds }) => !holds);
  for (const { title } of failed) say(`✖ ${title}`);
  say(`\n${verdicts.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
