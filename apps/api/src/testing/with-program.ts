import { spawnSync } from 'node:child_process';

/** Tests that need a program which not every machine has; without it they are counted as skipped, and their name says what is missing. */
export function describeWith(program: string, name: string, tests: () => void): void {
  const isThere = spawnSync(program, ['--version']).status === 0;
  (isThere ? describe : describe.skip)(isThere ? name : `${name} (without ${program})`, tests);
}
