import { findLines, isTest, isWeb } from '../lines.ts';
import type { Check } from '../workspace.ts';

const PHYSICAL = new RegExp(
  [
    /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*\s*[:=]/,
    /\b(margin|padding|border)-(left|right)\b/,
    /\bborder(Top|Bottom)(Left|Right)Radius\b/,
    /(^|[\s{,(])(left|right)\s*:\s*(?!\s*$)['"`\d({-]/,
    /\b(textAlign|text-align|float|clear)\s*[:=]\s*['"{]*\s*['"]?(left|right)\b/,
    /(^|[\s{,(])(ml|mr|pl|pr)\s*(:|=\{|=")/,
    /\balign=["'](left|right)["']/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
);

/** Right-to-left first: left and right are the wrong way round for half of the readers. */
export const physicalDirections: Check = {
  name: 'physical-directions',
  run: ({ files }) =>
    files
      .filter((file) => isWeb(file.path) && /\.(tsx?|css|html)$/.test(file.path) && !isTest(file.path))
      .flatMap((file) =>
        findLines(
          file,
          PHYSICAL,
          'physical-directions',
          'a physical direction: use start and end (marginInlineStart, insetInlineEnd, textAlign: "start").',
        ),
      ),
};
