import { defineJob } from '@peyk/server-account-jobs';
import type { JobDefinition, JobRun } from '@peyk/server-account-jobs';
import type { Tx } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import { INVALID_MOBILE_KEY } from '@peyk/shared-sms';
import { insertContacts } from '../contacts/contacts.repository';
import { withoutDoubles } from '../count/merge-keys';
import { fail } from '../fail';
import { insertMembers } from '../phonebooks/members.repository';
import { selectPhonebooks } from '../phonebooks/phonebooks.repository';
import { IMPORT_STATE, countPage, endImport, findImport, lockPage } from './imports.repository';
import type { ImportRow } from './imports.repository';
import { keepRefused } from './keep-refused';
import type { UploadPort } from './upload-port';
import { renewStatistics } from '../renew-statistics';
import { whenFree } from '../when-free';

/** Which import; how far it is stands in its own row, which counts each page in the transaction that adds it. */
export interface ImportInput {
  importId: string;
}

/** Pages of the file that have been read. */
export interface ImportMark {
  pages: number;
}

/** What an import needs of others. */
export interface ImportPorts {
  uploads: UploadPort;
  files: Pick<Files, 'save'>;
}

export type ImportJob = JobDefinition<ImportInput, ImportMark>;

const CANCELLED = 'این کار لغو شد؛ آنچه افزوده شده است می‌ماند.';

/** Puts the numbers of an uploaded file into phonebooks, page by page. */
export function importJob({ uploads, files }: ImportPorts): ImportJob {
  return defineJob<ImportInput, ImportMark>({
    kind: 'phonebook.import',
    title: 'افزودن فایل به دفترچه‌ها',
    permission: 'contact.edit',
    run: async (job) => {
      const row = await findImport(job.context.db, keyOf(job));
      if (row?.state !== IMPORT_STATE.running) return undefined;
      await readOn(job, uploads, row);
      const read = (await findImport(job.context.db, row)) ?? row;
      // Before the import ends: a process that dies here does it again, and the file is the same one.
      const fileId = read.invalidCount > 0 ? await keepRefused(job.context, { uploads, files }, read) : undefined;
      await renewStatistics(job.context.db, read.addedCount);
      await endImport(job.context.db, row, { state: IMPORT_STATE.done, reason: null, at: job.context.clock.now() });
      return fileId === undefined ? { sentence: tell(read) } : { sentence: tell(read), fileId };
    },
    onEnd: (tx, { accountId, input, how, reason, at }) =>
      endImport(tx, keyOf({ accountId, input }), {
        state: IMPORT_STATE.failed,
        reason: how === 'cancelled' ? CANCELLED : reason,
        at,
      }),
  });
}

const keyOf = ({ accountId, input }: { accountId: bigint; input: ImportInput }) => ({
  accountId,
  id: BigInt(input.importId),
});

function tell({ readCount, addedCount, invalidCount }: ImportRow): string {
  const count = (value: number) => value.toLocaleString('fa-IR');
  const existing = readCount - addedCount - invalidCount;
  const parts = [`${count(addedCount)} شماره افزوده شد`];
  if (existing > 0) parts.push(`${count(existing)} شماره از پیش بود`);
  if (invalidCount > 0) parts.push(`${count(invalidCount)} سطر شمارهٔ درستی نداشت`);
  return `${parts.join('، ')}.`;
}

/** Each page is added, counted and kept in one transaction, so a crash loses nothing and counts nothing twice. */
async function readOn(job: JobRun<ImportInput, ImportMark>, uploads: UploadPort, row: ImportRow): Promise<void> {
  const { db, clock } = job.context;
  const now = { ...row };
  let page = 0;
  for await (const records of uploads.pages(db, row)) {
    page += 1;
    if (page <= row.pagesRead) continue;
    await whenFree(job, async (tx) => {
      await addPage(tx, now, { records, at: clock.now() });
      await job.checkpoint(tx, { pages: page }, { done: now.readCount + records.length, total: row.recordCount });
    });
    now.pagesRead += 1;
    now.readCount += records.length;
  }
  // A file that was deleted meanwhile has fewer pages than it had records.
  if (now.readCount < row.recordCount) fail('importedFileGone');
}

async function addPage(tx: Tx, row: ImportRow, { records, at }: { records: Int32Array; at: Date }): Promise<void> {
  // A process of a version before this one reads it too.
  if (!(await lockPage(tx, row))) throw new Error('another process has read this page; the next try goes on behind it');
  const { accountId, impersonatedBy } = row;
  const numbers = records.filter((key) => key !== INVALID_MOBILE_KEY);
  const mobiles = withoutDoubles(numbers.sort());
  // One that was deleted meanwhile does not matter, unless it was the last.
  const phonebookIds = (await selectPhonebooks(tx, accountId, row.phonebookIds)).map(({ id }) => id);
  if (phonebookIds.length === 0) fail('importedPhonebooksGone');
  await insertContacts(tx, { accountId, mobiles, at, impersonatedBy });
  const added = await insertMembers(tx, { accountId, phonebookIds, impersonatedBy }, mobiles);
  await countPage(tx, row, { read: records.length, added, invalid: records.length - numbers.length });
}
