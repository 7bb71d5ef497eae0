import { dirname } from 'node:path';
import type { Check } from '../workspace.ts';

const FEWEST_LINES = 10;
const MOST_LINES = 60;

function remedy(lines: number | undefined): string | undefined {
  const what = 'owns / must not know / public surface / how to run its tests / where to start reading';
  if (lines === undefined) return `has no README.md: write 15 to 40 lines (${what}).`;
  if (lines < FEWEST_LINES) return `has a stub of a README.md (${lines} lines): write 15 to 40 (${what}).`;
  if (lines > MOST_LINES) return `has a README.md of ${lines} lines: keep 15 to 40 and move the rest to docs/.`;
  return undefined;
}

/** Every library tells what it owns before anybody reads its code. */
export const readmes: Check = {
  name: 'readmes',
  run: ({ files }) =>
    files
      .filter((file) => /^(libs\/.*|tools)\/project\.json$/.test(file.path))
      .flatMap((file) => {
        const folder = dirname(file.path);
        const readme = files.find((candidate) => candidate.path === `${folder}/README.md`);
        const message = remedy(readme?.text.split('\n').filter((line) => line.trim()).length);
        return message ? [{ file: folder, message }] : [];
      }),
};
