import { tellInboxChanged } from '@peyk/server-audience';
import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { MAX_LISTED, takeTurn } from '@peyk/server-http';
import { fail } from './fail';
import type { InboxFilters, InboxQuestion } from './inbox-question';
import { countMessages, countUnread, deleteMessageRows, markRead, markUnread } from './inbox.repository';
import { questionOf } from './inbox.service';
import { senderOf } from './senders';

/** Which messages; exactly one of them. */
export interface InboxSelection {
  ids?: readonly bigint[] | undefined;
  /** A number in any spelling. */
  sender?: string | undefined;
  filters?: InboxFilters | undefined;
}

/**
 * Marks messages as read, or as unread. Answers which changed, and how many are unread then.
 * @throws badSelection, badRange
 */
export async function changeReadState(
  context: ServerContext,
  { accountId, isRead, ...selection }: InboxSelection & { accountId: bigint; isRead: boolean },
): Promise<{ changed: readonly bigint[]; unread: number }> {
  const question = await chosenOf(context.db, accountId, selection);
  return runTransaction(context.db, async (tx) => {
    await takeTurn(tx, 'inbox', accountId);
    const changed = await (isRead ? markRead : markUnread)(tx, question, MAX_LISTED);
    if (changed.length > 0) await tellInboxChanged(tx, accountId);
    return { changed, unread: await countUnread(tx, accountId) };
  });
}

/**
 * Deletes messages. Answers how many.
 * @throws badSelection, badRange, otherCount when filters find more than were expected
 */
export async function deleteMessages(
  context: ServerContext,
  {
    accountId,
    expectedCount,
    ...selection
  }: InboxSelection & { accountId: bigint; expectedCount?: number | undefined },
): Promise<number> {
  const question = await chosenOf(context.db, accountId, selection);
  return runTransaction(context.db, async (tx) => {
    await takeTurn(tx, 'inbox', accountId);
    if (expectedCount !== undefined && (await countMessages(tx, question, MAX_LISTED)) > expectedCount) {
      fail('otherCount', 'expected_count');
    }
    const deleted = await deleteMessageRows(tx, question, MAX_LISTED);
    if (deleted > 0) await tellInboxChanged(tx, accountId);
    return deleted;
  });
}

async function chosenOf(
  db: DbOrTx,
  accountId: bigint,
  { ids, sender, filters }: InboxSelection,
): Promise<InboxQuestion> {
  if ([ids, sender, filters].filter((way) => way !== undefined).length !== 1) fail('badSelection');
  if (ids) return { accountId, ids };
  if (sender !== undefined) return { accountId, sender: senderOf(sender) };
  return questionOf(db, accountId, filters ?? {});
}
