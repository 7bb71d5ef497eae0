import { exportJob } from '@peyk/server-exports';
import type { Files } from '@peyk/server-files';
import { questionOf } from '../send-lists.service';
import type { SendListName } from '../send-lists.service';
import { SENDS_COLUMNS } from './export-words';
import { keptFilters, readKeptFilters } from './kept-filters';
import type { KeptFilters } from './kept-filters';
import { REPORT_EXPORT } from './report-export';
import type { ReportExportInput } from './report-export';
import { countSendRows, sendPages } from './sends-sheet';

export { keptFilters };

export interface ListExportInput extends ReportExportInput {
  list: SendListName;
  filters: KeptFilters;
  /** When it was asked for, in ISO 8601: what is recent then is recent however late the job begins. */
  askedAt: string;
}

const NAMES: Readonly<Record<SendListName, string>> = {
  recent: 'گزارش ارسال‌ها',
  archive: 'بایگانی ارسال‌ها',
  systemic: 'ارسال‌های سامانه',
};

/** A sheet of everything that a list of sends finds. */
export function listExportJob(files: Pick<Files, 'save'>) {
  return exportJob<ListExportInput>(files, {
    kind: 'report.list_export',
    title: 'فایل گزارش ارسال‌ها',
    purpose: REPORT_EXPORT,
    plan: async ({ context: { db }, accountId, input: { format, list, filters, askedAt } }) => {
      const question = questionOf(new Date(askedAt), { accountId, list, filters: readKeptFilters(filters) });
      return {
        format,
        fileName: NAMES[list],
        sheetName: NAMES[list],
        columns: SENDS_COLUMNS,
        pages: sendPages(db, question),
        total: await countSendRows(db, question),
      };
    },
  });
}
