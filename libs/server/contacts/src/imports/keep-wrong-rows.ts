import type { ServerContext } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import { DomainError } from '@peyk/server-http';
import { writeXlsx } from '@peyk/server-spreadsheets';
import type { ContactsImportInput } from './contacts-import-job';
import { IMPORT_REFUSED } from './keep-refused';
import { sheetRows } from './sheet/contacts-file';
import { readPerson } from './sheet/read-person';
import type { RowRules } from './sheet/read-person';

const REASON = { title: 'دلیل', width: 56 };
const ROW = { title: 'سطر', width: 10 };

export interface WrongRows {
  accountId: bigint;
  input: ContactsImportInput;
  rules: RowRules;
}

/**
 * Keeps the rows that an import left out as a file, each with what is wrong with it and all of its cells, so that they can be mended
 * there and imported again. Once for each import. Answers its id; undefined when there is no room for it.
 */
export async function keepWrongRows(
  context: ServerContext,
  files: Pick<Files, 'save' | 'open'>,
  { accountId, input, rules }: WrongRows,
): Promise<string | undefined> {
  const titles = await titlesOf(context, files, { accountId, input });
  const columns = [ROW, REASON, ...titles.map((title) => ({ title }))];
  const bytes = writeXlsx({
    name: 'سطرهای نادرست',
    columns,
    rows: wrongRows(context, files, { accountId, input, rules }),
  });
  const by = { accountId, purpose: IMPORT_REFUSED, createdBy: null, impersonatedBy: input.impersonatedBy };
  try {
    return await files.save(context, {
      ...by,
      name: 'سطرهای نادرست.xlsx',
      bytes,
      source: `contacts import ${input.importId}`,
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    context.log.warn({ err: error }, 'the wrong rows of an import could not be kept');
    return undefined;
  }
}

async function titlesOf(
  context: ServerContext,
  files: Pick<Files, 'open'>,
  { accountId, input: { fileId, hasHeader } }: Omit<WrongRows, 'rules'>,
): Promise<string[]> {
  if (!hasHeader) return [];
  for await (const { cells } of sheetRows(context, files, { accountId, fileId })) return cells;
  return [];
}

async function* wrongRows(
  context: ServerContext,
  files: Pick<Files, 'open'>,
  { accountId, input: { fileId, hasHeader }, rules }: WrongRows,
): AsyncGenerator<(string | number)[]> {
  let place = 0;
  for await (const { number, cells } of sheetRows(context, files, { accountId, fileId })) {
    place += 1;
    if (place === 1 && hasHeader) continue;
    const { reasons } = readPerson(cells, rules);
    if (reasons) yield [number, reasons.join(' '), ...cells];
  }
}
