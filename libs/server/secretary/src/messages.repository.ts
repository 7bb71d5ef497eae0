import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { listRows } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import type { SecretaryKey } from './secretary.repository';
import type { Outcome, Reading } from './secretary.tables';

/** A message that a secretary has dealt with. */
export interface MessageRow {
  id: bigint;
  mobile: number;
  text: string;
  receivedAt: Date;
  outcome: Outcome;
  reason: string | null;
  sendId: bigint | null;
  reading: Reading | null;
  found: string | null;
}

const SHOWN = [
  ...(['id', 'mobile', 'text', 'received_at as receivedAt', 'outcome', 'reason', 'send_id as sendId'] as const),
  ...(['reading', 'found'] as const),
] as const;

export interface MessageFilters {
  outcome?: Outcome | undefined;
  reading?: Reading | undefined;
  mobile?: number | undefined;
}

export interface MessageQuestion extends MessageFilters {
  key: SecretaryKey;
}

function messagesOf(db: DbOrTx, { key, outcome, reading, mobile }: MessageQuestion) {
  let own = db
    .selectFrom('secretary_messages')
    .where('account_id', '=', key.accountId)
    .where('secretary_id', '=', key.id);
  if (outcome !== undefined) own = own.where('outcome', '=', outcome);
  if (reading !== undefined) own = own.where('reading', '=', reading);
  if (mobile !== undefined) own = own.where('mobile', '=', mobile);
  return own;
}

/** One page, newest first; counted to 10,000. */
export function listMessageRows(
  db: DbOrTx,
  { paging, ...question }: MessageQuestion & { paging: Paging },
): Promise<Page<MessageRow>> {
  return listRows(db, {
    matching: messagesOf(db, question),
    shown: (query) => query.select(SHOWN).orderBy('received_at', 'desc').orderBy('id', 'desc'),
    paging,
    most: 10_000,
  });
}

/** The next rows after one, newest first. */
export function listMessagesAfter(
  db: DbOrTx,
  question: MessageQuestion,
  { after, limit }: { after: MessageRow | undefined; limit: number },
): Promise<MessageRow[]> {
  let matching = messagesOf(db, question).select(SHOWN);
  if (after) matching = matching.where(sql<boolean>`(received_at, id) < (${after.receivedAt}, ${after.id})`);
  return matching.orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export interface MessageToInsert extends Omit<MessageRow, 'id'> {
  secretaryId: bigint;
}

/** Writes down what was dealt with, and counts it. */
export async function insertMessages(tx: Tx, accountId: bigint, rows: readonly MessageToInsert[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into secretary_messages (account_id, secretary_id, mobile, text, received_at, outcome, reason, send_id, reading, found)
    select ${accountId}, * from unnest(${rows.map((row) => row.secretaryId)}::bigint[], ${rows.map((row) => row.mobile)}::int[],
      ${rows.map((row) => row.text)}::text[], ${rows.map((row) => row.receivedAt)}::timestamptz[],
      ${rows.map((row) => row.outcome)}::text[], ${rows.map((row) => row.reason)}::text[],
      ${rows.map((row) => row.sendId)}::bigint[], ${rows.map((row) => row.reading)}::text[], ${rows.map((row) => row.found)}::text[])`.execute(
    tx,
  );
  const counts = new Map<bigint, number>();
  for (const { secretaryId } of rows) counts.set(secretaryId, (counts.get(secretaryId) ?? 0) + 1);
  await sql`
    update secretaries s set message_count = s.message_count + c.count
    from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::bigint[]) as c (id, count)
    where s.account_id = ${accountId} and s.id = c.id`.execute(tx);
}

/** What numbers have had of secretaries before: how many were dealt with in all, and since two moments. */
export interface Before {
  secretaryId: bigint;
  mobile: number;
  done: number;
  lately: number;
  daily: number;
}

export async function countBefore(
  tx: Tx,
  { accountId, mobiles, lately, daily }: { accountId: bigint; mobiles: readonly number[]; lately: Date; daily: Date },
): Promise<Before[]> {
  const { rows } = await sql<{ secretaryId: bigint; mobile: number; done: bigint; lately: bigint; daily: bigint }>`
    select secretary_id as "secretaryId", mobile, count(*) as done,
      count(*) filter (where received_at > ${lately}) as lately, count(*) filter (where received_at > ${daily}) as daily
    from secretary_messages
    where account_id = ${accountId} and mobile = any(${[...mobiles]}::int[]) and outcome = 'done' and reading is distinct from 'correct'
    group by secretary_id, mobile`.execute(tx);
  return rows.map((row) => ({ ...row, done: Number(row.done), lately: Number(row.lately), daily: Number(row.daily) }));
}
