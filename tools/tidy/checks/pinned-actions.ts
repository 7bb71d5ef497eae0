import type { Check, Finding, SourceFile } from '../workspace.ts';

const WORKFLOW = /^\.github\/(workflows\/[^/]+|actions\/.+)\.ya?ml$/;
const USES = /^\s*(?:-\s+)?uses:\s*(\S+)(.*)$/;
const PINNED = /@[0-9a-f]{40}$/;
/** What a reader compares with the action's releases. */
const NAMED = /^\s+#\s+v\d+(\.\d+)*\s*$/;

function faultOf(action: string, rest: string): string | undefined {
  // A part of this repository is pinned by the commit itself.
  if (action.startsWith('./')) return undefined;
  if (!PINNED.test(action))
    return `uses ${action}, which its owner can change at any time: pin the 40 digits of its commit.`;
  return NAMED.test(rest) ? undefined : `pins ${action} without its version: add "# v…" behind it.`;
}

function findIn({ path, text }: SourceFile): Finding[] {
  const findings = text.split('\n').flatMap((line, index) => {
    const [, action, rest = ''] = USES.exec(line) ?? [];
    const message = action === undefined ? undefined : faultOf(action, rest);
    return message === undefined ? [] : [{ file: path, line: index + 1, message }];
  });
  const mayRead = /^permissions:\n {2}contents: read\n(?! )/m.test(text) && !/: write(-all)?\b/.test(text);
  if (path.includes('/workflows/') && !mayRead)
    findings.push({
      file: path,
      line: 1,
      message: 'may do more than read: begin with "permissions: contents: read" alone.',
    });
  return findings;
}

/** What runs beside our code is what someone looked at, and may read it only. */
export const pinnedActions: Check = {
  name: 'pinned-actions',
  run: ({ files }) => files.filter(({ path }) => WORKFLOW.test(path)).flatMap(findIn),
};
