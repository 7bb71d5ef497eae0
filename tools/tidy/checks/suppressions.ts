import { isGenerated, isScript } from '../lines.ts';
import type { Check, Finding, SourceFile } from '../workspace.ts';

const SUPPRESSION = /(\/\/|\/\*)\s*(eslint-disable|@ts-(ignore|nocheck|expect-error))/;
/** The reason: after "--", after the TypeScript directive, or in a comment on the line above. */
const REASON = /\s--\s+\S|@ts-expect-error:? \w+/;
const COMMENT = /^\s*(\/\/|\*|\/\*)\s*\S/;
const FORBIDDEN = /@ts-(ignore|nocheck)/;

function findIn(file: SourceFile): Finding[] {
  const lines = file.text.split('\n');
  return lines.flatMap((line, index) => {
    if (!SUPPRESSION.test(line)) return [];
    const hasReason = REASON.test(line) || COMMENT.test(lines[index - 1] ?? '');
    if (hasReason && !FORBIDDEN.test(line)) return [];
    const message =
      'switches a rule off without a reason: say why in a comment above (in TypeScript use @ts-expect-error).';
    return [{ file: file.path, line: index + 1, message }];
  });
}

/** A rule that is switched off says why. */
export const suppressions: Check = {
  name: 'suppressions',
  run: ({ files }) => files.filter((file) => isScript(file.path) && !isGenerated(file.path)).flatMap(findIn),
};
