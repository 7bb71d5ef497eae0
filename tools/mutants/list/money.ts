import type { Mutant } from '../mutant.ts';

const LEDGER = 'libs/server/ledger/src';
const SEND = 'libs/server/send/src';
const SENDER = 'libs/server/sender/src';
const BLOCKED = [`${SENDER}/sender-blocked-account.test.ts`];
const BOOKS = [`${LEDGER}/ledger.test.ts`];
const STAYS = [`${LEDGER}/stay.test.ts`];
const AT_ONCE = [`${LEDGER}/settle-at-once.test.ts`];
const GUARDS = [`${LEDGER}/ledger-guards.test.ts`];

const BOOKING: readonly Mutant[] = [
  {
    name: 'ledger-trigger-on-insert-only',
    danger: 'An entry that was changed by hand makes money from nothing, and the database says nothing.',
    file: 'libs/server/database/migrations/0003-ledger.sql',
    find: 'after insert or update on ledger_entries',
    replace: 'after insert on ledger_entries',
    noticedBy: GUARDS,
  },
  {
    name: 'booked-entries-may-be-changed',
    danger: 'What was booked is written anew: both sides of it, so that the sums are right.',
    file: 'libs/server/database/migrations/0140-audit.sql',
    find: 'create trigger ledger_entries_stay before update or delete or truncate',
    replace: 'create trigger ledger_entries_stay before delete or truncate',
    noticedBy: STAYS,
  },
  {
    name: 'booked-entries-may-be-deleted',
    danger: 'A debt is forgotten, and the proof finds nothing that is wrong.',
    file: 'libs/server/database/migrations/0140-audit.sql',
    find: 'create trigger ledger_entries_stay before update or delete or truncate',
    replace: 'create trigger ledger_entries_stay before update or truncate',
    noticedBy: STAYS,
  },
  {
    name: 'balance-may-be-negative',
    danger: 'Money that is not there is spent.',
    file: `${LEDGER}/post.ts`,
    find: 'if (balanceMrial < 0n || heldMrial < 0n) return false;',
    replace: '',
    noticedBy: BOOKS,
  },
  {
    name: 'more-is-settled-than-is-held',
    danger: 'A batch earns what another send has on hold, and its statement says that all is well.',
    file: `${LEDGER}/ledger.service.ts`,
    find: 'if ((await bookSettlements(tx, some, beside)) > 0) throw new InsufficientHoldError();',
    replace: 'await bookSettlements(tx, some, beside);',
    noticedBy: AT_ONCE,
  },
  {
    name: 'a-batch-books-by-what-it-saw-before-the-lock',
    danger: 'Two batches of an account at once: the one that waited shows a balance that was never there.',
    file: `${LEDGER}/ledger.repository.ts`,
    find: 'order by w.account_id for update of w',
    replace: 'order by w.account_id',
    noticedBy: AT_ONCE,
  },
  {
    name: 'database-allows-a-negative-balance',
    danger: 'The last guard is gone, for every place that does not go through the ledger.',
    file: 'libs/server/database/migrations/0003-ledger.sql',
    find: 'balance_mrial bigint not null default 0 check (balance_mrial >= 0)',
    replace: 'balance_mrial bigint not null default 0',
    noticedBy: GUARDS,
  },
  {
    name: 'booked-twice-under-one-key',
    danger: 'What is given back once comes twice.',
    file: `${LEDGER}/post.ts`,
    find: "if (key !== null && booked.has(key)) return 'duplicate';",
    replace: '',
    noticedBy: GUARDS,
  },
  {
    name: 'database-books-twice-under-one-key',
    danger: 'The same for whatever does not go through the ledger.',
    file: 'libs/server/database/migrations/0003-ledger.sql',
    find: 'create unique index ledger_transactions_dedupe',
    replace: 'create index ledger_transactions_dedupe',
    noticedBy: GUARDS,
  },
  {
    name: 'proof-blind-to-wallets',
    danger: 'The nightly proof says that the books are right, and they are not.',
    file: `${LEDGER}/prove-ledger.ts`,
    find: 'unbalancedTransactions + wrongWallets + wrongHolds + missingWallets === 0',
    replace: 'unbalancedTransactions === 0',
    noticedBy: BOOKS,
  },
];

const PRICES: readonly Mutant[] = [
  {
    name: 'price-without-statutory',
    danger: 'Every message costs us what we have to pay on.',
    file: `${SEND}/text-price.ts`,
    find: 'tierPermille: tierPermilleOf(operator), ...tariff }',
    replace: 'tierPermille: tierPermilleOf(operator), ...tariff, statutoryMrial: 0n }',
    noticedBy: [`${SEND}/calculate-price.test.ts`],
  },
  {
    name: 'charged-without-statutory',
    danger: 'The price shown is not the price charged.',
    file: `${SENDER}/prepare/price-audience.ts`,
    find: 'priceRecipientMrial({ parts, unitMrial, statutoryMrial, tierPermille })',
    replace: 'priceRecipientMrial({ parts, unitMrial, statutoryMrial: 0n * statutoryMrial, tierPermille })',
    noticedBy: [`${SEND}/billing-equality.test.ts`],
  },
  {
    name: 'quote-without-money',
    danger: 'A send with a quote goes out although nothing was there to hold.',
    file: `${SEND}/accept-send.service.ts`,
    find: "amountMrial: totalMrial, at: now }))) fail('notEnoughCredit');",
    replace: "amountMrial: totalMrial, at: now })) && limits?.userId === 0n) fail('notEnoughCredit');",
    noticedBy: [`${SEND}/quotes.test.ts`],
  },
  {
    name: 'expired-quote-accepted',
    danger: 'A price of last year is presented.',
    file: `${SEND}/quote.policy.ts`,
    find: "return quote.expiresAt <= presented.now ? 'expiredQuote' : null;",
    replace: 'return null;',
    noticedBy: [`${SEND}/quote.policy.test.ts`],
  },
];

const STOPPING: readonly Mutant[] = [
  {
    name: 'hold-kept-after-a-stop',
    danger: 'Customers pay for what they stopped.',
    file: `${SENDER}/stop/give-back-cut.ts`,
    find: '  await settle(tx, [returnPosting({ ...posting, accountId, sendId, at, amountMrial: priceMrial, charityMrial })]);\n',
    replace: '',
    noticedBy: [`${SENDER}/sender-stop.test.ts`],
  },
  {
    name: 'reserve-kept-after-a-stop',
    danger: 'The same for what a quote had held.',
    file: `${SENDER}/stop/stop-send.ts`,
    find: 'const returnedMrial = await endReserve(tx, { accountId, sendId }, { costMrial: 0n, at: now });',
    replace: 'const returnedMrial = 0n;',
    noticedBy: [`${SENDER}/prepare/reserve.test.ts`],
  },
];

const WHO_MAY_SEND: readonly Mutant[] = [
  {
    name: 'blocked-account-sends',
    danger: 'Anyone who was blocked for fraud goes on.',
    file: 'libs/server/http/src/idempotency/with-idempotency.ts',
    find: '      if (context.access && context.rights) requireState(context.access, context.rights);\n',
    replace: '',
    noticedBy: ['libs/server/http/src/access/admit.test.ts'],
  },
  {
    name: 'blocked-account-claims',
    danger: 'The sends of a blocked account that wait go on leaving.',
    file: `${SENDER}/sql/claim-chunks.ts`,
    find: ': sql`and ${goesOn}`;',
    replace: ': sql`and true`;',
    noticedBy: BLOCKED,
  },
  {
    name: 'blocked-account-marks',
    danger: 'What was claimed before the block leaves to its last recipient.',
    file: `${SENDER}/sql/mark-chunks.ts`,
    find: 'and s.id = u.send_id and s.goes_on',
    replace: 'and s.id = u.send_id',
    noticedBy: BLOCKED,
  },
  {
    name: 'texts-not-read-first',
    danger: 'An account whose texts are to be read sends at once.',
    file: `${SEND}/accept-send.service.ts`,
    find: 'if (review) return SEND_STATE.waitingForReview;',
    replace: '',
    noticedBy: [`${SEND}/admin/review.service.test.ts`],
  },
];

const FILES: readonly Mutant[] = [
  {
    name: 'formulas-in-csv',
    danger: 'A text that a stranger sent runs as a formula on the machine of anyone who opens the report.',
    file: 'libs/shared/sheets/src/text/csv-line.ts',
    find: "FORMULA.test(text) ? `'${text}` : text",
    replace: 'text',
    noticedBy: ['libs/shared/sheets/src/text/csv-line.test.ts'],
  },
];

const DEPOSITS: readonly Mutant[] = [
  {
    name: 'deposit-decided-twice',
    danger: 'Two reviewers accept one deposit: the second is not told, and the account hears of it twice.',
    file: 'libs/server/decisions/src/decide-waiting.ts',
    find: '  if (row.decision !== null) {',
    replace: "  if (row.decision === 'refused') {",
    noticedBy: ['libs/server/deposits/src/deposits.routes.test.ts'],
  },
  {
    name: 'deposit-credited-as-written',
    danger: 'Who decides says that less arrived than was written down, and the wallet gets what was written down.',
    file: 'libs/server/deposits/src/deposits.policy.ts',
    find: 'const arrivedMrial = confirmedMrial ?? amountMrial;',
    replace: 'const arrivedMrial = amountMrial;',
    noticedBy: ['libs/server/deposits/src/another-amount.test.ts'],
  },
  {
    name: 'deposit-code-told-apart-by-zeros',
    danger: 'One transfer is credited twice: its code is written down with a zero before it.',
    file: 'libs/server/database/migrations/0432-deposits.sql',
    find: "on deposits (target_id, ltrim(reference_code, '0'))",
    replace: 'on deposits (target_id, reference_code)',
    noticedBy: ['libs/server/deposits/src/deposits.routes.test.ts'],
  },
  {
    name: 'deposit-with-anybodys-slip',
    danger: "Another account's slip is shown as evidence.",
    file: 'libs/server/files/src/files.repository.ts',
    find: "    .where('account_id', '=', accountId)\n    .where('id', '=', id)\n    .where('purpose', '=', purpose.name)",
    replace: "    .where('id', '=', id)\n    .where('purpose', '=', purpose.name)",
    noticedBy: ['libs/server/deposits/src/deposits.routes.test.ts'],
  },
];

const COUNTING: readonly Mutant[] = [
  {
    name: 'large-sends-are-counted-in-place',
    danger: 'Batches of several processes on one send wait for the rows that all of them change.',
    file: 'libs/server/sender/src/store/batch-sums.ts',
    find: 'const isAppended = recipientCount >= APPENDED_FROM;',
    replace: 'const isAppended = recipientCount < APPENDED_FROM;',
    noticedBy: ['libs/server/sender/src/upkeep/fold-counters.test.ts'],
  },
  {
    name: 'moves-without-a-counter-are-dropped',
    danger: 'What was counted is gone, and nobody hears of it.',
    file: 'libs/server/sender/src/sql/move-counters.ts',
    find: 'select m.ctid from counter_moves m join send_counters k',
    replace: 'select m.ctid from counter_moves m left join send_counters k',
    noticedBy: ['libs/server/sender/src/upkeep/fold-counters.test.ts'],
  },
  {
    name: 'settled-is-read-where-it-is-not-yet',
    danger: 'A send is settled only when its counters are folded; a report says that money is held which is not.',
    file: 'libs/server/sender/src/sql/finish-sends.ts',
    find: 'from send_counts c\n        where c.account_id = o.account_id',
    replace: 'from send_counters c\n        where c.account_id = o.account_id',
    noticedBy: ['libs/server/sender/src/upkeep/upkeep.test.ts'],
  },
];

export const MONEY_MUTANTS: readonly Mutant[] = [
  ...COUNTING,
  ...DEPOSITS,
  ...BOOKING,
  ...PRICES,
  ...STOPPING,
  ...WHO_MAY_SEND,
  ...FILES,
];
