import type { Db } from '@peyk/server-database';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';

/** Texts that are hard to write down: an end of a line, quotes, a backslash, braces, a character of two units. */
const HARD_TEXTS = ['سلام\n"دوست"', 'a\\b{c},d', '😀\u0001', ''];

interface OldWishes {
  accountId: bigint;
  lineId: bigint;
  fromNumber: string;
  endedAt: Date;
}

/** Two sends of the first partition that ended long ago, and one that came so much later that it lies in the next. */
export async function givenOldSends({ db, owner }: TestDatabase, wishes: OldWishes): Promise<bigint[]> {
  const sends = [await insertSend(db, wishes, 3_000), await insertSend(db, wishes, 4)];
  for (const sendId of sends) await insertRows(db, { accountId: wishes.accountId, sendId });
  await sql`select setval(pg_get_serial_sequence('sends', 'id'), 100000)`.execute(owner);
  await sql`select ensure_send_partitions(100001)`.execute(db);
  await insertSend(db, wishes, 0);
  return sends;
}

async function insertSend(
  db: Db,
  { accountId, lineId, fromNumber, endedAt }: OldWishes,
  count: number,
): Promise<bigint> {
  const { id } = await db
    .insertInto('sends')
    .values({
      ...{ account_id: accountId, type: 'normal', state: 6, line_id: lineId, from_number: fromNumber, text: 'سلام' },
      ...{ encoding: 'ucs2', language: 'persian', parts: 1, unit_mrial: 0n, statutory_mrial: 0n, refund_rule: 'none' },
      ...{ requested_count: count, recipient_count: count, created_at: endedAt },
      ...{ queued_at: endedAt, started_at: endedAt, finished_at: endedAt, settled_at: endedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, settled, price_mrial, submitted_at, receipt_at)
    select ${accountId}, ${id}, n, 952000000 + n, n % 3, 2, 1, 1, 1370000, ${endedAt}::timestamptz + n * interval '1 microsecond',
      case when n % 2 = 0 then ${endedAt}::timestamptz end
    from generate_series(1, ${count}) n`.execute(db);
  return id;
}

async function insertRows(db: Db, { accountId, sendId }: { accountId: bigint; sendId: bigint }): Promise<void> {
  await sql`insert into parts (account_id, send_id, n, part, carrier, operator_message_id, mobile)
    select account_id, send_id, n, 1, 'smpp', 'id-' || n, case when n % 2 = 0 then mobile end from recipients where send_id = ${sendId}`.execute(
    db,
  );
  await sql`insert into recipient_texts (account_id, send_id, from_n, texts) values (${accountId}, ${sendId}, 1, ${HARD_TEXTS}::text[])`.execute(
    db,
  );
  await sql`insert into recipient_events (account_id, send_id, n, at, kind, detail, mobile)
    select ${accountId}, ${sendId}, 1, now(), 'in_doubt', d, 952000001 from unnest(array['a', 'b', null]) d`.execute(
    db,
  );
}

const HASHED = ['recipients', 'parts', 'recipient_texts', 'recipient_events'] as const;

/** How many rows these sends have in each table, and one hash over all of their columns. */
export async function hashRows(db: Db, sends: readonly bigint[]): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of HASHED) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), 'null') as hash
      from ${sql.table(table)} t where send_id = any(${sends.map(String)}::bigint[])`.execute(db);
    hashes[table] = rows[0]?.hash ?? '';
  }
  return hashes;
}
