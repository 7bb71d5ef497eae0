import type { CheckedRow, FileFault, OpenedSheet, RowFilter, SheetCounts, SheetMapping } from '@peyk/shared-sheets';

/** What a file is, as the wizard shows it. */
export interface OpenedFile extends OpenedSheet {
  /** Its name ends as another kind does; it was read by its content. */
  isMisnamed: boolean;
}

/** What the check of a file comes to. */
export interface CheckedFile {
  counts: SheetCounts;
  /** No row holds a number: there is nobody to send to. */
  hasNoNumbers: boolean;
  /** What the worker keeps of the file, so that any row can be shown. */
  memoryBytes: number;
}

/** What can be asked of the worker, and what it answers. */
export interface Questions {
  open: { ask: { file: Blob; name: string }; answer: OpenedFile };
  check: { ask: { mapping: SheetMapping }; answer: CheckedFile };
  page: { ask: { filter: RowFilter; from: number; count: number }; answer: CheckedRow[] };
  wrongFile: { ask: object; answer: Blob };
  /** Of the valid rows with what stands in these columns, see `CheckedRows.fingerprint`. */
  fingerprint: { ask: { columns: readonly number[] }; answer: string };
  lines: { ask: object; answer: Int32Array };
  accepted: { ask: object; answer: Int32Array };
}

export type QuestionKind = keyof Questions;
export type Ask = { [K in QuestionKind]: { id: number; kind: K } & Questions[K]['ask'] }[QuestionKind];
export type ToWorker = Ask | { id: number; kind: 'cancel' };

/** Each names the question. `broken` is a fault of ours, or of the disk: the file may have been changed or taken away. */
export type FromWorker =
  | { id: number; kind: 'progress'; share: number }
  | { id: number; kind: 'done'; answer: Questions[QuestionKind]['answer'] }
  | { id: number; kind: 'refused'; fault: FileFault }
  | { id: number; kind: 'cancelled' }
  | { id: number; kind: 'broken'; message: string };
