import type { ServerContext } from '@peyk/server-database';
import { defineFilePurpose } from '@peyk/server-files';
import { DomainError } from '@peyk/server-http';
import { writeXlsx } from '@peyk/server-spreadsheets';
import type { ImportPorts } from './import-job';
import type { ImportRow } from './imports.repository';
import type { RefusedRecord } from './upload-port';

const DAY_MS = 24 * 3_600_000;

/** What an import could not take; kept for as long as people look at how it went. */
export const IMPORT_REFUSED = defineFilePurpose({
  name: 'contact.import_refused',
  permission: 'contact.edit',
  // A million rows of some forty characters, packed.
  maxBytes: 64 * 1_048_576,
  types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  keptMs: 7 * DAY_MS,
  encodesImages: false,
});

const COLUMNS = [
  { title: 'سطر', width: 12 },
  { title: 'مقدار', width: 32 },
  { title: 'دلیل', width: 48 },
];

/** Why it is no number, in words that say what to do. */
export function reasonOf(text: string): string {
  if (text.trim() === '') return 'این سطر خالی است.';
  if (/\p{L}/u.test(text)) return 'این مقدار حرف دارد؛ شماره تنها از رقم ساخته می‌شود.';
  return 'شمارهٔ همراه نیست؛ شماره باید مانند ۰۹۲۴۱۱۱۰۰۰۱ یازده رقم داشته باشد.';
}

async function* rowsOf(refused: AsyncIterable<RefusedRecord>) {
  for await (const { line, text } of refused) yield [line, text, reasonOf(text)];
}

/**
 * Keeps the wrong rows of an import as a file, once for each import. Answers its id; undefined when there is no room for it: the
 * numbers are in the phonebooks, and that is what the person asked for.
 */
export async function keepRefused(
  context: ServerContext,
  { uploads, files }: ImportPorts,
  row: ImportRow,
): Promise<string | undefined> {
  const { accountId, impersonatedBy } = row;
  const bytes = writeXlsx({ name: 'سطرهای نادرست', columns: COLUMNS, rows: rowsOf(uploads.refused(context.db, row)) });
  const by = { accountId, purpose: IMPORT_REFUSED, createdBy: null, impersonatedBy };
  try {
    return await files.save(context, { ...by, name: 'سطرهای نادرست.xlsx', bytes, source: `import ${row.id}` });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    context.log.warn({ err: error }, 'the wrong rows of an import could not be kept');
    return undefined;
  }
}
