import { createHash } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { KeyFingerprint, RowFingerprint, variableForm } from '@peyk/shared-sms';
import { VALUED_PAGE_RECORDS } from '../own-texts/valued-sources';
import { numbersOf } from '../source/key-bytes';
import { PAGE_RECORDS, pageOfNumbers } from '../source/recipient-source';
import { MOST_UPLOADS, UPLOAD_LIFE_MS } from './receive-upload';
import { findOrBeginParts, lockArriving, lockParts, putUploadPage, selectPageNumbers } from './upload-parts.repository';
import { UploadRefusedError } from './upload-refused-error';
import { completeUpload, deleteUpload, selectUpload, selectValuedPage } from './uploads.repository';
import type { Upload, UploadKey } from './uploads.repository';

/** Numbers of each part but the last: a part is a page of the upload, and a page with values has fewer. */
export function partRecordsOf(columns: readonly string[] | null): number {
  return columns ? VALUED_PAGE_RECORDS : PAGE_RECORDS;
}

/** A list of numbers that is to come in parts. */
export interface AnnouncedUpload {
  accountId: bigint;
  userId: bigint | null;
  impersonatedBy?: string | null;
  name: string;
  recordCount: number;
  /** See `KeyFingerprint`, and with columns `RowFingerprint`. */
  fingerprint: string;
  /** Names of what stands beside each number; null for numbers alone. */
  columns: readonly string[] | null;
}

/** Some of the list. */
export interface UploadPart {
  /** From 1. */
  part: number;
  numbers: readonly string[];
  /** Where they stand, ascending; without it they are counted. */
  places?: readonly number[] | undefined;
  /** A list for each number; only with columns. */
  values?: readonly (readonly string[])[] | undefined;
}

export interface BegunUpload {
  uploadId: bigint;
  partRecords: number;
  partCount: number;
  /** Ascending. */
  receivedParts: number[];
  /** Once all of it has come. */
  upload: Upload | undefined;
}

/**
 * Begins an upload in parts, or finds the one that was begun for the same list: anyone who was cut off goes on, and anyone who chooses the same
 * file again has it at once.
 * @throws UploadRefusedError tooManyUploads, badColumns
 */
export async function beginUploadInParts({ db, clock }: ServerContext, list: AnnouncedUpload): Promise<BegunUpload> {
  if (list.columns && !areGoodColumns(list.columns)) throw new UploadRefusedError('badColumns');
  const now = clock.now();
  // PostgreSQL keeps no NUL.
  const name = list.name.replaceAll('\0', '?');
  const row = { ...list, name, createdAt: now, expiresAt: new Date(now.getTime() + UPLOAD_LIFE_MS) };
  const uploadId = await findOrBeginParts(db, row, MOST_UPLOADS);
  if (uploadId === undefined) throw new UploadRefusedError('tooManyUploads');
  const key = { accountId: list.accountId, uploadId };
  const upload = await selectUpload(db, key, now);
  const receivedParts = upload ? [] : await selectPageNumbers(db, key);
  const partRecords = partRecordsOf(list.columns);
  return { uploadId, partRecords, partCount: Math.ceil(list.recordCount / partRecords), receivedParts, upload };
}

/** Each can be named in a text, and means one column. */
function areGoodColumns(columns: readonly string[]): boolean {
  const forms = columns.map(variableForm);
  return new Set(forms).size === forms.length && forms.every((form) => form !== '' && !/[{}|\n\0]/.test(form));
}

/**
 * Stores a part. Once all have come and the upload is complete, a part that is repeated changes nothing.
 * @throws UploadRefusedError unknown, wrongPart, wrongNumber
 */
export async function receivePart({ db, clock }: ServerContext, key: UploadKey, given: UploadPart): Promise<void> {
  const { part, numbers, values } = given;
  await runTransaction(db, async (tx) => {
    const arriving = required(await lockArriving(tx, key, clock.now()));
    if (arriving.isComplete) return;
    const { announcedCount, columns } = arriving;
    const before = (part - 1) * partRecordsOf(columns);
    const page = pageOfNumbers(numbers, before);
    if (numbers.length !== Math.min(partRecordsOf(columns), announcedCount - before) || !fits(given, columns)) {
      throw new UploadRefusedError('wrongPart');
    }
    if (page.texts.length > 0) throw new UploadRefusedError('wrongNumber');
    const places = given.places ? Int32Array.from(given.places) : page.places;
    await putUploadPage(tx, key, { ...page, places, page: part, values: values ? JSON.stringify(values) : null });
  });
}

/** Whether all that stands beside the numbers is there, and can be kept. */
function fits({ numbers, places, values }: UploadPart, columns: readonly string[] | null): boolean {
  if (places && (places.length !== numbers.length || !isAscending(places))) return false;
  if (!columns || !values) return !columns && !values;
  return (
    values.length === numbers.length &&
    values.every((row) => row.length === columns.length && row.every((value) => !value.includes('\0')))
  );
}

function isAscending(places: readonly number[]): boolean {
  return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0));
}

/**
 * Makes an upload whose parts have all come one that can be sent to. Said twice it answers the same; one that is not what was announced
 * is deleted, for nothing can be made of it.
 * @throws UploadRefusedError unknown, partsMissing, differs
 */
export async function completeParts({ db, clock }: ServerContext, key: UploadKey): Promise<Upload> {
  const complete = await selectUpload(db, key, clock.now());
  if (complete) return complete;
  const upload = await runTransaction(db, (tx) => completeLocked(tx, key, clock.now()));
  if (upload !== 'differs') return upload;
  await deleteUpload(db, key);
  throw new UploadRefusedError('differs');
}

/** Anyone who completes holds the row: parts that come meanwhile wait, and then change nothing. */
async function completeLocked(tx: Tx, key: UploadKey, now: Date): Promise<Upload | 'differs'> {
  const arriving = required(await lockParts(tx, key, now));
  if (arriving.isComplete) return required(await selectUpload(tx, key, now));
  const { announcedCount: recordCount, announcedFingerprint, columns } = arriving;
  const fingerprint = columns ? new RowsRead() : new KeyFingerprint();
  const hash = createHash('sha256');
  for (let page = 1; page <= Math.ceil(recordCount / partRecordsOf(columns)); page += 1) {
    const row = await selectValuedPage(tx, key, page);
    if (!row) throw new UploadRefusedError('partsMissing');
    fingerprint.add(numbersOf(row.mobiles), row.values);
    hash.update(row.mobiles);
    if (row.values !== null) hash.update(row.values);
  }
  if (fingerprint.text() !== announcedFingerprint) return 'differs';
  const expiresAt = new Date(now.getTime() + UPLOAD_LIFE_MS);
  const upload = {
    ...key,
    name: arriving.name,
    recordCount,
    invalidCount: 0,
    contentHash: hash.digest(),
    columns,
    expiresAt,
  };
  await completeUpload(tx, upload, now);
  return upload;
}

/** The fingerprint of pages as they are kept. */
class RowsRead {
  private readonly rows = new RowFingerprint();

  add(keys: Int32Array, values: string | null): void {
    const lists = JSON.parse(values ?? '[]') as string[][];
    keys.forEach((key, i) => this.rows.add(key, lists[i] ?? []));
  }

  text(): string {
    return this.rows.text();
  }
}

/** @throws UploadRefusedError unknown */
function required<T>(found: T | undefined): T {
  if (found === undefined) throw new UploadRefusedError('unknown');
  return found;
}
