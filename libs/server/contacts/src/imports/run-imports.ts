import { isConnectionError } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { INVALID_MOBILE_KEY } from '@peyk/shared-sms';
import { inTurn } from '../account-turn';
import { insertContacts } from '../contacts/contacts.repository';
import { withoutDoubles } from '../count/merge-keys';
import { insertMembers } from '../phonebooks/members.repository';
import { selectPhonebooks } from '../phonebooks/phonebooks.repository';
import { failImport, isBusy, postpone, retryOrFail } from './end-import';
import { IMPORT_STATE, countPage, endImport, lockPage, selectDueImports } from './imports.repository';
import type { ImportRow } from './imports.repository';
import type { UploadPort } from './upload-port';

/** A round ends after so many pages of all files together: a process that is told to stop waits for its round. */
const PAGES_A_ROUND = 10;
const IMPORTS_A_ROUND = 20;

/** What one page's transaction came to; `moved`: somebody else has read the page. */
type PageEnd = 'read' | 'moved' | 'no phonebook';

/**
 * A round of the periodic task: reads on in the files that are being put into phonebooks, the oldest first. Each page is added and
 * counted in one transaction, so a crash loses nothing and counts nothing twice. Answers how many pages.
 */
export async function runImports(context: ServerContext, uploads: UploadPort): Promise<number> {
  let room = PAGES_A_ROUND;
  for (const row of await selectDueImports(context.db, context.clock.now(), IMPORTS_A_ROUND)) {
    if (room > 0) room -= await readOrLeave(context, uploads, { row, room });
  }
  return PAGES_A_ROUND - room;
}

/** A file that cannot be read on now, perhaps because its account is busy, must not stop those behind it: it comes after a pause. */
async function readOrLeave(
  context: ServerContext,
  uploads: UploadPort,
  file: { row: ImportRow; room: number },
): Promise<number> {
  try {
    return await readOn(context, uploads, file);
  } catch (error) {
    if (isConnectionError(error)) throw error;
    await (isBusy(error) ? postpone(context, file.row) : retryOrFail(context, file.row, error));
    return 0;
  }
}

/** Reads at most `room` pages of one file. Answers how many. */
async function readOn(
  context: ServerContext,
  uploads: UploadPort,
  { row, room }: { row: ImportRow; room: number },
): Promise<number> {
  const { db } = context;
  const at = context.clock.now();
  const now = { ...row };
  let page = 0;
  for await (const records of uploads.pages(db, row)) {
    page += 1;
    if (page <= row.pagesRead) continue;
    if (now.pagesRead - row.pagesRead === room) return room;
    const end = await inTurn(db, row.accountId, (tx) => addPage(tx, now, { records, at }));
    if (end === 'no phonebook') await failImport(context, row, 'noPhonebook');
    if (end !== 'read') return now.pagesRead - row.pagesRead;
    now.pagesRead += 1;
    now.readCount += records.length;
  }
  // A file that was deleted meanwhile has fewer pages than it had records.
  if (now.readCount < row.recordCount) await failImport(context, row, 'noFile');
  else await endImport(db, row, { state: IMPORT_STATE.done, reason: null, at });
  return now.pagesRead - row.pagesRead;
}

async function addPage(tx: Tx, row: ImportRow, { records, at }: { records: Int32Array; at: Date }): Promise<PageEnd> {
  if (!(await lockPage(tx, row))) return 'moved';
  const { accountId } = row;
  const numbers = records.filter((key) => key !== INVALID_MOBILE_KEY);
  const mobiles = withoutDoubles(numbers.sort());
  // One that was deleted meanwhile does not matter, unless it was the last.
  const phonebookIds = (await selectPhonebooks(tx, accountId, row.phonebookIds)).map(({ id }) => id);
  if (phonebookIds.length === 0) return 'no phonebook';
  await insertContacts(tx, { accountId, mobiles, at });
  const added = await insertMembers(tx, { accountId, phonebookIds }, mobiles);
  const counts = { read: records.length, added, invalid: records.length - numbers.length };
  await countPage(tx, row, counts);
  return 'read';
}
