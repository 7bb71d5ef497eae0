import { findLines } from '../lines.ts';
import type { Check } from '../workspace.ts';

/** One word, one spelling. What is not to be written, put together here, so that this file does not find itself. */
const SPELLINGS: readonly { readonly wrong: string; readonly right: string }[] = [
  { wrong: 'جست\u200cو' + 'جو', right: 'جستجو' },
  { wrong: 'جست و ' + 'جو', right: 'جستجو' },
  { wrong: 'مخاطب' + 'ین', right: 'مخاطبان' },
];
const PLACES = /^(apps|libs|tools|openapi|docs)\/|^[A-Z]+\.md$/;

/** Persian words that are spelled in another way than everywhere else: people look for a menu by its name. */
export const words: Check = {
  name: 'words',
  run: ({ files }) =>
    files
      .filter((file) => PLACES.test(file.path))
      .flatMap((file) =>
        SPELLINGS.flatMap(({ wrong, right }) =>
          findLines(file, new RegExp(wrong), 'words', `has another spelling than the glossary: write «${right}».`),
        ),
      ),
};
