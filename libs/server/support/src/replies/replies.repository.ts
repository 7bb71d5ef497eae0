import { auditChange } from '@peyk/server-database';
import type { DbOrTx } from '@peyk/server-database';
import type { Selectable } from 'kysely';
import { fail } from '../fail';
import type { TicketRepliesTable } from '../support.tables';
import { isFillable } from './fill-reply';

export type Reply = Selectable<TicketRepliesTable>;
type NewReply = Omit<Reply, 'id'>;

/** That an installation may have; all of them come with every ticket. */
export const MAX_REPLIES = 100;

/** By their titles, at most `MAX_REPLIES`. */
export function listReplies(db: DbOrTx): Promise<Reply[]> {
  return db.selectFrom('ticket_replies').selectAll().orderBy('title').orderBy('id').limit(MAX_REPLIES).execute();
}

export const findReply = (db: DbOrTx, id: bigint): Promise<Reply | undefined> =>
  db.selectFrom('ticket_replies').selectAll().where('id', '=', id).executeTakeFirst();

/** @throws tooManyReplies, replyTitleTaken, unknownPlaceholder */
export async function addReply(db: DbOrTx, reply: NewReply): Promise<bigint> {
  requireFillable(reply);
  if ((await listReplies(db)).length >= MAX_REPLIES) fail('tooManyReplies');
  const made = await db
    .insertInto('ticket_replies')
    .values(reply)
    .onConflict((same) => same.column('title').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) fail('replyTitleTaken', 'title');
  return made.id;
}

/** Of one that is locked against other changes of it. @throws unknownReply, replyTitleTaken, unknownPlaceholder */
export async function changeReply(db: DbOrTx, id: bigint, reply: NewReply): Promise<void> {
  requireFillable(reply);
  const before = (await findReply(db, id)) ?? fail('unknownReply');
  const other = db.selectFrom('ticket_replies').select('id').where('title', '=', reply.title).where('id', '!=', id);
  if (await other.executeTakeFirst()) fail('replyTitleTaken', 'title');
  await db.updateTable('ticket_replies').set(reply).where('id', '=', id).execute();
  auditChange({ before: { title: before.title }, after: { title: reply.title } });
}

/** @throws unknownReply */
export async function removeReply(db: DbOrTx, id: bigint): Promise<void> {
  const row = await db.deleteFrom('ticket_replies').where('id', '=', id).returning('title').executeTakeFirst();
  if (!row) fail('unknownReply');
  auditChange({ before: row, after: null });
}

function requireFillable({ text }: NewReply): void {
  if (!isFillable(text)) fail('unknownPlaceholder', 'text');
}
