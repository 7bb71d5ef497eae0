import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { reachNow } from '@peyk/server-http';
import { hasWordOrNumber, numberPatterns, shownSender } from './inbox-search';

/** What the filter panel may ask for; all must hold. */
export interface InboxFilters {
  search?: string | undefined;
  /** Any part of the sender's number. */
  number?: string | undefined;
  /** A line's digits. */
  line?: string | undefined;
  /** What came to these lines only; default: those that the caller sees. */
  lineIds?: readonly bigint[] | undefined;
  isRead?: boolean | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  afterId?: bigint | undefined;
}

/** Messages of an account that are shown: all that hold what is given. */
export interface InboxQuestion extends Omit<InboxFilters, 'search'> {
  accountId: bigint;
  /** Words that must all be found; see `inbox-search.ts`. */
  words?: readonly string[] | undefined;
  /** Senders who are found by their name as a contact, whatever they wrote. */
  named?: readonly string[] | undefined;
  ids?: readonly bigint[] | undefined;
  /** One sender, as `shown_sender` spells it. */
  sender?: string | undefined;
}

/** The conditions of a question on `inbound_messages m`; indexes begin with the account. */
export function conditionsOf(question: InboxQuestion): RawBuilder<boolean> {
  const { accountId, ids, sender, line, from, to, afterId } = question;
  // A role with some lines sees what came to them.
  const lineIds = question.lineIds ?? reachNow().lineIds;
  const all = [
    sql<boolean>`m.account_id = ${accountId}`,
    sql<boolean>`not m.hidden`,
    ...(ids ? [sql<boolean>`m.id = any(${ids}::bigint[])`] : []),
    ...(sender === undefined ? [] : [sql<boolean>`${shownSender('m')} = ${sender}`]),
    ...(lineIds === null ? [] : [sql<boolean>`m.line_id = any(${lineIds}::bigint[])`]),
    ...(line === undefined ? [] : [sql<boolean>`m.line_id = (select id from lines where number = ${line})`]),
    ...(from ? [sql<boolean>`m.received_at >= ${from}`] : []),
    ...(to ? [sql<boolean>`m.received_at <= ${to}`] : []),
    ...(afterId === undefined ? [] : [sql<boolean>`m.id > ${afterId}`]),
    ...searchOf(question),
    ...numberOf(question),
    ...readStateOf(question),
  ];
  return sql.join(all, sql` and `);
}

/** Whether words or digits are looked for, which only the index of searches finds quickly. */
export function isSearch({ words = [], number }: InboxQuestion): boolean {
  return words.length > 0 || number !== undefined;
}

/** Whether the list is that of the unread messages, of a line or of some days at most; what is asked besides is found by its own index. */
export function isOfUnread(question: InboxQuestion): boolean {
  return (
    question.isRead === false && !isSearch(question) && question.ids === undefined && question.sender === undefined
  );
}

/** Whether nothing else is asked, so that the kept count tells how many there are. */
export function isAllUnread(question: InboxQuestion): boolean {
  const { line, from, to, afterId } = question;
  return (
    reachNow().lineIds === null &&
    isOfUnread(question) &&
    [line, from, to, afterId].every((asked) => asked === undefined)
  );
}

/**
 * The row of `inbox_unread` for the message of `m`, as a value: asked for each message that is met. As `exists` it became a join of all of both
 * tables, which took seconds while the database did not know yet how many messages there are.
 */
export const ITS_UNREAD = sql`
  select u.message_id from inbox_unread u
  where u.account_id = m.account_id and u.received_at = m.received_at and u.message_id = m.id`;

function readStateOf({ isRead }: InboxQuestion): RawBuilder<boolean>[] {
  if (isRead === undefined) return [];
  return [isRead ? sql<boolean>`(${ITS_UNREAD}) is null` : sql<boolean>`(${ITS_UNREAD}) is not null`];
}

function searchOf({ words = [], named = [] }: InboxQuestion): RawBuilder<boolean>[] {
  if (words.length === 0) return [];
  const written = sql<boolean>`(${sql.join(
    words.map((word) => hasWordOrNumber('m', word)),
    sql` and `,
  )})`;
  return [named.length === 0 ? written : sql<boolean>`(${written} or ${shownSender('m')} = any(${named}::text[]))`];
}

function numberOf({ number }: InboxQuestion): RawBuilder<boolean>[] {
  if (number === undefined) return [];
  const patterns = numberPatterns(number);
  if (patterns.length === 0) return [sql<boolean>`false`];
  return [
    sql<boolean>`(${sql.join(
      patterns.map((pattern) => sql`${shownSender('m')} like ${pattern}`),
      sql` or `,
    )})`,
  ];
}
