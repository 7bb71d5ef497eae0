import { sql } from 'kysely';
import type { Receipt, ReceiptState } from '@peyk/server-carrier';
import { PREPARED } from '@peyk/server-database';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { mobileOfReceipt, writtenMobile } from '../model/receipt-mobile';
import { numberArray } from './arrays';
import type { SeekingTx } from './run-seeking';

/** Keeps receipts whose part is not known (yet). */
export async function parkReceipts(tx: Tx, carrier: string, receipts: readonly Receipt[], now: Date): Promise<void> {
  await sql`${PREPARED}
    insert into parked_receipts (carrier, operator_message_id, state, error_code, at, received_at,
      mobile, line, user_reference, submitted_at, is_whole)
    select ${carrier}, u.id, u.state, u.code, u.at, ${now}, u.mobile, u.line, u.reference, u.submitted, u.whole
    from unnest(${receipts.map((r) => r.operatorMessageId)}::text[], ${receipts.map((r) => r.state)}::text[],
      ${receipts.map((r) => r.errorCode)}::text[], ${receipts.map((r) => r.at)}::timestamptz[],
      ${receipts.map(({ about }) => mobileOfReceipt(about) ?? null)}::int[], ${receipts.map((r) => r.about?.source ?? null)}::text[],
      ${receipts.map((r) => r.about?.userReference ?? null)}::int[],
      ${receipts.map((r) => r.about?.submittedAt ?? null)}::timestamptz[], ${receipts.map((r) => r.isWhole ?? false)}::boolean[]
    ) u (id, state, code, at, mobile, line, reference, submitted, whole)`.execute(tx);
}

interface ParkedRow {
  id: bigint;
  operatorMessageId: string;
  state: ReceiptState;
  errorCode: string;
  at: Date;
  mobile: number | null;
  line: string | null;
  userReference: number | null;
  submittedAt: Date | null;
  isWhole: boolean;
}

export type ParkedReceipt = Receipt & { id: bigint; mobile: number | null };

const COLUMNS = sql`k.id, k.operator_message_id as "operatorMessageId", k.state, k.error_code as "errorCode", k.at, k.mobile, k.line,
  k.user_reference as "userReference", k.submitted_at as "submittedAt", k.is_whole as "isWhole"`;

/** As it came: what is parked again must say as much as before. */
function receiptOf({ line, userReference, submittedAt, isWhole, ...said }: ParkedRow): ParkedReceipt {
  const row = isWhole ? { ...said, isWhole } : said;
  if (row.mobile === null) return row;
  const about = {
    destination: writtenMobile(row.mobile),
    source: line ?? '',
    ...(userReference !== null && { userReference }),
    ...(submittedAt && { submittedAt }),
  };
  return { ...row, about };
}

const oldestFirst = (rows: readonly ParkedRow[]) =>
  rows.map((row) => receiptOf(row)).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Takes receipts that waited for these parts out of the park, oldest first: those that name another mobile stay. */
export async function takeParkedReceipts(
  tx: Tx,
  carrier: string,
  parts: readonly { operatorMessageId: string; mobile: number | null }[],
): Promise<ParkedReceipt[]> {
  const { rows } = await sql<ParkedRow>`${PREPARED}
    delete from parked_receipts k
    using unnest(${parts.map(({ operatorMessageId }) => operatorMessageId)}::text[],
      ${numberArray(parts.map(({ mobile }) => mobile))}::int[]) u (id, mobile)
    where k.carrier = ${carrier} and k.operator_message_id = u.id
      and (k.mobile is null or u.mobile is null or k.mobile = u.mobile)
    returning ${COLUMNS}`.execute(tx);
  return oldestFirst(rows);
}

/** Takes those with these ids of which a part is known by now, oldest first. */
export async function takeMatchableReceipts(tx: Tx, carrier: string, ids: readonly string[]): Promise<ParkedReceipt[]> {
  const { rows } = await sql<ParkedRow>`${PREPARED}
    delete from parked_receipts k
    where k.carrier = ${carrier} and k.operator_message_id = any(${ids}::text[]) and ${HAS_PART}
    returning ${COLUMNS}`.execute(tx);
  return oldestFirst(rows);
}

/** Operators use ids again: a part to another mobile is another message. */
const HAS_PART = sql`exists (
  select 1 from parts p where p.operator_message_id = k.operator_message_id and p.carrier = k.carrier
    and (p.mobile is null or k.mobile is null or p.mobile = k.mobile))`;

/** Receipts in the park with these ids, oldest first, locked; those that another process works on are missing. */
export async function lockParkedReceipts(tx: Tx, carrier: string, ids: readonly string[]): Promise<ParkedReceipt[]> {
  const { rows } = await sql<ParkedRow>`${PREPARED}
    select ${COLUMNS} from parked_receipts k
    where k.carrier = ${carrier} and k.operator_message_id = any(${ids}::text[])
    order by k.id for update skip locked`.execute(tx);
  return oldestFirst(rows);
}

export async function deleteParked(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await sql`${PREPARED}delete from parked_receipts where id = any(${numberArray(ids)}::bigint[])`.execute(tx);
}

/** Ids in the park, received since then, that a part has by now: two processes stored answer and receipt past each other. */
export async function selectMatchableIds(
  tx: SeekingTx,
  { carrier, since, limit }: { carrier: string; since: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${PREPARED}
    select distinct k.operator_message_id as id from parked_receipts k
    where k.carrier = ${carrier} and k.received_at >= ${since} and ${HAS_PART}
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
