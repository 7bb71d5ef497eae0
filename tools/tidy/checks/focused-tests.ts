import { findLines, isScript } from '../lines.ts';
import type { Check } from '../workspace.ts';

/** Two words are put together, so that the search for unfinished work does not find them here. */
const SWITCHES = ['only', 'skip', 'fix' + 'me', 'to' + 'do'].join('|');
const FOCUSED = new RegExp(`(^|[^\\w.'"\`])((it|test|describe)(\\.\\w+)*\\.(${SWITCHES})\\b|[fx](it|describe)\\()`);

/** A test that is switched off, or that switches the others off, guards nothing. */
export const focusedTests: Check = {
  name: 'focused-tests',
  run: ({ files }) =>
    files
      .filter((file) => isScript(file.path) && /\.(test|journey|spec)\./.test(file.path))
      .flatMap((file) =>
        findLines(file, FOCUSED, 'focused-tests', 'a focused or skipped test: run it always, or remove it.'),
      ),
};
