import { exportJob } from '@peyk/server-exports';
import type { Files } from '@peyk/server-files';
import { ROWS_PER_PAGE, selectHasOwnTexts } from '../downloads/download.repository';
import { requireInTable, requireSend } from '../reports.service';
import { RECIPIENTS_COLUMNS, TEXT_COLUMN } from './export-words';
import { REPORT_EXPORT } from './report-export';
import type { ReportExportInput } from './report-export';
import { recipientPages } from './recipients-sheet';

export interface RecipientsExportInput extends ReportExportInput {
  sendId: string;
  status?: number;
}

/** A sheet of the recipients of a send, and of what became of each. */
export function recipientsExportJob(files: Pick<Files, 'save'>) {
  return exportJob<RecipientsExportInput>(files, {
    kind: 'report.recipients_export',
    title: 'فایل گیرنده‌های یک ارسال',
    purpose: REPORT_EXPORT,
    plan: async ({ context: { db }, accountId, input: { format, sendId, status } }) => {
      const key = { accountId, sendId: BigInt(sendId) };
      const { total } = (await requireSend(db, key)).counts;
      await requireInTable(db, key);
      const hasOwnTexts = await selectHasOwnTexts(db, key);
      return {
        format,
        fileName: `گیرنده‌های ارسال ${sendId}`,
        sheetName: 'گیرنده‌ها',
        columns: hasOwnTexts ? [...RECIPIENTS_COLUMNS, TEXT_COLUMN] : RECIPIENTS_COLUMNS,
        pages: recipientPages(db, { ...key, total, hasOwnTexts, ...(status !== undefined && { status }) }),
        total,
        stepsOf: () => ROWS_PER_PAGE,
      };
    },
  });
}
