import { defineJob } from '@peyk/server-account-jobs';
import type { JobDefinition, JobRun } from '@peyk/server-account-jobs';
import { MASKED, TEXTLESS, defineFilePurpose } from '@peyk/server-files';
import type { FilePurpose, Files } from '@peyk/server-files';
import { HIDDEN_TEXT, maskNumber } from '@peyk/server-http';
import { writeCsv, writeXlsx } from '@peyk/server-spreadsheets';
import type { Cell, Column } from '@peyk/server-spreadsheets';

const DAY_MS = 24 * 3_600_000;
const MB = 1_048_576;

/** A file that people take out, kept for as long as they may come back for it. @param name as the domain calls the work: `report.export` */
export const exportPurpose = (name: string, permission: FilePurpose['permission']): FilePurpose =>
  defineFilePurpose({
    name,
    permission,
    // A million recipients are some 60 MB as xlsx and 330 MB as csv.
    maxBytes: 400 * MB,
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
    keptMs: 7 * DAY_MS,
    encodesImages: false,
  });

export type ExportFormat = 'xlsx' | 'csv';

/** What every export is told. */
export interface ExportInput {
  /** Names the file that is made: however often the job is done, there is one. */
  exportId: string;
  /** Numbers of people have no middle in it: as whoever asked for it was to see them then. */
  masksNumbers?: boolean;
  /** Texts of messages are not in it: as whoever asked for it was not to see them then. */
  hidesTexts?: boolean;
}

/** What is seen by the rights of the asker says which column has it. */
export interface SheetColumn extends Column {
  /** Its cells are numbers of people. */
  holdsNumber?: boolean;
  /** Its cells are texts of messages. */
  holdsText?: boolean;
}

type Rows = readonly (readonly Cell[])[];

/** What is written: pages, as they are read. */
export interface SheetPlan {
  format: ExportFormat;
  /** Of the file, without its ending. */
  fileName: string;
  /** Of the sheet; at most 28 characters. */
  sheetName: string;
  columns: readonly SheetColumn[];
  pages: AsyncIterable<Rows>;
  /** Steps in all; left out while nobody knows. */
  total?: number;
  /** Those that a page is: its rows, unless more is looked at than written. */
  stepsOf?: (page: Rows) => number;
}

export interface ExportKind<Input extends ExportInput> {
  kind: string;
  title: string;
  purpose: FilePurpose;
  /** Undefined when what was asked for is not there any more: then there is nothing to do. */
  plan(job: JobRun<Input, Record<string, never>>): Promise<SheetPlan | undefined>;
  /** What is said of it, by the rows that were written. */
  sentenceOf?: (rows: number) => string;
}

/**
 * A job that writes a sheet. It keeps no place to go on from: a file that is half packed cannot be continued, so a process that dies
 * leaves the job to another, which makes the file anew; of what was written before, nothing stays.
 */
export function exportJob<Input extends ExportInput>(
  files: Pick<Files, 'save'>,
  { kind, title, purpose, plan, sentenceOf = readyOf }: ExportKind<Input>,
): JobDefinition<Input, Record<string, never>> {
  return defineJob<Input>({
    kind,
    title,
    permission: purpose.permission,
    run: async (job) => {
      const sheet = await plan(job);
      if (!sheet) return undefined;
      const { format, fileName, sheetName, columns } = sheet;
      const { masksNumbers: isMasked = false, hidesTexts: isTextless = false } = job.input;
      const counted = { rows: 0 };
      const content = {
        name: sheetName,
        columns,
        rows: changedCells(rowsOf(job, sheet, counted), columns.map(cellChange({ isMasked, isTextless }))),
      };
      const fileId = await files.save(job.context, {
        ...{ accountId: job.accountId, name: `${fileName}.${format}` },
        purpose: { ...purpose, name: purpose.name + (isTextless ? TEXTLESS : '') + (isMasked ? MASKED : '') },
        bytes: format === 'csv' ? writeCsv(content) : writeXlsx(content),
        createdBy: null,
        source: `export ${job.input.exportId}`,
      });
      return { sentence: sentenceOf(counted.rows), fileId };
    },
  });
}

type CellChange = (text: string) => string;

/** What becomes of the texts in a column; undefined where they stay. */
const cellChange =
  ({ isMasked, isTextless }: { isMasked: boolean; isTextless: boolean }) =>
  ({ holdsNumber, holdsText }: SheetColumn): CellChange | undefined => {
    if (isTextless && holdsText) return () => HIDDEN_TEXT;
    return isMasked && holdsNumber ? maskNumber : undefined;
  };

/** The rows with what the asker does not see changed; as they are where no column has such. */
function changedCells(rows: AsyncIterable<readonly Cell[]>, changes: readonly (CellChange | undefined)[]) {
  return changes.some(Boolean) ? changed(rows, changes) : rows;
}

async function* changed(rows: AsyncIterable<readonly Cell[]>, changes: readonly (CellChange | undefined)[]) {
  for await (const row of rows) {
    yield row.map((cell, place) => (typeof cell === 'string' ? (changes[place]?.(cell) ?? cell) : cell));
  }
}

async function* rowsOf(
  job: Pick<JobRun<object, object>, 'signal' | 'progress'>,
  { pages, total, stepsOf = (page) => page.length }: SheetPlan,
  counted: { rows: number },
): AsyncGenerator<readonly Cell[]> {
  let done = 0;
  const tell = () => job.progress(total === undefined ? { done } : { done: Math.min(done, total), total });
  tell();
  for await (const page of pages) {
    job.signal.throwIfAborted();
    yield* page;
    counted.rows += page.length;
    done += stepsOf(page);
    tell();
  }
}

function readyOf(rows: number): string {
  if (rows === 0) return 'چیزی برای نوشتن نبود؛ فایل فقط سرستون دارد.';
  return `فایلی با ${rows.toLocaleString('fa-IR')} سطر آماده شد و تا ۷ روز می‌ماند.`;
}
