import { findLines, isTest, isWeb } from '../lines.ts';
import type { Check } from '../workspace.ts';

const COLOUR =
  /['"`\s:(]#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w/-])|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(\s*[\d.]/i;
/** Where colours are named. */
const TOKENS = /(tokens|palette|colou?rs)(\.\w+)?\.(ts|css)$/;

/** Every colour has a name, or the dark theme forgets one. */
export const colours: Check = {
  name: 'colours',
  run: ({ files }) =>
    files
      .filter(
        (file) => isWeb(file.path) && /\.(tsx?|css)$/.test(file.path) && !TOKENS.test(file.path) && !isTest(file.path),
      )
      .flatMap((file) =>
        findLines(
          file,
          COLOUR,
          'colours',
          'a colour literal: take it from the theme, or name it in the tokens file of libs/shared/ui.',
        ),
      ),
};
