/** Reads the output of the tools that `npm test` runs: how many tests, and which could not run here. Which tasks failed Nx says itself. */

export interface Counts {
  passed: number;
  failed: number;
}

// eslint-disable-next-line no-control-regex -- terminal colours begin with a control character
const COLOUR = /\u001b\[[\d;]*m/g;

export function withoutColour(line: string): string {
  return line.replace(COLOUR, '');
}

/** Sums up Jest's and Playwright's closing lines: `Tests: 1 failed, 7 passed, 8 total` and `  5 passed (3.1s)` or `(1.8m)`. What is flaky passed in the end. */
export function countTests(lines: readonly string[]): Counts {
  const counts: Counts = { passed: 0, failed: 0 };
  for (const line of lines.map(withoutColour)) {
    if (!/^Tests:\s/.test(line) && !/^\s+\d+ (passed|failed|flaky)( \([\d.]+(ms|s|m|h)\))?$/.test(line)) continue;
    counts.passed += Number(/(\d+) (?:passed|flaky)/.exec(line)?.[1] ?? 0);
    counts.failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
  }
  return counts;
}

/**
 * The lines with which tests say that this machine lacks what they need: `skipped: <tests>: <what is missing>`. Each
 * once, although a task's output may come twice.
 */
export function skippedTests(lines: readonly string[]): string[] {
  return [...new Set(lines.map(withoutColour).filter((line) => line.startsWith('skipped: ')))];
}

/** What failed, by name: a test of Jest's or Playwright's, else the task itself, which died before it could tell. */
export function brokenTests({ task, lines, failed }: Omit<TaskOutput, 'seconds'>): string[] {
  if (!failed) return [];
  const names = lines.flatMap((line) => /^\s+(?:●|\d+\)) (.* › .*?)[\s─]*$/.exec(withoutColour(line))?.[1] ?? []);
  return names.length === 0 ? [task] : [...new Set(names)].map((name) => `${task}: ${name}`);
}

export interface TaskOutput {
  /** `tools:lint` */
  task: string;
  lines: string[];
  failed: boolean;
  /** How long it ran; 0 for what Nx did not time, as a result from the cache. */
  seconds: number;
}

/** Test files that Jest calls slow, the slowest first: `server-send:test idempotency.test.ts 6 s`. */
export function slowTestFiles(tasks: readonly TaskOutput[]): string[] {
  return tasks
    .flatMap(({ task, lines }) =>
      // A file that failed is told of again at the end.
      [...new Set(lines)].flatMap((line) => {
        const [, file, seconds] =
          /^\s*(?:PASS|FAIL) .*?([^\s/]+\.test\.tsx?) \(([\d.]+) s/.exec(withoutColour(line)) ?? [];
        return file === undefined ? [] : [{ name: `${task} ${file}`, seconds: Number(seconds) }];
      }),
    )
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => `${name} ${Math.round(seconds)} s`);
}

/** A task that is no test, or a test run that died before it could count, counts as one. */
export function countTask({ lines, failed }: Omit<TaskOutput, 'seconds'>): Counts {
  const counts = countTests(lines);
  const hasTests = counts.passed + counts.failed > 0;
  if (failed && counts.failed === 0) return { ...counts, failed: 1 };
  return hasTests || lines.some((line) => line.startsWith('No tests found')) ? counts : { passed: 1, failed: 0 };
}
