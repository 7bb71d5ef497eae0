import { sql } from 'kysely';
import type { Receipt, ReceiptState } from '@peyk/server-carrier';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { numberArray } from './arrays';
import type { SeekingTx } from './run-seeking';

/** Keeps receipts whose part is not known (yet). */
export async function parkReceipts(tx: Tx, carrier: string, receipts: readonly Receipt[], now: Date): Promise<void> {
  await sql`${PREPARED}
    insert into parked_receipts (carrier, operator_message_id, state, error_code, at, received_at,
      mobile, line, user_reference, submitted_at)
    select ${carrier}, u.id, u.state, u.code, u.at, ${now}, u.mobile, u.line, u.reference, u.submitted
    from unnest(${receipts.map((r) => r.operatorMessageId)}::text[], ${receipts.map((r) => r.state)}::text[],
      ${receipts.map((r) => r.errorCode)}::text[], ${receipts.map((r) => r.at)}::timestamptz[],
      ${receipts.map(mobileOf)}::int[], ${receipts.map((r) => r.about?.source ?? null)}::text[],
      ${receipts.map((r) => r.about?.userReference ?? null)}::int[],
      ${receipts.map((r) => r.about?.submittedAt ?? null)}::timestamptz[]
    ) u (id, state, code, at, mobile, line, reference, submitted)`.execute(tx);
}

const MOBILE = /^(?:0098|98|0)?9(\d{9})$/;

/** The nine digits after 9; null where the receipt names no mobile. */
function mobileOf({ about }: Receipt): number | null {
  const digits = about && MOBILE.exec(about.destination)?.[1];
  return digits === undefined ? null : Number(digits);
}

interface ParkedRow {
  operatorMessageId: string;
  state: ReceiptState;
  errorCode: string;
  at: Date;
}

/** Takes receipts that waited for these ids out of the park, oldest first. */
export async function takeParkedReceipts(tx: Tx, carrier: string, ids: readonly string[]): Promise<Receipt[]> {
  const { rows } = await sql<ParkedRow & { id: bigint }>`${PREPARED}
    delete from parked_receipts where carrier = ${carrier} and operator_message_id = any(${ids}::text[])
    returning id, operator_message_id as "operatorMessageId", state, error_code as "errorCode", at`.execute(tx);
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Receipts in the park with these ids, oldest first, locked; those that another process works on are missing. */
export async function lockParkedReceipts(
  tx: Tx,
  carrier: string,
  ids: readonly string[],
): Promise<(ParkedRow & { id: bigint })[]> {
  const { rows } = await sql<ParkedRow & { id: bigint }>`${PREPARED}
    select id, operator_message_id as "operatorMessageId", state, error_code as "errorCode", at from parked_receipts
    where carrier = ${carrier} and operator_message_id = any(${ids}::text[])
    order by id for update skip locked`.execute(tx);
  return rows;
}

export async function deleteParked(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`${PREPARED}delete from parked_receipts where id = any(${numberArray(ids)}::bigint[])`.execute(tx);
}

/** Ids in the park that a part has by now: two processes stored answer and receipt past each other. */
export async function selectMatchableIds(tx: SeekingTx, carrier: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${PREPARED}
    select distinct k.operator_message_id as id from parked_receipts k
    where k.carrier = ${carrier} and exists (
      select 1 from parts p where p.operator_message_id = k.operator_message_id and p.carrier = k.carrier)
    limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}

/** Drops what nobody asked for since `before`; answers how many. */
export async function deleteParkedBefore(db: DbOrTx, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('parked_receipts')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
