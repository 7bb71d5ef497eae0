import type { JobDefinition } from '@peyk/server-account-jobs';
import { exportJob } from '@peyk/server-exports';
import type { ExportInput } from '@peyk/server-exports';
import type { Files } from '@peyk/server-files';
import type { InboxFilters } from '../inbox-question';
import type { KeptFilters } from '../inbox.tables';
import { questionOf } from '../inbox.service';
import { COLUMNS, INBOX_EXPORT, exportPages } from './export-file';
import { findExport } from './export.repository';

/** What an export needs of others. */
export interface InboxPorts {
  /** Where its file is kept. */
  files: Pick<Files, 'save'>;
}

export type InboxExportJob = JobDefinition<ExportInput, Record<string, never>>;

const NAME = 'پیام‌های دریافتی';

/** Writes what the list finds into a file. What it was asked for stands in its own row. */
export function inboxExportJob({ files }: InboxPorts): InboxExportJob {
  return exportJob<ExportInput>(files, {
    kind: 'inbox.export',
    title: 'دریافت فایل پیام‌های دریافتی',
    purpose: INBOX_EXPORT,
    plan: async ({ context: { db }, accountId, input }) => {
      const wanted = await findExport(db, { accountId, id: BigInt(input.exportId) });
      if (!wanted) return undefined;
      const question = await questionOf(db, accountId, filtersOf(wanted.filters, wanted.created_at));
      const pages = exportPages(db, { ...question, ids: wanted.filters.ids?.map(BigInt) });
      return { format: wanted.format, fileName: NAME, sheetName: NAME, columns: COLUMNS, pages };
    },
    sentenceOf: (rows) => `فایل ${rows.toLocaleString('fa-IR')} پیام دریافتی آماده است.`,
  });
}

/** What comes after the export was asked for is not in it, or a busy line would have it go on for ever. */
function filtersOf({ from, to, afterId, lineIds, ids: _, ...same }: KeptFilters, askedAt: Date): InboxFilters {
  const end = to === undefined ? askedAt : new Date(to);
  return {
    ...same,
    lineIds: lineIds?.map(BigInt),
    from: from === undefined ? undefined : new Date(from),
    to: end < askedAt ? end : askedAt,
    afterId: afterId === undefined ? undefined : BigInt(afterId),
  };
}
