import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { say, table } from '../lib/print.ts';
import { run } from '../lib/run.ts';
import { judge } from './judge.ts';
import type { Verdict } from './judge.ts';
import { isOfContract } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import { runTests } from './run-tests.ts';
import { createScratch } from './scratch.ts';
import type { Scratch } from './scratch.ts';

interface Outcome {
  name: string;
  verdict: Verdict;
  seconds: number;
}

/** Writes the generated files anew. @returns what it refused; undefined when it did not. */
async function generate(root: string): Promise<string | undefined> {
  const lines: string[] = [];
  const code = await run(process.execPath, [join(root, 'tools', 'commands', 'gen.ts')], {
    cwd: root,
    onLine: (line) => lines.push(line),
  });
  return code === 0 ? undefined : lines.filter(Boolean).join(' ');
}

async function judgeMutant({ root }: Scratch, mutant: Mutant): Promise<Verdict> {
  const refusal = isOfContract(mutant) ? await generate(root) : undefined;
  if (mutant.noticedBy === 'gen') return refusal ? { is: 'found', by: `gen: ${refusal}` } : { is: 'survived' };
  if (refusal) return { is: 'broken', why: `gen: ${refusal}` };
  return judge(await runTests(root, mutant.noticedBy));
}

async function tryMutant(scratch: Scratch, mutant: Mutant, failing: ReadonlyMap<string, string>): Promise<Outcome> {
  const broken = mutant.noticedBy === 'gen' ? undefined : mutant.noticedBy.find((file) => failing.has(file));
  if (broken) return { name: mutant.name, verdict: { is: 'broken', why: `${broken} fails without it` }, seconds: 0 };
  const started = performance.now();
  try {
    scratch.plant(mutant);
    const verdict = await judgeMutant(scratch, mutant);
    return { name: mutant.name, verdict, seconds: (performance.now() - started) / 1000 };
  } finally {
    scratch.restore();
  }
}

/** A test that fails anyway notices nothing. @returns the files that do, and why. */
async function failingWithoutMutant({ root }: Scratch, mutants: readonly Mutant[]): Promise<Map<string, string>> {
  const files = [...new Set(mutants.flatMap(({ noticedBy }) => (noticedBy === 'gen' ? [] : noticedBy)))];
  const { testResults } = await runTests(root, files);
  const failing = testResults.flatMap(({ name, message, assertionResults }): [string, string][] => {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (assertionResults.length > 0 && !failed) return [];
    return [[relative(realpathSync(root), name), failed?.fullName ?? message.trim()]];
  });
  return new Map(failing);
}

function inWords(verdict: Verdict): string {
  if (verdict.is === 'found') return `found by ${verdict.by}`;
  return verdict.is === 'survived' ? 'SURVIVED' : `SHOWS NOTHING: ${verdict.why}`;
}

/**
 * Plants the mutants one after the other in a copy of the checkout and runs the tests that must notice. Prints a table.
 * @returns how many were found and how many were not.
 */
export async function runMutants(
  root: string,
  mutants: readonly Mutant[],
): Promise<{ passed: number; failed: number }> {
  const scratch = createScratch(root);
  try {
    const failing = await failingWithoutMutant(scratch, mutants);
    for (const [file, why] of failing) say(`✖ ${file} fails without any mutant: ${why}`);
    const outcomes: Outcome[] = [];
    for (const mutant of mutants) {
      const outcome = await tryMutant(scratch, mutant, failing);
      outcomes.push(outcome);
      say(`${outcome.verdict.is === 'found' ? '✔' : '✖'} ${outcome.name}: ${inWords(outcome.verdict)}`);
    }
    const rows = outcomes.map(({ name, verdict, seconds }) => [
      name,
      seconds.toFixed(1),
      inWords(verdict).slice(0, 120),
    ]);
    say('');
    for (const line of table(['mutant', 'seconds', ''], rows)) say(line);
    const passed = outcomes.filter(({ verdict }) => verdict.is === 'found').length;
    return { passed, failed: outcomes.length - passed };
  } finally {
    scratch.remove();
  }
}
