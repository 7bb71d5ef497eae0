import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SuppressedKind } from '@peyk/server-contacts';
import { hasWord } from './inbox-search';
import { ITS_UNREAD, conditionsOf } from './inbox-question';
import type { InboxQuestion } from './inbox-question';

export interface MessageRow {
  id: bigint;
  /** As `shown_sender` spells it. */
  sender: string;
  line: string;
  text: string;
  isRead: boolean;
  receivedAt: Date;
}

const SHOWN = sql`
  m.id, shown_sender(m.from_number) as sender, coalesce(l.number, m.to_number) as line, m.text, m.received_at as "receivedAt",
  not exists (${ITS_UNREAD}) as "isRead"`;

/** Newest first. */
export async function listMessageRows(
  db: DbOrTx,
  question: InboxQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${SHOWN} from (
      select * from inbound_messages m where ${conditionsOf(question)}
      order by m.received_at desc, m.id desc limit ${limit} offset ${offset}
    ) m left join lines l on l.id = m.line_id order by m.received_at desc, m.id desc`.execute(db);
  return rows;
}

/** The messages before one of the list, for those who read all of it. */
export async function listMessagesBefore(
  db: DbOrTx,
  question: InboxQuestion,
  { before, limit }: { before: Pick<MessageRow, 'receivedAt' | 'id'> | undefined; limit: number },
): Promise<MessageRow[]> {
  const older = before ? sql`and (m.received_at, m.id) < (${before.receivedAt}, ${before.id})` : sql``;
  const { rows } = await sql<MessageRow>`
    select ${SHOWN} from (
      select * from inbound_messages m where ${conditionsOf(question)} ${older}
      order by m.received_at desc, m.id desc limit ${limit}
    ) m left join lines l on l.id = m.line_id order by m.received_at desc, m.id desc`.execute(db);
  return rows;
}

/** How many there are, counted to `most`. */
export async function countMessages(db: DbOrTx, question: InboxQuestion, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from inbound_messages m where ${conditionsOf(question)} limit ${most}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Kept by triggers, see `0280-inbox.sql`. */
export async function countUnread(db: DbOrTx, accountId: bigint): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select coalesce(sum(unread), 0)::bigint as count from inbox_counts where account_id = ${accountId}`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** The newest `most` of a question, as keys. */
const newestOf = (question: InboxQuestion, most: number) => sql`
  select m.id, m.received_at from inbound_messages m where ${conditionsOf(question)}
  order by m.received_at desc, m.id desc limit ${most}`;

/** Answers which were unread. */
export async function markRead(tx: Tx, question: InboxQuestion, most: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    delete from inbox_unread u using (${newestOf({ ...question, isRead: false }, most)}) m
    where u.account_id = ${question.accountId} and u.received_at = m.received_at and u.message_id = m.id
    returning m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Answers which were read. */
export async function markUnread(tx: Tx, question: InboxQuestion, most: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    insert into inbox_unread (account_id, received_at, message_id)
    select ${question.accountId}, m.received_at, m.id from (${newestOf({ ...question, isRead: true }, most)}) m
    on conflict do nothing returning message_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Answers how many there were. */
export async function deleteMessageRows(tx: Tx, question: InboxQuestion, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from inbound_messages using (${newestOf(question, most)}) m
    where inbound_messages.account_id = ${question.accountId} and inbound_messages.id = m.id`.execute(tx);
  return Number(numAffectedRows);
}

/** Names of those of the mobiles that are contacts; a contact may have none. */
export async function listContactNames(
  db: DbOrTx,
  accountId: bigint,
  mobiles: readonly number[],
): Promise<{ mobile: number; name: string | null }[]> {
  const { rows } = await sql<{ mobile: number; name: string | null }>`
    select mobile, name from contacts where account_id = ${accountId} and mobile = any(${mobiles}::int[])`.execute(db);
  return rows;
}

/** Mobiles of contacts with all of the words in their names, at most `most`. */
export async function listMobilesNamed(
  db: DbOrTx,
  { accountId, words }: { accountId: bigint; words: readonly string[] },
  most: number,
): Promise<number[]> {
  const inName = words.map((word) => hasWord(sql.ref('found_by'), word));
  const { rows } = await sql<{ mobile: number }>`
    select mobile from contacts where account_id = ${accountId} and ${sql.join(inName, sql` and `)} limit ${most}`.execute(
    db,
  );
  return rows.map(({ mobile }) => mobile);
}

/** On which lists a number stands. */
export async function listKindsOf(db: DbOrTx, accountId: bigint, mobile: number): Promise<Set<SuppressedKind>> {
  const rows = await db
    .selectFrom('suppressed_numbers')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('mobile', '=', mobile)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}
