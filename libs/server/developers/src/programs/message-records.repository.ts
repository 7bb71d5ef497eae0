import type { DbOrTx } from '@peyk/server-database';
import { sql } from 'kysely';
import type { MessagesAsked } from './message-records.service';

interface ListQuestion extends Pick<MessagesAsked, 'sendId' | 'newest'> {
  accountId: bigint;
  since: Date;
}

const MOST_OF_A_SEND = 1_000;

/** Ids of messages of a send, or of the newest ones. */
export async function listMessageIds(
  db: DbOrTx,
  { accountId, since, sendId, newest }: ListQuestion,
): Promise<bigint[]> {
  const { line, from = since, to, limit = MOST_OF_A_SEND, offset = 0 } = newest ?? {};
  const { rows } = await sql<{ id: bigint }>`
    select m.id from program_messages m
    where m.account_id = ${accountId} and m.created_at > ${since} and m.created_at >= ${from}
      ${to ? sql`and m.created_at <= ${to}` : sql``}
      ${sendId === undefined ? sql`` : sql`and m.send_id = ${sendId}`}
      ${
        line === undefined
          ? sql``
          : sql`and exists (select from sends s
              where s.account_id = m.account_id and s.id = m.send_id and s.from_number = ${line})`
      }
    order by m.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A send with messages of a program, as one thing. */
export interface SendOfProgram {
  sendId: bigint;
  messagesCount: number;
  createdAt: Date;
}

/** Sends that have messages of programs, since a time, newest first. */
export async function listSendsOfPrograms(
  db: DbOrTx,
  { accountId, from, limit, offset }: { accountId: bigint; from: Date; limit: number; offset: number },
): Promise<SendOfProgram[]> {
  const { rows } = await sql<SendOfProgram>`
    with page as materialized (
      select s.id, s.created_at from sends s
      where s.account_id = ${accountId} and s.created_at >= ${from}
        and exists (select from program_messages m where m.account_id = s.account_id and m.send_id = s.id)
      order by s.created_at desc, s.id desc limit ${limit} offset ${offset}
    )
    select p.id as "sendId", p.created_at as "createdAt", (
      select count(*)::int from program_messages m where m.account_id = ${accountId} and m.send_id = p.id
    ) as "messagesCount"
    from page p order by p.created_at desc, p.id desc`.execute(db);
  return rows;
}

/** What messages say, and from where. */
export async function listTexts(db: DbOrTx, accountId: bigint, ids: readonly bigint[]) {
  const { rows } = await sql<{
    id: bigint;
    text: string | null;
    fromNumber: string;
    sendTime: Date | null;
    sendState: number;
  }>`
    select m.id, s.from_number as "fromNumber", s.send_time as "sendTime", s.state as "sendState",
      case when s.own_texts then (
        select recipient_text(r.account_id, r.send_id, r.n) from recipients r
        where r.account_id = m.account_id and r.send_id = m.send_id and r.mobile = m.mobile limit 1
      ) else s.text end as text
    from program_messages m join sends s on s.account_id = m.account_id and s.id = m.send_id
    where m.account_id = ${accountId} and m.id = any(${ids.map(String)}::bigint[])`.execute(db);
  return rows;
}
