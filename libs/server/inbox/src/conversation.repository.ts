import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { ITS_UNREAD, conditionsOf } from './inbox-question';

/** One sender of an account, as `shown_sender` spells it. */
export interface SenderKey {
  accountId: bigint;
  sender: string;
}

export interface ConversationRow {
  direction: 'received' | 'sent';
  id: bigint;
  line: string;
  text: string;
  at: Date;
  isRead: boolean;
  sendState: number | null;
}

/** Newest first. */
export async function listConversationRows(
  db: DbOrTx,
  key: SenderKey,
  { offset, limit }: { offset: number; limit: number },
): Promise<ConversationRow[]> {
  // Each side is walked no further than the page needs.
  const most = offset + limit;
  const { rows } = await sql<ConversationRow>`
    select * from (
      (select 'received' as direction, m.id, coalesce(l.number, m.to_number) as line, m.text, m.received_at as at,
        (${ITS_UNREAD}) is null as "isRead", null::int as "sendState"
      from inbound_messages m left join lines l on l.id = m.line_id where ${conditionsOf(key)}
      order by m.received_at desc, m.id desc limit ${most})
      union all
      (select 'sent', s.id, s.from_number, s.text, r.sent_at, true, s.state::int
      from inbox_replies r join sends s on s.account_id = r.account_id and s.id = r.send_id
      where r.account_id = ${key.accountId} and r.sender = ${key.sender}
      order by r.sent_at desc, r.send_id desc limit ${most})
    ) said order by at desc, direction, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many there are, counted to `most`. */
export async function countConversation(db: DbOrTx, key: SenderKey, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select least(${most}, (
      select count(*) from (select from inbound_messages m where ${conditionsOf(key)} limit ${most}) received
    ) + (
      select count(*) from inbox_replies where account_id = ${key.accountId} and sender = ${key.sender}
    ))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a send of the account went to this number alone, as far as it is known who got it. */
export async function isReplyTo(
  db: DbOrTx,
  { accountId, sendId, mobile }: { accountId: bigint; sendId: bigint; mobile: number },
): Promise<{ sentAt: Date } | undefined> {
  const { rows } = await sql<{ sentAt: Date }>`
    select s.created_at as "sentAt" from sends s
    where s.account_id = ${accountId} and s.id = ${sendId} and s.requested_count = 1
      -- Of old ones that lie in files nobody can say who got them.
      and not lies_in_files(s.id)
      and not exists (select from recipients r
        where r.account_id = s.account_id and r.send_id = s.id and r.n = 1 and r.mobile <> ${mobile})`.execute(db);
  return rows[0];
}

export interface ReplyToInsert extends SenderKey {
  sendId: bigint;
  sentAt: Date;
  impersonatedBy: string | null;
}

export async function insertReply(
  db: DbOrTx,
  { accountId, sender, sendId, sentAt, impersonatedBy }: ReplyToInsert,
): Promise<void> {
  const row = { account_id: accountId, sender, sent_at: sentAt, send_id: sendId, impersonated_by: impersonatedBy };
  await db
    .insertInto('inbox_replies')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
