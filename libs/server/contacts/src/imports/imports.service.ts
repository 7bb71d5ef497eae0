import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { inTurn } from '../account-turn';
import { fail } from '../fail';
import { MAX_RUNNING_IMPORTS } from '../limits';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { countRunningImports, findImport, insertImport } from './imports.repository';
import type { ImportKey, ImportRow } from './imports.repository';
import type { UploadPort } from './upload-port';

export interface FileToAdd {
  accountId: bigint;
  uploadId: bigint;
  phonebookIds: readonly bigint[];
}

/**
 * Begins to put all numbers of an uploaded file into phonebooks; a periodic task does it.
 * @throws unknownUpload, unknownPhonebook, tooManyImports, busy
 */
export async function beginImport(
  { db, clock }: ServerContext,
  uploads: UploadPort,
  { accountId, uploadId, phonebookIds }: FileToAdd,
): Promise<ImportRow> {
  const at = clock.now();
  return inTurn(db, accountId, async (tx) => {
    const recordCount = await uploads.countRecords(tx, { accountId, uploadId }, at);
    if (recordCount === undefined) fail('unknownUpload', 'upload_id');
    const phonebooks = await requirePhonebooks(tx, accountId, phonebookIds);
    if ((await countRunningImports(tx, accountId)) >= MAX_RUNNING_IMPORTS) fail('tooManyImports');
    return insertImport(tx, { accountId, uploadId, phonebookIds: phonebooks.map(({ id }) => id), recordCount, at });
  });
}

/** How far an account's import has come. @throws unknownImport */
export async function requireImport(db: DbOrTx, key: ImportKey): Promise<ImportRow> {
  return (await findImport(db, key)) ?? fail('unknownImport', 'import_id');
}
