import type { Readable } from 'node:stream';
import { writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { encodeImage, isImage } from './content/encode-image';
import { fileName } from './content/file-name';
import { findType } from './content/find-type';
import type { FileType } from './content/find-type';
import { fail } from './fail';
import type { FilePurpose } from './file-purpose';
import {
  countArriving,
  deleteRow,
  expireBy,
  findBySource,
  findStored,
  insertArriving,
  lockFilesOf,
  markStored,
  sumStored,
} from './files.repository';
import type { FileKey, StoredFile, Viewer } from './files.repository';
import { MAX_ARRIVING, QUOTA_BYTES, UNREFERRED_MS } from './limits';
import type { Spool, Spooled } from './storage/spool';
import { StorageError } from './storage/storage';
import type { Storage } from './storage/storage';
import { tryStorage } from './storage/try-storage';

/** Where files lie. */
export interface FilesPlace {
  storage: Storage;
  spool: Spool;
  /** Bytes that an account may keep. */
  quotaBytes?: number;
}

export interface FileToSave {
  accountId: bigint;
  purpose: FilePurpose;
  /** As its giver calls it. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Null for a job and for an admin on behalf. */
  createdBy: bigint | null;
  impersonatedBy?: string | null;
  /** Saving from the same source again answers the file that is there; what a job makes may be made twice. */
  source?: string;
}

interface Found extends Spooled {
  type: FileType;
}

/** The ways in and out of the files of an installation. */
export type Files = ReturnType<typeof createFiles>;

/** Says to a person that the storage is away, and to the log why. */
async function asking<Answer>({ log }: ServerContext, work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ err: error }, 'the storage of files does not do what it was asked');
    return fail('storageAway');
  }
}

/** Looks at what has arrived whole; a picture is made anew in its place. */
async function examine(spooled: Spooled, { name, purpose }: FileToSave): Promise<Found> {
  const type = await findType(spooled.path, name, purpose.types);
  if (!purpose.encodesImages || !isImage(type)) return { ...spooled, type };
  const picture = await encodeImage(spooled.path, type);
  if (picture.length > purpose.maxBytes) fail('tooLarge');
  await writeFile(spooled.path, picture, { flush: true });
  return { path: spooled.path, size: picture.length, sha256: createHash('sha256').update(picture).digest(), type };
}

function begin({ db, clock }: ServerContext, file: FileToSave): Promise<FileKey> {
  const { accountId, purpose, source = null, createdBy, impersonatedBy = null } = file;
  const at = clock.now();
  return runTransaction(db, async (tx) => {
    await lockFilesOf(tx, accountId);
    if ((await countArriving(tx, accountId)) >= MAX_ARRIVING) fail('tooManyArriving');
    const keptMs = purpose.isKeptByRow ? UNREFERRED_MS : purpose.keptMs;
    const expiresAt = new Date(at.getTime() + keptMs);
    const row = { accountId, purpose: purpose.name, permission: purpose.permission, source, createdBy, impersonatedBy };
    return insertArriving(tx, { ...row, name: '', at, expiresAt });
  });
}

/** Counts it in. Answers the id of the file: another's, when the same source was quicker. */
function complete({ db, clock }: ServerContext, file: FileToSave, { key, found, quota }: Completed): Promise<string> {
  const { accountId, purpose, source } = file;
  return runTransaction(db, async (tx) => {
    await lockFilesOf(tx, accountId);
    const now = clock.now();
    const other = source && (await findBySource(tx, { accountId, purpose: purpose.name, source, now }));
    if (other) return other;
    if ((await sumStored(tx, accountId)) + BigInt(found.size) > BigInt(quota)) fail('quotaFull');
    const { type: contentType, size, sha256 } = found;
    const isOurs = await markStored(tx, key, { name: fileName(file.name, contentType), contentType, size, sha256 });
    if (!isOurs) throw new Error('a file took so long to arrive that it was taken for lost');
    return key.id;
  });
}

interface Completed {
  key: FileKey;
  found: Found;
  quota: number;
}

/** @returns the service over one place. Making it touches nothing. */
export function createFiles({ storage, spool, quotaBytes = QUOTA_BYTES }: FilesPlace) {
  /** Leaves nothing behind; what cannot be removed now is found by the sweeps. */
  async function abandon({ db, log }: ServerContext, key: FileKey): Promise<void> {
    try {
      await spool.remove(key.id);
      await storage.remove(key.id);
      await deleteRow(db, key);
    } catch (error) {
      log.warn({ err: error, file: key.id }, 'a file that did not come could not be cleared away; a sweep will');
    }
  }

  /**
   * Keeps a file as it comes. Ends with its id when all of it is on the disk and counted.
   * @throws tooManyArriving, tooLarge, wrongType, brokenImage, imageTooWide, quotaFull, storageAway, what the bytes throw; then nothing is kept
   */
  async function save(context: ServerContext, file: FileToSave): Promise<string> {
    const { accountId, purpose, source } = file;
    if (source !== undefined) {
      const question = { accountId, purpose: purpose.name, source, now: context.clock.now() };
      const known = await findBySource(context.db, question);
      if (known !== undefined) return known;
    }
    const key = await begin(context, file);
    try {
      const found = await examine(await spool.write(key.id, file.bytes, purpose.maxBytes), file);
      await asking(context, storage.put(key.id, { ...found, contentType: found.type }));
      const id = await complete(context, file, { key, found, quota: quotaBytes });
      await (id === key.id ? spool.remove(key.id) : abandon(context, key));
      return id;
    } catch (error) {
      await abandon(context, key);
      throw error;
    }
  }

  /** @throws unknownFile, also for another account's, an expired one and one that the viewer may not see; storageAway */
  async function open(context: ServerContext, viewer: Viewer, id: string): Promise<StoredFile & { bytes: Readable }> {
    const { db, clock, log } = context;
    const file = (await findStored(db, viewer, { id, now: clock.now() })) ?? fail('unknownFile');
    const bytes = await asking(context, storage.open(id));
    if (bytes) return { ...file, bytes };
    log.error({ file: id }, 'a file that is kept is not in the storage');
    return fail('unknownFile');
  }

  /** Some files of an account that are there to be read, in the order of their ids here. */
  async function describe(
    { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
    { accountId, ids }: { accountId: bigint; ids: readonly string[] },
  ): Promise<StoredFile[]> {
    const question = { accountId, permissions: 'all' } as const;
    const found = await Promise.all(ids.map((id) => findStored(db, question, { id, now: clock.now() })));
    return found.filter((file) => file !== undefined);
  }

  /** Keeps a file no longer than that: its work is done. Harmless when it is not there. */
  const keepUntil = (db: DbOrTx, key: FileKey, until: Date): Promise<void> => expireBy(db, key, until);

  /** What the account keeps, of all categories. */
  const usedBytes = async ({ db }: ServerContext, { accountId }: Pick<Viewer, 'accountId'>): Promise<number> =>
    Number(await sumStored(db, accountId));

  /** Whether files can be kept here. @throws StorageError */
  const tryOut = (): Promise<void> => tryStorage(storage, spool);

  return { save, open, describe, keepUntil, usedBytes, tryOut, storage, spool };
}
