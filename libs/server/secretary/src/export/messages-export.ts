import type { JobDefinition } from '@peyk/server-account-jobs';
import { exportJob, exportPurpose } from '@peyk/server-exports';
import type { ExportInput } from '@peyk/server-exports';
import type { DbOrTx } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import type { Cell } from '@peyk/server-spreadsheets';
import { listMessagesAfter } from '../messages.repository';
import type { MessageFilters, MessageQuestion, MessageRow } from '../messages.repository';
import { localNumber } from '../reply-text';
import { findSecretary } from '../secretary.repository';
import type { Outcome, Reading } from '../secretary.tables';

const ROWS_A_PAGE = 2_000;

/** A file of what a secretary has dealt with. */
export const SECRETARY_EXPORT = exportPurpose('secretary.export', 'secretary.export');

/** What an export needs of others. */
export interface SecretaryExportPorts {
  /** Where its file is kept. */
  files: Pick<Files, 'save'>;
}

/** What is written, of which secretary. */
export interface SecretaryExportInput extends ExportInput, MessageFilters {
  secretaryId: string;
}

export type SecretaryExportJob = JobDefinition<SecretaryExportInput, Record<string, never>>;

/** As the panel calls them. */
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  done: 'رسیدگی شد',
  again: 'پیش‌تر پاسخ گرفته بود',
  too_often: 'سقف پاسخ پر شده بود',
  unpaid: 'اعتبار کافی نبود',
  refused: 'فرستاده نشد',
};

const COLUMNS = [
  { title: 'فرستنده', width: 16, holdsNumber: true },
  { title: 'متن پیام', width: 64, holdsText: true },
  { title: 'زمان دریافت', width: 20 },
  { title: 'نتیجه', width: 22 },
  { title: 'توضیح', width: 40 },
  { title: 'شناسهٔ ارسال', width: 14 },
  { title: 'خوانده شد', width: 14 },
  { title: 'کد، کلیدواژه یا گزینه', width: 24, holdsText: true },
];

const READINGS: Readonly<Record<Reading, string>> = {
  correct: 'کد درست',
  duplicate: 'کد تکراری',
  wrong: 'کد نادرست',
  keyword: 'کلیدواژه',
  vote: 'رأی شمرده‌شده',
  changed_vote: 'رأی عوض‌شده',
  repeated_vote: 'رأی تکراری',
  late_vote: 'رأی پس از پایان',
  unknown_answer: 'پاسخ نامعلوم',
};

/** A handset may send what no text file holds. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

async function* pagesOf(db: DbOrTx, question: MessageQuestion): AsyncGenerator<(readonly Cell[])[], void> {
  let after: MessageRow | undefined;
  for (;;) {
    const rows = await listMessagesAfter(db, question, { after, limit: ROWS_A_PAGE });
    yield rows.map((row) => [
      ...[localNumber(row.mobile), row.text.replace(NOT_TEXT, ''), row.receivedAt],
      ...[OUTCOMES[row.outcome], row.reason ?? '', row.sendId === null ? '' : String(row.sendId)],
      ...[row.reading === null ? '' : READINGS[row.reading], row.found ?? ''],
    ]);
    after = rows.at(-1);
    if (rows.length < ROWS_A_PAGE) return;
  }
}

/** Writes what a secretary has dealt with into a file; nothing where it was deleted meanwhile. */
export function secretaryExportJob({ files }: SecretaryExportPorts): SecretaryExportJob {
  return exportJob<SecretaryExportInput>(files, {
    kind: 'secretary.export',
    title: 'دریافت فایل پیام‌های منشی',
    purpose: SECRETARY_EXPORT,
    plan: async ({ context: { db }, accountId, input: { secretaryId, outcome, reading, mobile } }) => {
      const key = { accountId, id: BigInt(secretaryId) };
      if (!(await findSecretary(db, key))) return undefined;
      const name = 'پیام‌های منشی';
      const pages = pagesOf(db, { key, outcome, reading, mobile });
      return { format: 'xlsx', fileName: name, sheetName: name, columns: COLUMNS, pages };
    },
  });
}
