import { spawnSync } from 'node:child_process';

/** A test that needs a program which not every machine has; without it the test is counted as skipped, and its name says what is missing. */
export function itWith(program: string, flag: string, name: string, test: () => Promise<void>): void {
  const isThere = spawnSync(program, [flag]).status === 0;
  (isThere ? it : it.skip)(isThere ? name : `${name} (without ${program})`, test);
}
