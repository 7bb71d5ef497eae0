import { beginJob } from '@peyk/server-account-jobs';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { requirePlacesInReach } from '@peyk/server-http';
import { inTurn } from '../account-turn';
import { fail } from '../fail';
import { MAX_RUNNING_IMPORTS } from '../limits';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { importJob } from './import-job';
import type { ImportPorts } from './import-job';
import { countRunningImports, findImport, insertImport } from './imports.repository';
import type { ImportKey, ImportRow } from './imports.repository';

export interface FileToAdd {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  uploadId: bigint;
  phonebookIds: readonly bigint[];
  /** The admin who begins it on behalf of the account. */
  impersonatedBy?: string | null;
}

/**
 * Begins to put all numbers of an uploaded file into phonebooks; a job does it.
 * @throws unknownUpload, unknownPhonebook, tooManyImports, busy, tooManyJobs (429-110)
 */
export async function beginImport(
  { db, clock }: ServerContext,
  ports: ImportPorts,
  { accountId, userId, uploadId, phonebookIds, impersonatedBy = null }: FileToAdd,
): Promise<ImportRow> {
  const at = clock.now();
  return inTurn(db, accountId, async (tx) => {
    const recordCount = await ports.uploads.countRecords(tx, { accountId, uploadId }, at);
    if (recordCount === undefined) fail('unknownUpload', 'upload_id');
    requirePlacesInReach(phonebookIds);
    const phonebooks = await requirePhonebooks(tx, accountId, phonebookIds);
    if ((await countRunningImports(tx, accountId)) >= MAX_RUNNING_IMPORTS) fail('tooManyImports');
    const ids = phonebooks.map(({ id }) => id);
    const row = await insertImport(tx, { accountId, uploadId, phonebookIds: ids, recordCount, at, impersonatedBy });
    const input = { importId: String(row.id) };
    await beginJob(tx, importJob(ports), { accountId, userId, impersonatedBy, input, total: recordCount, at });
    return row;
  });
}

/** How far an account's import has come. @throws unknownImport */
export async function requireImport(db: DbOrTx, key: ImportKey): Promise<ImportRow> {
  return (await findImport(db, key)) ?? fail('unknownImport', 'import_id');
}
