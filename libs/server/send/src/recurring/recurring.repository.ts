import { sql } from 'kysely';
import { jsonText } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { listRows, reachNow } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import type { RecurringRule } from './recurring-rule';
import './recurring.tables';

export type RecurringState = components['schemas']['RecurringState'];
export type RecurringParams = components['schemas']['RecurringParams'];

export interface RecurringKey {
  accountId: bigint;
  id: bigint;
}

/** What of it a person gives. */
export interface RecurringContent {
  fromNumber: string;
  text: string;
  charity: boolean;
  ratePerSecond: number | null;
  validityMinutes: number | null;
  rule: RecurringRule;
  params: RecurringParams;
}

/** Whether and when it comes again. */
export interface RecurringPlace {
  state: RecurringState;
  stateReason: string | null;
  nextRunAt: Date | null;
}

export interface RecurringRow extends RecurringContent, RecurringPlace, RecurringKey {
  userId: bigint | null;
  impersonatedBy: string | null;
  sentCount: number;
  refusedInRow: number;
  createdAt: Date;
  updatedAt: Date;
}

const SHOWN = [
  'account_id as accountId',
  'id',
  'user_id as userId',
  'impersonated_by as impersonatedBy',
  'from_number as fromNumber',
  'text',
  'with_charity as charity',
  'rate_per_second as ratePerSecond',
  'validity_minutes as validityMinutes',
  sql<RecurringRule>`rule`.as('rule'),
  sql<RecurringParams>`params`.as('params'),
  sql<RecurringState>`state`.as('state'),
  'state_reason as stateReason',
  'next_run_at as nextRunAt',
  'sent_count as sentCount',
  'refused_in_row as refusedInRow',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** Whose role has some lines sees what goes over those. */
function inReach() {
  const { lineIds } = reachNow();
  if (lineIds === null) return sql<boolean>`true`;
  return sql<boolean>`from_number in (select number from lines where id = any(${lineIds}::bigint[]))`;
}

function columnsOf(content: RecurringContent) {
  return {
    from_number: content.fromNumber,
    text: content.text,
    with_charity: content.charity,
    rate_per_second: content.ratePerSecond,
    validity_minutes: content.validityMinutes,
    rule: jsonText(content.rule),
    params: jsonText(content.params),
  };
}

export interface RecurringToInsert extends RecurringContent {
  accountId: bigint;
  userId: bigint | null;
  impersonatedBy: string | null;
  nextRunAt: Date;
  at: Date;
}

export async function insertRecurring(tx: Tx, row: RecurringToInsert): Promise<RecurringRow> {
  return tx
    .insertInto('recurring_sends')
    .values({
      account_id: row.accountId,
      user_id: row.userId,
      impersonated_by: row.impersonatedBy,
      ...columnsOf(row),
      state: 'active',
      state_reason: null,
      next_run_at: row.nextRunAt,
      created_at: row.at,
      updated_at: row.at,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

export interface RecurringQuestion {
  accountId: bigint;
  state?: RecurringState | undefined;
  paging: Paging;
}

/** One page, newest first. */
export async function listRecurringRows(
  db: DbOrTx,
  { accountId, state, paging }: RecurringQuestion,
): Promise<Page<RecurringRow>> {
  let matching = db.selectFrom('recurring_sends').where('account_id', '=', accountId).where(inReach());
  if (state !== undefined) matching = matching.where('state', '=', state);
  return listRows(db, { matching, shown: (query) => query.select(SHOWN).orderBy('id', 'desc'), paging });
}

export async function countRecurring(tx: Tx, accountId: bigint): Promise<number> {
  const { count } = await tx
    .selectFrom('recurring_sends')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findRecurring(db: DbOrTx, { accountId, id }: RecurringKey): Promise<RecurringRow | undefined> {
  return db
    .selectFrom('recurring_sends')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where(inReach())
    .executeTakeFirst();
}

/** The same, and nobody else changes it or begins it until the end of the transaction. */
export async function lockRecurring(tx: Tx, { accountId, id }: RecurringKey): Promise<RecurringRow | undefined> {
  return tx
    .selectFrom('recurring_sends')
    .select(SHOWN)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where(inReach())
    .forUpdate()
    .executeTakeFirst();
}

/** What a person changed. */
export async function updateRecurringRow(
  tx: Tx,
  { accountId, id }: RecurringKey,
  change: RecurringPlace & { content?: RecurringContent; at: Date },
): Promise<RecurringRow> {
  return tx
    .updateTable('recurring_sends')
    .set({
      ...(change.content && columnsOf(change.content)),
      state: change.state,
      state_reason: change.stateReason,
      next_run_at: change.nextRunAt,
      refused_in_row: 0,
      updated_at: change.at,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** With its runs. False when there was none. */
export async function deleteRecurringRow(tx: Tx, { accountId, id }: RecurringKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recurring_sends')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
