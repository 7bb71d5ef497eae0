import type { Mutant } from '../mutant.ts';

const PATTERNS = 'libs/server/patterns/src';
const REVIEWED = [`${PATTERNS}/review-and-send.test.ts`];
const ROUTES = [`${PATTERNS}/patterns.routes.test.ts`];

export const PATTERN_MUTANTS: readonly Mutant[] = [
  {
    name: 'pattern-of-another-account-sent',
    danger: 'A text that was accepted for one company is sent in its name by another.',
    file: `${PATTERNS}/versions.repository.ts`,
    find: "    .where('patterns.account_id', '=', accountId)\n    .where('patterns.code', '=', code)",
    replace: "    .where('patterns.code', '=', code)",
    noticedBy: REVIEWED,
  },
  {
    name: 'pattern-values-unchecked',
    danger: 'Any text with any link leaves under the name of a pattern that a person has accepted.',
    file: `${PATTERNS}/send-by-pattern.service.ts`,
    find: 'if (faults.size > 0) {',
    replace: 'if (faults.size > 1_000) {',
    noticedBy: REVIEWED,
  },
  {
    name: 'pattern-decided-twice',
    danger: 'What one reviewer has refused, a second one accepts without knowing of it.',
    file: `${PATTERNS}/admin/review-pattern.service.ts`,
    find: 'if (found.state !== VERSION_STATE.waiting)',
    replace: 'if (found.state > VERSION_STATE.replaced)',
    noticedBy: REVIEWED,
  },
  {
    name: 'pattern-of-everybody-read',
    danger: 'What one account writes to its customers is read by another.',
    file: `${PATTERNS}/patterns.repository.ts`,
    find: "    .where('patterns.account_id', '=', accountId);",
    replace: "    .where('patterns.account_id', '>', 0n);",
    noticedBy: ROUTES,
  },
];
