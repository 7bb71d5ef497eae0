import { exportJob, exportPurpose } from '@peyk/server-exports';
import type { ExportInput } from '@peyk/server-exports';
import type { JobDefinition } from '@peyk/server-account-jobs';
import type { DbOrTx } from '@peyk/server-database';
import type { Cell } from '@peyk/server-spreadsheets';
import type { SecretaryExportPorts } from '../export/messages-export';
import { localNumber } from '../reply-text';
import { findSecretary } from '../secretary.repository';
import { listCodesAfter } from './reader-codes.repository';
import type { CodeQuestion } from './reader-codes.repository';

const ROWS_A_PAGE = 5_000;

/** A file of the codes of a reader, and of who has used them. */
export const CODES_EXPORT = exportPurpose('secretary.codes_export', 'secretary.export');

/** Which codes of which reader. */
export interface CodesExportInput extends ExportInput {
  secretaryId: string;
  isUsed?: boolean;
}

export type CodesExportJob = JobDefinition<CodesExportInput, Record<string, never>>;

const COLUMNS = [
  { title: 'کد', width: 24, holdsText: true },
  { title: 'وضعیت', width: 14 },
  { title: 'فرستنده', width: 16, holdsNumber: true },
  { title: 'زمان استفاده', width: 20 },
  { title: 'کد برای قرعه‌کشی', width: 24, holdsText: true },
];

async function* pagesOf(db: DbOrTx, question: CodeQuestion): AsyncGenerator<(readonly Cell[])[], void> {
  let after = '';
  for (;;) {
    const rows = await listCodesAfter(db, question, { after, limit: ROWS_A_PAGE });
    yield rows.map(({ code, written, mobile, usedAt }) =>
      mobile === null || usedAt === null
        ? [written, 'استفاده‌نشده', '', '', code]
        : [written, 'استفاده‌شده', localNumber(mobile), usedAt, code],
    );
    after = rows.at(-1)?.code ?? after;
    if (rows.length < ROWS_A_PAGE) return;
  }
}

/** Writes the codes of a reader into a file; nothing where it was deleted meanwhile. */
export function codesExportJob({ files }: SecretaryExportPorts): CodesExportJob {
  return exportJob<CodesExportInput>(files, {
    kind: 'secretary.codes_export',
    title: 'دریافت فایل کدهای کدخوان',
    purpose: CODES_EXPORT,
    plan: async ({ context: { db }, accountId, input: { secretaryId, isUsed } }) => {
      const key = { accountId, id: BigInt(secretaryId) };
      const reader = await findSecretary(db, key);
      if (!reader) return undefined;
      const pages = pagesOf(db, { key, isUsed });
      const name = 'کدهای کدخوان';
      const total = isUsed === undefined ? reader.codeCount : undefined;
      const sheet = { format: 'xlsx' as const, fileName: name, sheetName: name, columns: COLUMNS, pages };
      return { ...sheet, ...(total !== undefined && { total }) };
    },
  });
}
