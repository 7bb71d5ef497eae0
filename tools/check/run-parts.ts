import type { PartResult } from '../lib/part-result.ts';
import { inOnePiece, say, table } from '../lib/print.ts';
import { isAnew } from './parts.ts';
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

/** Neighbours that may go on side by side, together; the others alone. */
export function stagesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const stages: Part[][] = [];
  for (const part of parts) {
    const last = stages.at(-1);
    if (part.beside !== undefined && last?.[0]?.beside === part.beside) last.push(part);
    else stages.push([part]);
  }
  return stages;
}

async function runPart(options: TestOptions, { name, budgetMinutes, run }: Part): Promise<PartResult> {
  say(`\n── ${name} ──`);
  const started = performance.now();
  const counts = await run(options);
  return { name, budgetMinutes, seconds: (performance.now() - started) / 1000, ...counts };
}

/**
 * Runs the parts one after the other and stops behind the first that fails. Those that go on side by side are all brought to their
 * end, and each says what it has to say in one piece. Where results are kept several parts are Nx's, and two of it in one folder are
 * one too many: then nothing goes on side by side.
 */
export async function runParts(options: TestOptions, parts: readonly Part[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const stages = isAnew(options) ? stagesOf(parts) : parts.map((part) => [part]);
  for (const stage of stages) {
    if (results.some(({ failed }) => failed > 0)) {
      results.push(...stage.map(({ name, budgetMinutes }) => notRun(name, budgetMinutes)));
    } else if (stage.length > 1) {
      say(`\nSide by side: ${stage.map(({ name }) => name).join(', ')} …`);
      results.push(...(await Promise.all(stage.map((part) => inOnePiece(() => runPart(options, part))))));
    } else {
      for (const part of stage) results.push(await runPart(options, part));
    }
  }
  return results;
}

const notRun = (name: string, budgetMinutes: number): PartResult => ({
  name,
  budgetMinutes,
  seconds: undefined,
  passed: 0,
  failed: 0,
});

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
