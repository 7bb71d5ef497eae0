import { tellInboxChanged } from '@peyk/server-audience';
import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { takeTurn } from '@peyk/server-http';
import { countMessages, listMessageRows, markRead } from './inbox.repository';
import type { MessageRow } from './inbox.repository';
import { presentSender } from './senders';

/** A message as programs get it. */
export interface TakenMessage extends Pick<MessageRow, 'id' | 'line' | 'text' | 'receivedAt'> {
  sender: string;
}

/** A message as it is now. */
export interface ReadMessage extends TakenMessage, Pick<MessageRow, 'isRead'> {}

export interface InboxWish {
  accountId: bigint;
  /** A line's digits; all lines without it. */
  line?: string | undefined;
  isRead?: boolean | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only what came after the message with this id. */
  afterId?: bigint | undefined;
}

const shown = ({ id, line, text, receivedAt, sender }: MessageRow): TakenMessage => ({
  ...{ id, line, text, receivedAt },
  sender: presentSender(sender),
});

/**
 * Unread messages, which are read from now on: each is given once, also when two ask at one moment. They stay in the inbox, so what an
 * answer loses on its way is not lost. Oldest of the newest `limit` first.
 */
export function takeUnread(
  context: ServerContext,
  { limit, ...wish }: Omit<InboxWish, 'isRead'> & { limit: number },
): Promise<TakenMessage[]> {
  const { accountId } = wish;
  return runTransaction(context.db, async (tx) => {
    await takeTurn(tx, 'inbox', accountId);
    const rows = await listMessageRows(tx, { ...wish, isRead: false }, { offset: 0, limit });
    if (rows.length === 0) return [];
    const mine = new Set(await markRead(tx, { accountId, ids: rows.map(({ id }) => id) }, limit));
    await tellInboxChanged(tx, accountId);
    // Someone who has deleted or read one meanwhile has had it.
    return rows
      .filter(({ id }) => mine.has(id))
      .map(shown)
      .reverse();
  });
}

/** Messages as they are, newest first; nothing changes. */
export async function readInbox(
  db: DbOrTx,
  { offset, limit, ...wish }: InboxWish & { offset: number; limit: number },
): Promise<ReadMessage[]> {
  return (await listMessageRows(db, wish, { offset, limit })).map((row) => ({ ...shown(row), isRead: row.isRead }));
}

/** How many there are, counted to `most`. */
export function countInbox(db: DbOrTx, wish: InboxWish, most: number): Promise<number> {
  return countMessages(db, wish, most);
}
