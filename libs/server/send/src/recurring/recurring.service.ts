import { createHash } from 'node:crypto';
import { auditChange, runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { prepareText } from '../price.service';
import { failRecurring } from './fail-recurring';
import { requireRecipients } from './recipients-of';
import { nextRunOf } from './recurring-rule';
import {
  countRecurring,
  deleteRecurringRow,
  findRecurring,
  insertRecurring,
  listRecurringRows,
  lockRecurring,
  updateRecurringRow,
} from './recurring.repository';
import type { RecurringContent, RecurringKey, RecurringQuestion, RecurringRow } from './recurring.repository';
import { lastRunsOf, listRunRows } from './runs.repository';
import type { RunRow } from './runs.repository';

/** Of an account: each costs a look at its time, and a list that a person can read. */
export const MAX_RECURRING = 50;

/** One with what became of its last time. */
export type ShownRecurring = RecurringRow & { lastRun: RunRow | null };

/** What the audit log says of one: of text and recipients only whether they are others. */
function told({ state, rule, fromNumber, charity, text, params }: Omit<RecurringRow, 'state'> & { state: string }) {
  const content = createHash('sha256')
    .update(JSON.stringify([text, params]))
    .digest('hex')
    .slice(0, 16);
  return { state, rule: JSON.stringify(rule), line: fromNumber, charity, content };
}

/** Written down with the transaction. */
function changed(before: RecurringRow, after: RecurringRow): RecurringRow {
  auditChange({ before: told(before), after: told(after) });
  return after;
}

const unknown = () => failRecurring('unknownRecurring', 'id');

async function withLastRun(db: DbOrTx, row: RecurringRow): Promise<ShownRecurring> {
  const last = await lastRunsOf(db, row.accountId, [row.id]);
  return { ...row, lastRun: last.get(row.id) ?? null };
}

/** One page of an account's, newest first. */
export async function listRecurring(db: DbOrTx, question: RecurringQuestion): Promise<Page<ShownRecurring>> {
  const page = await listRecurringRows(db, question);
  const last = await lastRunsOf(
    db,
    question.accountId,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => ({ ...row, lastRun: last.get(row.id) ?? null })) };
}

/** @throws unknownRecurring, for another account's as for none */
export async function showRecurring(db: DbOrTx, key: RecurringKey): Promise<ShownRecurring> {
  return withLastRun(db, await requireOwned(findRecurring(db, key), unknown));
}

/** What became of its times. @throws unknownRecurring */
export async function listRuns(db: DbOrTx, question: RecurringKey & { paging: Paging }): Promise<Page<RunRow>> {
  await requireOwned(findRecurring(db, question), unknown);
  return listRunRows(db, question);
}

export interface NewRecurring extends RecurringContent {
  accountId: bigint;
  userId: bigint | null;
  impersonatedBy: string | null;
}

/**
 * Plans a send that comes again, in the caller's transaction.
 * @throws what is wrong with text and line (as a send), with the rule, or with the recipients; tooManyRecurring
 */
export async function createRecurring(tx: Tx, at: Date, content: NewRecurring): Promise<ShownRecurring> {
  const nextRunAt = await requireGood(tx, content, { accountId: content.accountId, after: at, sentCount: 0 });
  await takeTurn(tx, 'recurring', content.accountId);
  if ((await countRecurring(tx, content.accountId)) >= MAX_RECURRING) failRecurring('tooManyRecurring');
  return { ...(await insertRecurring(tx, { ...content, nextRunAt, at })), lastRun: null };
}

/** Its first time. @throws as createRecurring */
async function requireGood(
  tx: Tx,
  content: RecurringContent,
  { accountId, ...progress }: { accountId: bigint; after: Date; sentCount: number },
): Promise<Date> {
  await prepareText(tx, { ...content, accountId });
  const next = nextRunOf(content.rule, progress);
  await requireRecipients(tx, { ...content, accountId });
  return next ?? failRecurring('nothingToCome', content.rule.ends_on === undefined ? 'max_sends' : 'ends_on');
}

/** Gives it all anew. One that is paused stays so; one that had ended goes on. @throws unknownRecurring; as createRecurring */
export function updateRecurring(
  { db, clock }: ServerContext,
  key: RecurringKey,
  content: RecurringContent,
): Promise<ShownRecurring> {
  return runTransaction(db, async (tx) => {
    const before = await requireOwned(lockRecurring(tx, key), unknown);
    const { state, stateReason, sentCount } = before;
    const at = clock.now();
    const nextRunAt = await requireGood(tx, content, { accountId: key.accountId, after: at, sentCount });
    const place =
      state === 'paused'
        ? { state, stateReason, nextRunAt: null }
        : { state: 'active' as const, stateReason: null, nextRunAt };
    return withLastRun(tx, changed(before, await updateRecurringRow(tx, key, { ...place, content, at })));
  });
}

/** Nothing more of it begins. A second call gives the first answer. @throws unknownRecurring, endedRecurring */
export function pauseRecurring({ db, clock }: ServerContext, key: RecurringKey): Promise<ShownRecurring> {
  return runTransaction(db, async (tx) => {
    const row = await requireOwned(lockRecurring(tx, key), unknown);
    if (row.state === 'ended') failRecurring('endedRecurring', 'id');
    if (row.state === 'paused') return withLastRun(tx, row);
    const place = { state: 'paused' as const, stateReason: null, nextRunAt: null };
    return withLastRun(tx, changed(row, await updateRecurringRow(tx, key, { ...place, at: clock.now() })));
  });
}

/**
 * It goes on with its next time; what passed meanwhile is not made up for. It ends when no time is left.
 * @throws unknownRecurring, endedRecurring
 */
export function resumeRecurring({ db, clock }: ServerContext, key: RecurringKey): Promise<ShownRecurring> {
  return runTransaction(db, async (tx) => {
    const row = await requireOwned(lockRecurring(tx, key), unknown);
    if (row.state === 'ended') failRecurring('endedRecurring', 'id');
    if (row.state === 'active') return withLastRun(tx, row);
    const at = clock.now();
    const nextRunAt = nextRunOf(row.rule, { after: at, sentCount: row.sentCount });
    const state = nextRunAt ? ('active' as const) : ('ended' as const);
    const after = await updateRecurringRow(tx, key, { state, stateReason: null, nextRunAt, at });
    return withLastRun(tx, changed(row, after));
  });
}

/** With the list of its runs; its sends stay. @throws unknownRecurring */
export async function deleteRecurring({ db }: ServerContext, key: RecurringKey): Promise<void> {
  await runTransaction(db, async (tx) => {
    const row = await requireOwned(lockRecurring(tx, key), unknown);
    await deleteRecurringRow(tx, key);
    auditChange({ before: told(row), after: told({ ...row, state: 'deleted' }) });
  });
}
