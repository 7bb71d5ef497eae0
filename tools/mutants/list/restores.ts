import type { Mutant } from '../mutant.ts';

const SENDER = 'libs/server/sender/src';
const LEDGER = 'libs/server/ledger/src';
const RESTORED = [`${SENDER}/sender-restored.test.ts`];

export const RESTORE_MUTANTS: readonly Mutant[] = [
  {
    name: 'sends-after-a-restore',
    danger: 'Everybody who had a message since the backup gets it again.',
    file: `${SENDER}/epoch/gate.ts`,
    find: "    this.state = mark ? 'open' : 'held';",
    replace: "    this.state = 'open';",
    noticedBy: RESTORED,
  },
  {
    name: 'marks-outside-forgotten',
    danger: 'A copy of the disk that was put back is taken for what was written last.',
    file: `${SENDER}/epoch/gate.ts`,
    find: '    if (outside && isBehind(this.seen, outside)) this.seen = outside;\n',
    replace: '',
    noticedBy: RESTORED,
  },
  {
    name: 'reconciles-in-flight',
    danger: 'A message whose answer is still to come is taken for one that never left, and leaves again.',
    file: `${SENDER}/sql/engine-state.ts`,
    find: 'and (not held or in_flight > 0)',
    replace: 'and not held',
    noticedBy: RESTORED,
  },
  {
    name: 'sends-without-the-list',
    danger: 'Sending goes on after a restore though nobody has asked the operator.',
    file: `${SENDER}/epoch/hold-engine.ts`,
    find: 'if (!reconciledAt && !isWithoutList)',
    replace: 'if (false as boolean)',
    noticedBy: RESTORED,
  },
  {
    name: 'doubtful-leaves-again',
    danger: 'Of two messages to one number one had left, and both leave.',
    file: `${SENDER}/model/match-sent-list.ts`,
    find: 'const isAlone = suspected.size === 1;',
    replace: 'const isAlone = suspected.size >= 1;',
    noticedBy: [`${SENDER}/model/match-sent-list.test.ts`],
  },
  {
    name: 'unbalanced-books-closed',
    danger: 'Books that do not balance are closed, and no proof ever looks at them again.',
    file: `${LEDGER}/close-ledger.ts`,
    find: ' and s.balanced',
    replace: '',
    noticedBy: [`${LEDGER}/close-ledger.test.ts`],
  },
  {
    name: 'closed-under-a-booking',
    danger: 'What was being booked while the books were closed is in no sum.',
    file: `${LEDGER}/close-ledger.ts`,
    find: '    await sql`select 1 from wallets where account_id = ${accountId} for share`.execute(tx);\n',
    replace: '',
    noticedBy: [`${LEDGER}/close-ledger.test.ts`],
  },
];
