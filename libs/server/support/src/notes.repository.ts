import type { DbOrTx, Tx } from '@peyk/server-database';
import type { Selectable } from 'kysely';
import type { TicketNotesTable } from './support.tables';
import type { TicketKey } from './tickets.repository';

export type NoteRow = Pick<Selectable<TicketNotesTable>, 'id' | 'text' | 'written_by' | 'at'>;

/** All of a ticket, oldest first; it holds at most `MAX_NOTES`. For the desk alone. */
export function listNotes(db: DbOrTx, { accountId, id }: TicketKey): Promise<NoteRow[]> {
  const own = db
    .selectFrom('ticket_notes')
    .select(['id', 'text', 'written_by', 'at'])
    .where('account_id', '=', accountId);
  return own.where('ticket_id', '=', id).orderBy('id').execute();
}

export async function insertNote(tx: Tx, { accountId, id }: TicketKey, note: Omit<NoteRow, 'id'>): Promise<void> {
  await tx
    .insertInto('ticket_notes')
    .values({ account_id: accountId, ticket_id: id, ...note })
    .execute();
}
