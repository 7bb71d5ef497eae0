import { findLines, isScript } from '../lines.ts';
import type { Check } from '../workspace.ts';

/** What a library offers is a list that someone wrote, not whatever its files happen to export. */
export const exportLists: Check = {
  name: 'export-lists',
  run: ({ files }) =>
    files
      .filter((file) => isScript(file.path) && /^(apps|libs|tools)\//.test(file.path))
      .flatMap((file) => findLines(file, /^\s*export \* /, 'export-lists', 'exports everything: list the names.')),
};
