import type { DbOrTx, Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import { fateOf } from './fate';

/** So long a program may ask for a test message. */
export const TESTS_KEPT_MS = 7 * 24 * 3_600_000;
/** Of several with one name, the newest. */
const MOST_OF_A_NAME = 5;

/** A message to be kept; one without a price would have been left out. */
export interface TestMessage {
  /** The nine digits after 9. */
  mobile: number;
  localId: string | null;
  priced: { parts: number; priceMrial: bigint } | undefined;
}

export interface NewTestSend {
  accountId: bigint;
  fromNumber: string;
  priceMrial: bigint;
  at: Date;
  /** When its messages would begin to leave. */
  beginsAt: Date;
  messages: readonly TestMessage[];
}

function rowOf({ mobile, localId, priced }: TestMessage, beginsAt: Date) {
  const base = { mobile, local_id: localId, begins_at: beginsAt };
  if (!priced) {
    return { ...base, parts: null, price_mrial: null, status_before: null, status: null, ends_at: null };
  }
  const { before, status, afterMs } = fateOf(mobile, priced.parts);
  return {
    ...base,
    ...{ parts: priced.parts, price_mrial: priced.priceMrial, status_before: before, status },
    ends_at: afterMs === null ? null : new Date(beginsAt.getTime() + afterMs),
  };
}

/** Keeps a send of the sandbox with what will become of its messages. Answers ids, in their order. */
export async function insertTestSend(tx: Tx, made: NewTestSend): Promise<{ sendId: bigint; messageIds: bigint[] }> {
  const { accountId, messages, at } = made;
  const { id: sendId } = await tx
    .insertInto('test_sends')
    .values({
      ...{ account_id: accountId, from_number: made.fromNumber, price_mrial: made.priceMrial, created_at: at },
      recipient_count: messages.filter(({ priced }) => priced).length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (messages.length === 0) return { sendId, messageIds: [] };
  const key = { account_id: accountId, send_id: sendId, created_at: at };
  const rows = messages.map((message, place) => ({ ...key, n: place + 1, ...rowOf(message, made.beginsAt) }));
  const kept = await tx.insertInto('test_messages').values(rows).returning(['id', 'n']).execute();
  const ids = new Map(kept.map(({ id, n }) => [n, id]));
  return { sendId, messageIds: rows.map(({ n }) => ids.get(n) ?? 0n) };
}

/** Recipients of an account's test sends since an instant. */
export async function countTestRecipients(db: DbOrTx, accountId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('test_sends')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('recipient_count'), sql<bigint>`0`).as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface KeptTestMessage {
  id: bigint;
  sendId: bigint;
  localId: string | null;
  mobile: number;
  /** Null where it was left out, as are price and statuses. */
  parts: number | null;
  priceMrial: bigint | null;
  statusBefore: number | null;
  status: number | null;
  createdAt: Date;
  beginsAt: Date;
  endsAt: Date | null;
}

/** Test messages of an account by id or by name, newest first; of those with one name the five newest. Live ones are not among them. */
export async function findTestMessages(
  db: DbOrTx,
  { accountId, ids, localIds, since }: { accountId: bigint; ids: bigint[]; localIds: string[]; since: Date },
): Promise<KeptTestMessage[]> {
  const { rows } = await sql<KeptTestMessage>`
    with wanted as materialized (
      select unnest(${ids.map(String)}::bigint[]) as id
      union
      select found.id from unnest(${localIds}::text[]) asked (local_id), lateral (
        select n.id from test_messages n
        where n.account_id = ${accountId} and n.local_id = asked.local_id and n.created_at > ${since}
        order by n.id desc limit ${MOST_OF_A_NAME}) found
    )
    select m.id, m.send_id as "sendId", m.local_id as "localId", m.mobile, m.parts, m.price_mrial as "priceMrial",
      m.status_before as "statusBefore", m.status, m.created_at as "createdAt", m.begins_at as "beginsAt", m.ends_at as "endsAt"
    from wanted join test_messages m on m.id = wanted.id
    where m.account_id = ${accountId} and m.created_at > ${since}
    order by m.id desc`.execute(db);
  return rows;
}
