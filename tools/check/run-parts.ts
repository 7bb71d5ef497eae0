import type { PartResult } from '../lib/part-result.ts';
import { say, table } from '../lib/print.ts';
import type { Part, TestOptions } from './parts.ts';

/**
 * The parts that `--only=lint,tidy` names, in their usual order; all of them without it.
 * @throws with one sentence when a name is unknown.
 */
export function selectParts(parts: readonly Part[], args: readonly string[]): readonly Part[] {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return parts;
  const names = only.split(',');
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Error(`there is no part "${unknown.join(', ')}". Known: ${parts.map(({ name }) => name).join(', ')}.`);
  }
  return parts.filter(({ name }) => names.includes(name));
}

/** Runs the parts one after the other and stops behind the first that fails. */
export async function runParts(options: TestOptions, parts: readonly Part[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const { name, budgetMinutes, run } of parts) {
    if (results.some(({ failed }) => failed > 0)) {
      results.push({ name, budgetMinutes, seconds: undefined, passed: 0, failed: 0 });
      continue;
    }
    say(`\n── ${name} ──`);
    const started = performance.now();
    const counts = await run(options);
    results.push({ name, budgetMinutes, seconds: (performance.now() - started) / 1000, ...counts });
  }
  return results;
}

function remark({ seconds, budgetMinutes, failed }: PartResult): string {
  if (seconds === undefined) return 'not run';
  if (failed > 0) return 'failed';
  const overSeconds = seconds - budgetMinutes * 60;
  return overSeconds > 0 ? `passed, but OVER ITS BUDGET by ${overSeconds.toFixed(1)} s` : 'passed';
}

/** The closing table and line. @returns whether everything that ran is in order. */
export function summarise(results: readonly PartResult[]): boolean {
  const rows = results.map((result) => [
    result.name,
    result.seconds === undefined ? '–' : result.seconds.toFixed(1),
    result.budgetMinutes,
    result.passed,
    result.failed,
    remark(result),
  ]);
  say('');
  for (const line of table(['part', 'seconds', 'budget (min)', 'passed', 'failed', ''], rows)) say(line);
  for (const line of results.flatMap(({ skipped = [] }) => skipped)) say(line);
  const broken = results.flatMap((result) => result.broken ?? []);
  for (const name of broken) say(`✖ ${name}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  say(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}
