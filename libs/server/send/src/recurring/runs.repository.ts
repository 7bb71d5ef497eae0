import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import type { RecurringKey, RecurringPlace, RecurringRow } from './recurring.repository';
import { findRecurring } from './recurring.repository';

/** What became of a time. */
export type RunEnd =
  { outcome: 'sent'; sendId: bigint } | { outcome: 'nobody' } | { outcome: 'missed'; reason: string; isLate: boolean };

export interface RunRow {
  dueAt: Date;
  runAt: Date;
  outcome: components['schemas']['RecurringRun']['outcome'];
  reason: string | null;
  sendId: bigint | null;
  /** As the send is now. */
  sendState: number | null;
}

/** Those whose time has come, the most overdue first. Nothing is locked: each is looked at again when its turn comes. */
export async function selectDue(db: DbOrTx, now: Date, limit: number): Promise<RecurringKey[]> {
  const { rows } = await sql<RecurringKey>`
    select account_id as "accountId", id from recurring_sends where next_run_at <= ${now}
    order by next_run_at limit ${limit}`.execute(db);
  return rows;
}

/** One whose time has come, locked; undefined when another process has it, or it was changed meanwhile. */
export async function lockDue(
  tx: Tx,
  { accountId, id }: RecurringKey,
  now: Date,
): Promise<(RecurringRow & { nextRunAt: Date }) | undefined> {
  const { rows } = await sql`
    select from recurring_sends where account_id = ${accountId} and id = ${id} and next_run_at <= ${now}
    for update skip locked`.execute(tx);
  const row = rows.length > 0 ? await findRecurring(tx, { accountId, id }) : undefined;
  return row?.nextRunAt ? { ...row, nextRunAt: row.nextRunAt } : undefined;
}

/** Whether this time has been run: a clock that was set back brings one again. */
export async function hasRun(tx: Tx, { accountId, id }: RecurringKey, dueAt: Date): Promise<boolean> {
  const { rows } = await sql`
    select from recurring_runs where account_id = ${accountId} and recurring_id = ${id} and due_at = ${dueAt}`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function insertRun(
  tx: Tx,
  { accountId, id, dueAt, at }: RecurringKey & { dueAt: Date; at: Date },
  end: RunEnd,
): Promise<void> {
  await tx
    .insertInto('recurring_runs')
    .values({
      account_id: accountId,
      recurring_id: id,
      due_at: dueAt,
      run_at: at,
      outcome: end.outcome,
      reason: end.outcome === 'missed' ? end.reason : null,
      send_id: end.outcome === 'sent' ? end.sendId : null,
    })
    .execute();
}

/** Where it stands after a time of it. */
export async function moveOn(
  tx: Tx,
  { accountId, id }: RecurringKey,
  place: RecurringPlace & { sentCount: number; refusedInRow: number },
): Promise<void> {
  await tx
    .updateTable('recurring_sends')
    .set({
      state: place.state,
      state_reason: place.stateReason,
      next_run_at: place.nextRunAt,
      sent_count: place.sentCount,
      refused_in_row: place.refusedInRow,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

const RUNS = sql`
  select r.recurring_id as "recurringId", r.due_at as "dueAt", r.run_at as "runAt", r.outcome, r.reason, r.send_id as "sendId",
    s.state as "sendState"
  from recurring_runs r left join sends s on s.account_id = r.account_id and s.id = r.send_id`;

/** One page of what became of its times, the latest first. */
export function listRunRows(
  db: DbOrTx,
  { accountId, id, paging }: RecurringKey & { paging: Paging },
): Promise<Page<RunRow>> {
  return listPage({
    paging,
    rows: async ({ offset, limit }) => {
      const { rows } = await sql<RunRow>`
        ${RUNS} where r.account_id = ${accountId} and r.recurring_id = ${id}
        order by r.due_at desc limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },
    count: async (most) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select from recurring_runs where account_id = ${accountId} and recurring_id = ${id} limit ${most}) counted`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    },
  });
}

/** The latest run of each, by its id. */
export async function lastRunsOf(
  db: DbOrTx,
  accountId: bigint,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, RunRow>> {
  const { rows } = await sql<RunRow & { recurringId: bigint }>`
    ${RUNS} join unnest(${`{${ids.join(',')}}`}::bigint[]) as asked (id) on asked.id = r.recurring_id
    where r.account_id = ${accountId} and r.due_at = (
      select max(l.due_at) from recurring_runs l where l.account_id = r.account_id and l.recurring_id = r.recurring_id)`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.recurringId, row]));
}
