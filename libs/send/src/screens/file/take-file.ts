import type { CheckedFile, FileCheck, OpenedFile } from '@peyk/shared-file-check';
import type { FileFault } from '@peyk/shared-sheets';
import { uploadNumbers } from '../../api/upload-numbers';
import { uploadRows } from '../../api/upload-rows';
import type { UploadOptions } from '../../api/upload-parts';
import { namedColumns } from '../../model/named-columns';
import type { NumberFile } from '../../model/number-file';

/** A file that was opened in the worker. */
export interface OpenFile {
  readonly name: string;
  readonly check: FileCheck;
  readonly opened: OpenedFile;
}

/** What a person has said, or agreed to, about the columns. */
export interface Mapping {
  readonly mobileColumn: number;
  readonly hasHeader: boolean;
  /** What stands beside the numbers is wanted too. */
  readonly withValues: boolean;
}

/** How far a file is: its rows are judged, its numbers brought, or something stands in the way. */
export type Stage =
  | { readonly at: 'column' }
  | { readonly at: 'checking'; readonly share: number }
  | { readonly at: 'refused'; readonly fault: FileFault }
  /** No row of the column holds a number: its rows can still be looked at. */
  | { readonly at: 'noNumbers'; readonly checked: CheckedFile }
  | { readonly at: 'uploading'; readonly share: number; readonly checked: CheckedFile }
  | { readonly at: 'cut'; readonly error: unknown; readonly checked: CheckedFile }
  | { readonly at: 'ready'; readonly file: NumberFile; readonly checked: CheckedFile };

interface Taking {
  readonly signal: AbortSignal;
  readonly tell: (stage: Stage) => void;
}

/** Judges all rows of a file, then brings its numbers. Never throws: what goes wrong is a stage. */
export async function takeFile(file: OpenFile, mapping: Mapping, { signal, tell }: Taking): Promise<void> {
  try {
    const outcome = await file.check.check(mapping, { signal, onProgress: (share) => tell({ at: 'checking', share }) });
    if (outcome.fault !== undefined) return tell({ at: 'refused', fault: outcome.fault });
    if (outcome.value.hasNoNumbers) return tell({ at: 'noNumbers', checked: outcome.value });
    await bringRecords(file, { mapping, checked: outcome.value }, { signal, tell });
  } catch {
    // The file on the disk has gone or changed while it was read.
    if (!signal.aborted) tell({ at: 'refused', fault: 'damaged' });
  }
  return undefined;
}

/** Brings what is wanted of a file that was checked; again after it was cut off, and then only what is missing. */
export async function bringRecords(
  file: OpenFile,
  { mapping, checked }: { readonly mapping: Mapping; readonly checked: CheckedFile },
  { signal, tell }: Taking,
) {
  tell({ at: 'uploading', share: 0, checked });
  try {
    const onProgress = (share: number) => tell({ at: 'uploading', share, checked });
    tell({ at: 'ready', file: await upload(file, mapping, { signal, onProgress }), checked });
  } catch (error) {
    if (!signal.aborted) tell({ at: 'cut', error, checked });
  }
}

async function upload(
  { name, check, opened }: OpenFile,
  mapping: Mapping,
  options: UploadOptions,
): Promise<NumberFile> {
  const columns = mapping.withValues ? namedColumns(opened.columns, mapping) : [];
  // A file of numbers alone has nothing beside them.
  if (columns.length > 0) return uploadRows({ name, check, columns }, options);
  return uploadNumbers(name, check, options);
}
