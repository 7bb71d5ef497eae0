import type { DbOrTx } from '@peyk/server-database';

export interface UploadedFileKey {
  accountId: bigint;
  uploadId: bigint;
}

export interface RefusedRecord {
  line: number;
  text: string;
}

/** Uploaded files of numbers; who receives them gives this to the contacts. */
export interface UploadPort {
  /** How many records an account's file has; undefined when it is not there, or not any more. */
  countRecords(db: DbOrTx, file: UploadedFileKey, now: Date): Promise<number | undefined>;
  /** Its records as keys, -1 for what is no number, in pages of some ten thousand; the same pages each time. */
  pages(db: DbOrTx, file: UploadedFileKey): AsyncIterable<Int32Array>;
  /** Its records that are no number: the line of the file, from 1, and what stands there. */
  refused(db: DbOrTx, file: UploadedFileKey): AsyncIterable<RefusedRecord>;
}
