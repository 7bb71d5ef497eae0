import { isGenerated, isScript, isTest } from '../lines.ts';
import type { Check } from '../workspace.ts';

const MOST_LINES = 350;
const MOST_LINES_TEST = 600;
const EXEMPT = /(^|\/)(messages(\.fa)?\.ts|fixtures?\/)|\.schema\.ts$/;

/** A file that needs scrolling has more than one job. Lint counts code lines; here comments count too. */
export const fileLength: Check = {
  name: 'file-length',
  run: ({ files }) =>
    files
      .filter((file) => isScript(file.path) && !isGenerated(file.path) && !EXEMPT.test(file.path))
      .flatMap((file) => {
        const lines = file.text.split('\n').length - 1;
        const most = isTest(file.path) ? MOST_LINES_TEST : MOST_LINES;
        return lines > most
          ? [{ file: file.path, message: `has ${lines} lines, the most is ${most}: split it by job.` }]
          : [];
      }),
};
