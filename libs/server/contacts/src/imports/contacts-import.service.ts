import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import type { ServerContext } from '@peyk/server-database';
import { requirePlacesInReach } from '@peyk/server-http';
import { inTurn } from '../account-turn';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { listPropertyRows } from '../properties/properties.repository';
import { requireTags } from '../tags/tags.service';
import type { KnownRule } from './add-people';
import { contactsImportJob } from './contacts-import-job';
import type { ContactsImportPorts } from './contacts-import-job';
import { requireContactsFile } from './sheet/contacts-file';
import { requireColumns } from './sheet/import-columns';
import type { ImportColumn } from './sheet/import-columns';

export interface ContactsImport {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  impersonatedBy: string | null;
  fileId: string;
  hasHeader: boolean;
  columns: readonly ImportColumn[];
  known: KnownRule;
  phonebookIds: readonly bigint[];
  tagIds: readonly bigint[];
}

/**
 * Begins to make contacts of an uploaded file; a job does it. Answers its id.
 * @throws unknownUpload, badColumns, unknownProperty, unknownPhonebook, unknownTag, busy, tooManyJobs (429-110)
 */
export async function beginContactsImport(
  context: ServerContext,
  ports: ContactsImportPorts,
  { accountId, userId, impersonatedBy, phonebookIds, tagIds, columns, ...wanted }: ContactsImport,
): Promise<bigint> {
  const { db, clock } = context;
  requireColumns(columns, await listPropertyRows(db, accountId));
  await requireContactsFile(context, ports.files, { accountId, fileId: wanted.fileId });
  return inTurn(db, accountId, async (tx) => {
    requirePlacesInReach(phonebookIds);
    await requirePhonebooks(tx, accountId, phonebookIds);
    await requireTags(tx, accountId, tagIds);
    const input = {
      ...{ ...wanted, importId: randomUUID(), impersonatedBy, columns: [...columns] },
      phonebookIds: phonebookIds.map(String),
      tagIds: tagIds.map(String),
    };
    const at = clock.now();
    const { id } = await beginJob(tx, contactsImportJob(ports), { accountId, userId, impersonatedBy, input, at });
    return id;
  });
}
