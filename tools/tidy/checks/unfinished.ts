import { findLines } from '../lines.ts';
import type { Check } from '../workspace.ts';

/** Put together here, so that this file does not find itself. */
const WORDS = [
  'TO' + 'DO',
  'FIX' + 'ME',
  'HA' + 'CK',
  'X' + 'XX',
  'not ' + 'implemented',
  'coming ' + 'soon',
  'به ' + 'زودی',
  'lorem ' + 'ipsum',
];
const UNFINISHED = new RegExp(`(^|[^\\p{L}\\d_])(${WORDS.join('|')})($|[^\\p{L}\\d_])`, 'iu');
const PLACES = /^(apps|libs|tools|openapi|docs)\//;

/** Work that is announced in a comment instead of being done. */
export const unfinished: Check = {
  name: 'unfinished',
  run: ({ files }) =>
    files
      .filter((file) => PLACES.test(file.path))
      .flatMap((file) =>
        findLines(file, UNFINISHED, 'unfinished', 'looks unfinished: do it now, or leave the sentence out.'),
      ),
};
