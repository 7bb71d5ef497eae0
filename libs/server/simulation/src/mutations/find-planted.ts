import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MUTATIONS } from './mutations';

export interface Finding {
  name: string;
  /** How many seeds it took; undefined when none of them found it. */
  seeds: number | undefined;
  /** What was broken, or why the run says nothing. */
  law: string;
}

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs this program again with one fault planted, up to `seeds` seeds, until one finds it. */
async function find(name: string, seeds: number): Promise<Finding> {
  const [program = ''] = process.argv.slice(1);
  const args = [...process.execArgv, program, `--mutation=${name}`, `--seeds=${seeds}`, '--stop'];
  const output = await promisify(execFile)(process.execPath, args, { maxBuffer: MOST_OUTPUT_BYTES }).then(
    ({ stdout }) => stdout,
    (failed: { stdout?: string; message: string }) => failed.stdout || failed.message,
  );
  const lines = output.split('\n');
  const at = lines.findIndex((line) => line.includes('breaks a law'));
  if (at < 0) return { name, seeds: undefined, law: lines.at(-2) ?? 'it said nothing' };
  return { name, seeds: Number(/^seed (\d+)/.exec(lines[at] ?? '')?.[1]), law: (lines[at + 1] ?? '').trim() };
}

/** Plants each fault in turn and tells `say` what found it; answers how many were found and how many were not. */
export async function findPlanted(seeds: number, say: (line: string) => void) {
  const counts = { passed: 0, failed: 0 };
  for (const { name } of MUTATIONS) {
    const finding = await find(name, seeds);
    if (finding.seeds === undefined) counts.failed += 1;
    else counts.passed += 1;
    const found = finding.seeds === undefined ? 'NOT FOUND' : `found by seed ${finding.seeds}`;
    say(`${name}: ${found}: ${finding.law.slice(0, 140)}`);
  }
  return counts;
}
