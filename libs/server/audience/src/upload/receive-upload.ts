import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import type { ServerContext } from '@peyk/server-database';
import { withFile } from '@peyk/server-spreadsheets';
import { MAX_FILE_RECORDS } from '@peyk/shared-sms';
import { PAGE_RECORDS } from '../source/recipient-source';
import type { SourcePage } from '../source/recipient-source';
import { NumberLines } from './number-lines';
import type { OnRecord } from './number-lines';
import { readSheetNumbers } from './sheet-numbers';
import { UploadRefusedError } from './upload-refused-error';
import { beginUpload, completeUpload, deleteUpload, insertUploadPage } from './uploads.repository';
import type { Upload, UploadKey } from './uploads.repository';

/** A file while it arrives. */
export interface FileToReceive {
  accountId: bigint;
  userId: bigint | null;
  /** The admin who uploads on behalf of the account. */
  impersonatedBy?: string | null;
  /** As the sender calls it: .txt, .csv or .xlsx. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

const HOUR_MS = 3_600_000;
/** What came whole is kept so long. */
export const UPLOAD_LIFE_MS = 24 * HOUR_MS;
/** What has not come whole by then will not; a killed process leaves it behind. */
const ARRIVING_LIFE_MS = HOUR_MS;
/** Uploads of an account that may be there at once. */
export const MOST_UPLOADS = 20;
const TEXT_FILE = /\.txt$/i;
const SHEET_FILE = /\.(csv|xlsx)$/i;

/**
 * Takes a file of numbers as it arrives and stores it page by page, with one page in memory and no transaction open while
 * the network is slow. A spreadsheet is read once it is there. What does not come whole, or is refused, leaves nothing.
 * @throws UploadRefusedError; what reading the file throws
 */
export async function receiveUpload(context: ServerContext, file: FileToReceive): Promise<Upload> {
  const { db, clock } = context;
  const { accountId, userId, impersonatedBy, name } = file;
  if (!TEXT_FILE.test(name) && !SHEET_FILE.test(name)) throw new UploadRefusedError('format');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + ARRIVING_LIFE_MS);
  const uploadId = await beginUpload(
    db,
    { accountId, userId, impersonatedBy, name, createdAt, expiresAt },
    MOST_UPLOADS,
  );
  if (uploadId === undefined) throw new UploadRefusedError('tooManyUploads');
  try {
    return await receive(context, { accountId, uploadId }, file);
  } catch (error) {
    await deleteUpload(db, { accountId, uploadId });
    throw error;
  }
}

async function receive({ db, clock }: ServerContext, key: UploadKey, file: FileToReceive): Promise<Upload> {
  const hash = createHash('sha256');
  const pages = new PageBuilder();
  const add: OnRecord = (mobile, line, text) => pages.add(mobile, line, text);
  const store = async () => {
    for (const page of pages.takeFull()) await insertUploadPage(db, key, page);
  };
  const bytes = hashed(file.bytes, hash);
  if (SHEET_FILE.test(file.name)) await withFile(bytes, (path) => readSheetNumbers(path, add, store));
  else await readLines(bytes, add, store);
  pages.close();
  await store();
  const { recordCount, invalidCount } = pages;
  if (recordCount === 0) throw new UploadRefusedError('empty');
  if (recordCount === invalidCount) throw new UploadRefusedError('noNumbers');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + UPLOAD_LIFE_MS);
  const upload = {
    ...key,
    name: file.name,
    recordCount,
    invalidCount,
    contentHash: hash.digest(),
    columns: null,
    expiresAt,
  };
  await completeUpload(db, upload, now);
  return upload;
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}

async function readLines(bytes: AsyncIterable<Uint8Array>, add: OnRecord, store: () => Promise<void>): Promise<void> {
  const lines = new NumberLines(add);
  for await (const piece of bytes) {
    lines.feed(piece);
    await store();
  }
  lines.end();
}

/** Gathers records to pages. */
class PageBuilder {
  recordCount = 0;
  invalidCount = 0;
  private mobiles = new Int32Array(PAGE_RECORDS);
  private places = new Int32Array(PAGE_RECORDS);
  private texts: string[] = [];
  private count = 0;
  private pages = 0;
  private full: (SourcePage & { page: number })[] = [];

  /** @throws UploadRefusedError for one too many. */
  add(mobile: number, line: number, text: string): void {
    if (this.recordCount === MAX_FILE_RECORDS) throw new UploadRefusedError('tooManyRecords');
    this.recordCount += 1;
    this.mobiles[this.count] = mobile;
    this.places[this.count] = line;
    this.count += 1;
    if (mobile < 0) {
      this.invalidCount += 1;
      this.texts.push(text);
    }
    if (this.count === PAGE_RECORDS) this.close();
  }

  /** The page ends here, however long it is. */
  close(): void {
    if (this.count === 0) return;
    this.pages += 1;
    const { count, texts } = this;
    const [mobiles, places] = [this.mobiles.slice(0, count), this.places.slice(0, count)];
    this.full.push({ page: this.pages, mobiles, places, texts });
    this.texts = [];
    this.count = 0;
  }

  /** The pages that have ended since the last call. */
  takeFull(): (SourcePage & { page: number })[] {
    const { full } = this;
    this.full = [];
    return full;
  }
}
