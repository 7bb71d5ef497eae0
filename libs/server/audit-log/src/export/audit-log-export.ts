import type { JobDefinition } from '@peyk/server-account-jobs';
import { listAccountEntriesAfter } from '@peyk/server-audit';
import type { AccountEntryFilters } from '@peyk/server-audit';
import type { DbOrTx } from '@peyk/server-database';
import { exportJob, exportPurpose } from '@peyk/server-exports';
import type { ExportFormat, ExportInput } from '@peyk/server-exports';
import type { Files } from '@peyk/server-files';
import type { Cell } from '@peyk/server-spreadsheets';
import { filtersOf } from '../audit-log.filters';
import type { GivenFilters } from '../audit-log.filters';
import type { PresentedEntry } from '../audit-log.presenter';
import { presentEntries } from '../audit-log.service';
import { OBJECT_TITLES } from '../words/objects';

/** What an export needs of others. */
export interface ExportPorts {
  /** Where its file is kept. */
  files: Pick<Files, 'save'>;
}

/** What was asked for, as it was asked: nothing in it is secret. */
export interface AuditLogExportInput extends ExportInput {
  format: ExportFormat;
  filters: GivenFilters;
  /** The instant of the question: what is written down later is not in the file. */
  asked: string;
}

export type AuditLogExportJob = JobDefinition<AuditLogExportInput, Record<string, never>>;

const ROWS_A_PAGE = 1_000;
const NAME = 'گزارش کارها';
const PURPOSE = exportPurpose('audit.export', 'audit.export');

const COLUMNS = [
  { title: 'زمان', width: 20 },
  { title: 'چه کسی', width: 24 },
  { title: 'کلید API', width: 24 },
  { title: 'کار', width: 28 },
  { title: 'دربارهٔ', width: 28 },
  { title: 'نتیجه', width: 12 },
  { title: 'دلیل', width: 40 },
  { title: 'از نشانی', width: 18 },
  { title: 'پیش از آن', width: 40 },
  { title: 'پس از آن', width: 40 },
];

const SUPPORT = 'پشتیبانی';
const STRANGER = 'ناشناس';
const OUTCOMES = { done: 'انجام شد', refused: 'رد شد', begun: 'آغاز شد' } as const;

function actorCell({ kind, name }: PresentedEntry['actor']): string {
  if (kind === 'admin') return name === null ? SUPPORT : `${SUPPORT} (${name})`;
  return name ?? STRANGER;
}

function objectCell(object: PresentedEntry['object']): string | null {
  if (!object) return null;
  const { kind, id, name, count } = object;
  if (count !== null) return `${count.toLocaleString('fa-IR')} ${OBJECT_TITLES[kind]}`;
  return `${OBJECT_TITLES[kind]} ${name ?? id ?? ''}`;
}

const sideCell = (changes: PresentedEntry['changes'], side: 'before' | 'after'): string | null =>
  changes.flatMap(({ title, [side]: values }) => (values ? [`${title}: ${values.join('، ')}`] : [])).join('؛ ') || null;

/** The cells of one entry: a text that a spreadsheet would compute stays text, which the writer of the sheet sees to. */
export function cellsOf({ at, actor, title, object, outcome, refusal, ip, changes }: PresentedEntry): readonly Cell[] {
  const { key } = actor;
  return [
    ...[new Date(at), actorCell(actor), key && `${key.title ?? ''} ${key.prefix ?? ''}`.trim(), title],
    ...[objectCell(object), OUTCOMES[outcome], refusal?.message ?? null, ip],
    ...[sideCell(changes, 'before'), sideCell(changes, 'after')],
  ];
}

async function* exportPages(
  db: DbOrTx,
  accountId: bigint,
  filters: AccountEntryFilters,
): AsyncGenerator<(readonly Cell[])[], void> {
  let after: { at: Date; id: bigint } | undefined;
  for (;;) {
    const page = await listAccountEntriesAfter(db, accountId, { ...filters, after, limit: ROWS_A_PAGE });
    yield (await presentEntries(db, accountId, page)).map(cellsOf);
    after = page.at(-1);
    if (page.length < ROWS_A_PAGE) return;
  }
}

/** Writes what the log finds into a file. */
export function auditLogExportJob({ files }: ExportPorts): AuditLogExportJob {
  return exportJob<AuditLogExportInput>(files, {
    kind: 'audit.export',
    title: 'دریافت فایل گزارش کارها',
    purpose: PURPOSE,
    plan: async ({ context: { db }, accountId, input: { format, filters, asked } }) => {
      const wanted = filtersOf(filters);
      const until = new Date(asked);
      const to = wanted.to && wanted.to < until ? wanted.to : until;
      const pages = exportPages(db, accountId, { ...wanted, to });
      return { format, fileName: NAME, sheetName: NAME, columns: COLUMNS, pages };
    },
  });
}
