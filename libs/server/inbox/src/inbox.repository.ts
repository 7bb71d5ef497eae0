import { MAX_LISTED, reachNow } from '@peyk/server-http';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import type { SuppressedKind } from '@peyk/server-contacts';
import { hasWord } from './inbox-search';
import { ITS_UNREAD, conditionsOf, isAllUnread, isOfUnread } from './inbox-question';
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
  (${ITS_UNREAD}) is null as "isRead"`;

/** A page of a list. */
interface Slice {
  offset: number;
  limit: number;
}

/** Newest first. */
export async function listMessageRows(
  db: DbOrTx,
  question: InboxQuestion,
  { offset, limit }: Slice,
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${SHOWN} from (
      select m.* from ${messagesOf(question)} order by ${newestFirst(question)} limit ${limit} offset ${offset}
    ) m left join lines l on l.id = m.line_id order by m.received_at desc, m.id desc`.execute(db);
  return rows;
}

/**
 * Table and conditions of a question. What is unread is walked in its own order, and each message looked up: as a join the database believes that
 * nothing is left of it, and makes all of both tables first. The limit keeps it from turning the walk into that join.
 */
function messagesOf(question: InboxQuestion): RawBuilder<unknown> {
  if (!isOfUnread(question)) return sql`inbound_messages m where ${conditionsOf(question)}`;
  const { accountId, from, to } = question;
  return sql`inbox_unread u cross join lateral (
      select * from inbound_messages m
      where m.received_at = u.received_at and m.id = u.message_id and ${conditionsOf({ ...question, isRead: undefined })} limit 1
    ) m where u.account_id = ${accountId}
      ${from ? sql`and u.received_at >= ${from}` : sql``} ${to ? sql`and u.received_at <= ${to}` : sql``}`;
}

const newestFirst = (question: InboxQuestion) =>
  isOfUnread(question) ? sql`u.received_at desc, u.message_id desc` : sql`m.received_at desc, m.id desc`;

/**
 * The page of a search as ids, and how many messages there are, counted to `most`; undefined behind the last. All that is found is put in order:
 * where it is little, the walk from the newest on would read everything, and where it is `most` the page is not the newest.
 */
export async function findMessageIds(
  db: DbOrTx,
  question: InboxQuestion,
  { offset, limit, most }: Slice & { most: number },
): Promise<{ ids: bigint[]; total: number } | undefined> {
  const { rows } = await sql<{ id: bigint; total: number }>`
    select id, count(*) over ()::int as total from (
      select m.id, m.received_at from inbound_messages m where ${conditionsOf(question)} limit ${most}
    ) found order by received_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows[0] && { ids: rows.map(({ id }) => id), total: rows[0].total };
}

/** The messages before one of the list, for those who read all of it. */
export async function listMessagesBefore(
  db: DbOrTx,
  question: InboxQuestion,
  { before, limit }: { before: Pick<MessageRow, 'receivedAt' | 'id'> | undefined; limit: number },
): Promise<MessageRow[]> {
  const place = isOfUnread(question) ? sql`(u.received_at, u.message_id)` : sql`(m.received_at, m.id)`;
  const older = before ? sql`and ${place} < (${before.receivedAt}, ${before.id})` : sql``;
  const { rows } = await sql<MessageRow>`
    select ${SHOWN} from (
      select m.* from ${messagesOf(question)} ${older} order by ${newestFirst(question)} limit ${limit}
    ) m left join lines l on l.id = m.line_id order by m.received_at desc, m.id desc`.execute(db);
  return rows;
}

/** How many there are, counted to `most`. */
export async function countMessages(db: DbOrTx, question: InboxQuestion, most: number): Promise<number> {
  if (isAllUnread(question)) return Math.min(await countUnread(db, question.accountId), most);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${messagesOf(question)} limit ${most}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Kept by triggers, see `0280-inbox.sql`; of some lines it is counted. */
export async function countUnread(db: DbOrTx, accountId: bigint): Promise<number> {
  if (reachNow().lineIds !== null) return countMessages(db, { accountId, isRead: false }, MAX_LISTED);
  const { rows } = await sql<{ count: bigint }>`
    select coalesce(sum(unread), 0)::bigint as count from inbox_counts where account_id = ${accountId}`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** The newest `most` of a question, as keys. */
const newestOf = (question: InboxQuestion, most: number) => sql`
  select m.id, m.received_at from ${messagesOf(question)} order by ${newestFirst(question)} limit ${most}`;

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
