import type { FileCheck } from '@peyk/shared-file-check';
import { valuesOf } from '@peyk/shared-sheets';
import { keyToMobile } from '@peyk/shared-sms';
import type { NamedColumn } from '../model/named-columns';
import type { NumberFile } from '../model/number-file';
import { uploadParts, type UploadOptions } from './upload-parts';

/** A file whose rows were checked, and what of them goes to the server. */
interface CheckedRows {
  readonly name: string;
  readonly check: FileCheck;
  readonly columns: readonly NamedColumn[];
}

/** Brings the rows of a file to the server: the numbers, where they stand, and what stands beside them. */
export async function uploadRows(
  { name, check, columns }: CheckedRows,
  { onProgress, signal }: UploadOptions,
): Promise<NumberFile> {
  const places = columns.map(({ place }) => place);
  const names = columns.map((column) => column.name);
  const keys = await check.accepted();
  // The whole file is read once for its fingerprint, and once for its parts.
  const half = (from: number) => (share: number) => onProgress(from + share / 2);
  const fingerprint = await check.fingerprint(places, { signal, onProgress: half(0) });
  const announced = { name, record_count: keys.length, fingerprint, columns: names };
  const partOf = async (from: number, size: number) => {
    const rows = await check.page('valid', from, size);
    return {
      numbers: rows.map((_, i) => keyToMobile(keys[from + i] ?? -1)),
      places: rows.map(({ number }) => number),
      values: rows.map(({ cells }) => valuesOf(cells, places)),
    };
  };
  const uploadId = await uploadParts(announced, partOf, { signal, onProgress: half(0.5) });
  return { uploadId, name, count: keys.length, columns: names };
}
