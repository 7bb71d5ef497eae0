import { sql } from 'kysely';
import type { DbOrTx, Tx } from '@peyk/server-database';
import { keepFile } from '@peyk/server-files';
import { fail } from './fail';
import { TICKET_FILE } from './ticket-file';
import type { TicketKey } from './tickets.repository';

/** A file of a ticket. */
export interface AttachedFile {
  interactionId: bigint;
  fileId: string;
  name: string;
  size: bigint;
}

interface FilesToAttach {
  interactionId: bigint;
  fileIds: readonly string[];
  impersonatedBy: string | null;
  at: Date;
}

/**
 * Attaches files that were uploaded before to what is written now; from here they are kept as long as the ticket.
 * @throws unknownAttachment for one that the account has not uploaded for this, that has expired, or that was attached before
 */
export async function attachFiles(tx: Tx, { accountId, id }: TicketKey, files: FilesToAttach): Promise<void> {
  const { interactionId, fileIds, impersonatedBy, at } = files;
  for (const fileId of new Set(fileIds)) {
    const isKept = await keepFile(tx, { accountId, id: fileId, purpose: TICKET_FILE, now: at });
    if (!isKept) fail('unknownAttachment', 'file_ids');
    const { numAffectedRows } = await sql`
      insert into ticket_files (account_id, file_id, ticket_id, interaction_id, name, size, impersonated_by)
      select ${accountId}, id, ${id}, ${interactionId}, name, size, ${impersonatedBy} from files
      where account_id = ${accountId} and id = ${fileId}
      on conflict do nothing`.execute(tx);
    if (numAffectedRows !== 1n) fail('unknownAttachment', 'file_ids');
  }
}

/** All files of a ticket. */
export async function listAttached(db: DbOrTx, { accountId, id }: TicketKey): Promise<AttachedFile[]> {
  return db
    .selectFrom('ticket_files')
    .select(['interaction_id as interactionId', 'file_id as fileId', 'name', 'size'])
    .where('account_id', '=', accountId)
    .where('ticket_id', '=', id)
    .orderBy('name')
    .execute();
}
