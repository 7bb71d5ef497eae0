import { defineJob } from '@peyk/server-account-jobs';
import type { JobDefinition, JobRun } from '@peyk/server-account-jobs';
import type { Tx } from '@peyk/server-database';
import type { Files } from '@peyk/server-files';
import type { SheetRow } from '@peyk/shared-sheets';
import { fail } from '../fail';
import { listPropertyRows } from '../properties/properties.repository';
import { renewStatistics } from '../renew-statistics';
import { whenFree } from '../when-free';
import { addPeople } from './add-people';
import type { KnownRule, PageCounts } from './add-people';
import { keepWrongRows } from './keep-wrong-rows';
import { countRows, sheetRows } from './sheet/contacts-file';
import type { ImportColumn } from './sheet/import-columns';
import { readPerson } from './sheet/read-person';
import type { RowRules } from './sheet/read-person';

/** What a person asked for. */
export interface ContactsImportInput {
  /** Names the file of its wrong rows: however often the job is done, there is one. */
  importId: string;
  /** The kept rows. */
  fileId: string;
  hasHeader: boolean;
  columns: ImportColumn[];
  known: KnownRule;
  phonebookIds: string[];
  tagIds: string[];
  impersonatedBy: string | null;
}

/** How far it is. Kept in the transaction that adds a page, so that a page is added and counted once. */
export interface ContactsImportMark extends PageCounts {
  /** The number of the last row that was read. */
  row: number;
  read: number;
  wrong: number;
}

/** What an import needs of others. */
export interface ContactsImportPorts {
  files: Pick<Files, 'save' | 'open' | 'keepUntil'>;
}

type Run = JobRun<ContactsImportInput, ContactsImportMark>;

/** Rows that one transaction adds: well below a second, so that nobody's turn is late. */
const PAGE_ROWS = 2_000;
const HOUR_MS = 3_600_000;
/** When the rows of an import that has ended go: it can be begun again with other columns until then. */
const soon = (at: Date) => new Date(at.getTime() + HOUR_MS);
const NOTHING: ContactsImportMark = { row: 0, read: 0, added: 0, known: 0, changed: 0, wrong: 0 };

/** Makes contacts of the rows of a file, page by page. */
export function contactsImportJob({
  files,
}: ContactsImportPorts): JobDefinition<ContactsImportInput, ContactsImportMark> {
  return defineJob<ContactsImportInput, ContactsImportMark>({
    kind: 'contact.import',
    title: 'افزودن مخاطبان از فایل',
    permission: 'contact.edit',
    run: async (job) => {
      const { context, accountId, input } = job;
      const rules = await rulesOf(job);
      const mark = await readOn(job, files, rules);
      await renewStatistics(context.db, mark.added + mark.changed);
      // A process that dies here does it again, and the file is the same one.
      const wrong = { accountId, input, rules };
      const fileId = mark.wrong > 0 ? await keepWrongRows(context, files, wrong) : undefined;
      await files.keepUntil(context.db, { accountId, id: input.fileId }, soon(context.clock.now()));
      return fileId === undefined ? { sentence: tell(mark) } : { sentence: tell(mark), fileId };
    },
    onEnd: (tx, { accountId, input, at }) => files.keepUntil(tx, { accountId, id: input.fileId }, soon(at)),
  });
}

/** @throws importedPropertyGone */
async function rulesOf({ context: { db, clock }, accountId, input: { columns } }: Run): Promise<RowRules> {
  const known = new Map((await listPropertyRows(db, accountId)).map(({ id, ...property }) => [String(id), property]));
  if (columns.some(({ propertyId }) => propertyId !== undefined && !known.has(propertyId)))
    fail('importedPropertyGone');
  return { columns, properties: known, today: clock.now().toISOString().slice(0, 10) };
}

async function readOn(job: Run, files: Pick<Files, 'open'>, rules: RowRules): Promise<ContactsImportMark> {
  const { accountId, input } = job;
  const file = { accountId, fileId: input.fileId };
  const total = (await countRows(job.context, files, file)) - (input.hasHeader ? 1 : 0);
  const start = job.mark ?? NOTHING;
  let adding = Promise.resolve(start);
  let page: SheetRow[] = [];
  const turn = async () => {
    if (page.length === 0) return;
    const rows = page;
    page = [];
    const mark = await adding;
    adding = whenFree(job, (tx) => addPage(tx, job, { rows, mark, rules, total }));
    // The next turn, or the end, hears of its failure; until then nobody does.
    adding.catch(() => undefined);
  };
  try {
    let place = 0;
    // The next page is read while the one before it is added: the database and this process have a core each.
    for await (const row of sheetRows(job.context, files, file)) {
      place += 1;
      const isTitle = place === 1 && input.hasHeader;
      if (isTitle || row.number <= start.row) continue;
      page.push(row);
      if (page.length === PAGE_ROWS) await turn();
    }
    await turn();
    return await adding;
  } finally {
    // Where the file ended in a fault, nothing goes on behind the job's back.
    await Promise.allSettled([adding]);
  }
}

interface PageToAdd {
  rows: readonly SheetRow[];
  mark: ContactsImportMark;
  rules: RowRules;
  /** Rows of the file. */
  total: number;
}

/** Adds a page, and counts it with it. @throws importedPhonebooksGone, importedPropertyGone */
async function addPage(tx: Tx, job: Run, { rows, mark, rules, total }: PageToAdd): Promise<ContactsImportMark> {
  const { accountId, input, context } = job;
  const people = rows.flatMap(({ cells }) => readPerson(cells, rules).person ?? []);
  const counts = await addPeople(tx, {
    ...{ accountId, people, known: input.known, impersonatedBy: input.impersonatedBy, at: context.clock.now() },
    phonebookIds: input.phonebookIds.map(BigInt),
    tagIds: input.tagIds.map(BigInt),
    propertyIds: input.columns.flatMap(({ propertyId }) => propertyId ?? []),
  });
  const next = {
    row: rows.at(-1)?.number ?? mark.row,
    read: mark.read + rows.length,
    wrong: mark.wrong + rows.length - people.length,
    added: mark.added + counts.added,
    known: mark.known + counts.known,
    changed: mark.changed + counts.changed,
  };
  await job.checkpoint(tx, next, { done: next.read, total });
  return next;
}

function tell({ added, known, changed, wrong }: ContactsImportMark): string {
  const count = (value: number) => value.toLocaleString('fa-IR');
  const parts = [`${count(added)} مخاطب افزوده شد`];
  if (known > 0) parts.push(`${count(known)} سطر از پیش بود${changed > 0 ? ` (${count(changed)} تغییر کرد)` : ''}`);
  if (wrong > 0) parts.push(`${count(wrong)} سطر نادرست بود و افزوده نشد`);
  return `${parts.join('، ')}.`;
}
