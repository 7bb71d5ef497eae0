import type { DbOrTx } from '@peyk/server-database';
import { MAX_LISTED, isGoodRange, listPage, offsetOf } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { fail } from './fail';
import { isSearch } from './inbox-question';
import type { InboxFilters, InboxQuestion } from './inbox-question';
import { searchWords } from './inbox-search';
import { countMessages, findMessageIds, listContactNames, listMessageRows, listMobilesNamed } from './inbox.repository';
import type { MessageRow } from './inbox.repository';
import { mobileOf, senderOfKey } from './senders';

/** People of the searched name whose messages are found, too; who types a name means one of a few. */
const NAMED_MOST = 200;

export interface ContactOfSender {
  isContact: boolean;
  contactName: string | null;
}

export type InboxMessage = MessageRow & ContactOfSender;

/** One page of an account's inbox, newest first. @throws badRange */
export async function listInbox(
  db: DbOrTx,
  { accountId, filters, paging }: { accountId: bigint; filters: InboxFilters; paging: Paging },
): Promise<Page<InboxMessage>> {
  const question = await questionOf(db, accountId, filters);
  const page = isSearch(question) ? await searchPage(db, question, paging) : await pageOf(db, question, paging);
  return { ...page, items: await withContacts(db, accountId, page.items) };
}

function pageOf(db: DbOrTx, question: InboxQuestion, paging: Paging): Promise<Page<MessageRow>> {
  return listPage({
    paging,
    rows: (place) => listMessageRows(db, question, place),
    count: (most) => countMessages(db, question, most),
  });
}

/** What is found seldom is found whole; of what is everywhere the newest are met soon. */
async function searchPage(db: DbOrTx, question: InboxQuestion, paging: Paging): Promise<Page<MessageRow>> {
  const slice = { offset: offsetOf(paging), limit: paging.limit };
  const found = await findMessageIds(db, question, { ...slice, most: MAX_LISTED });
  if (!found) return pageOf(db, question, paging);
  const { ids, total } = found;
  const items =
    total < MAX_LISTED
      ? await listMessageRows(db, { accountId: question.accountId, ids }, { offset: 0, limit: paging.limit })
      : await listMessageRows(db, question, slice);
  return { ...paging, total, items };
}

/** What filters ask for, with the senders whom a searched name means. @throws badRange */
export async function questionOf(
  db: DbOrTx,
  accountId: bigint,
  { search, ...filters }: InboxFilters,
): Promise<InboxQuestion> {
  if (!isGoodRange(filters.from, filters.to)) fail('badRange', 'to_date');
  const words = searchWords(search ?? '');
  if (words.length === 0) return { accountId, ...filters };
  const named = await listMobilesNamed(db, { accountId, words }, NAMED_MOST);
  return { accountId, ...filters, words, named: named.map(senderOfKey) };
}

/** Looks up who the senders of messages are. */
export async function withContacts<Row extends { sender: string }>(
  db: DbOrTx,
  accountId: bigint,
  rows: readonly Row[],
): Promise<(Row & ContactOfSender)[]> {
  const mobiles = [...new Set(rows.flatMap(({ sender }) => mobileOf(sender) ?? []))];
  const known = mobiles.length === 0 ? [] : await listContactNames(db, accountId, mobiles);
  const names = new Map(known.map(({ mobile, name }) => [senderOfKey(mobile), name]));
  return rows.map((row) => ({
    ...row,
    isContact: names.has(row.sender),
    contactName: names.get(row.sender) ?? null,
  }));
}
