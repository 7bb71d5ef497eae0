import type { Readable } from 'node:stream';
import type { ServerContext } from '@peyk/server-database';
import { defineFilePurpose } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { DomainError } from '@peyk/server-http';
import { readSheet, withFile } from '@peyk/server-spreadsheets';
import type { SheetRow } from '@peyk/shared-sheets';
import { fail } from '../../fail';
import { listPropertyRows } from '../../properties/properties.repository';
import { SheetInspector } from './inspect-sheet';
import type { InspectedSheet } from './inspect-sheet';
import { countKept, keptBytes, readKept } from './kept-rows';

const DAY_MS = 24 * 3_600_000;

/** The rows of a file that is to be imported: kept until the person has told what its columns are, and the job has read them. */
export const CONTACTS_FILE = defineFilePurpose({
  name: 'contact.import_rows',
  permission: 'contact.edit',
  // A million rows of some 250 bytes.
  maxBytes: 256 * 1_048_576,
  types: ['text/plain'],
  keptMs: DAY_MS,
  encodesImages: false,
});

export interface SheetToUpload {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  impersonatedBy: string | null;
  /** As its giver calls it. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

export type UploadedSheet = InspectedSheet & { fileId: string; name: string };

/**
 * Takes a file of contacts and reads all of it, so that whatever stands at its end is known before anything is imported. What is
 * refused leaves nothing.
 * @throws emptySheet, onlyHeader, tooManyRows, tooManyColumns; what cannot be read, `422-120` to `422-124`; when there is no room for
 * it, `413-140`, `429-140`, `422-143`
 */
export function uploadSheet(
  context: ServerContext,
  files: Pick<Files, 'save'>,
  { accountId, userId, impersonatedBy, name, bytes }: SheetToUpload,
): Promise<UploadedSheet> {
  return withFile(bytes, async (path) => {
    const properties = (await listPropertyRows(context.db, accountId)).filter(({ active }) => active);
    const inspector = new SheetInspector();
    const found: { sheet?: InspectedSheet } = {};
    async function* rows() {
      yield* keptBytes(readSheet(path), (cells) => inspector.see(cells));
      // Within the bytes: a file that is refused at its end is not kept.
      found.sheet = inspector.end(properties);
    }
    const file = { accountId, createdBy: userId, impersonatedBy, purpose: CONTACTS_FILE, name: `${name}.txt` };
    const fileId = await files.save(context, { ...file, bytes: rows() });
    if (!found.sheet) throw new Error('a file was kept without having been read');
    return { ...found.sheet, fileId, name };
  });
}

/** A file of an account whose rows are kept. */
export interface KeptFileKey {
  accountId: bigint;
  fileId: string;
}

/** The file is there to be imported. @throws unknownUpload, also for another account's and for a file of another kind */
export async function requireContactsFile(
  context: ServerContext,
  files: Pick<Files, 'open'>,
  key: KeptFileKey,
): Promise<void> {
  const bytes = (await openKept(context, files, key)) ?? fail('unknownUpload', 'file_id');
  bytes.destroy();
}

/** How many rows a kept file has. @throws importedFileGone */
export async function countRows(context: ServerContext, files: Pick<Files, 'open'>, key: KeptFileKey): Promise<number> {
  return countKept((await openKept(context, files, key)) ?? fail('importedFileGone'));
}

/** The rows of a kept file. @throws importedFileGone when it has expired */
export async function* sheetRows(
  context: ServerContext,
  files: Pick<Files, 'open'>,
  key: KeptFileKey,
): AsyncGenerator<SheetRow, void> {
  yield* readKept((await openKept(context, files, key)) ?? fail('importedFileGone'));
}

/** Undefined when it is not there: who begins and who goes on say it in their own words. */
async function openKept(
  context: ServerContext,
  files: Pick<Files, 'open'>,
  { accountId, fileId }: KeptFileKey,
): Promise<Readable | undefined> {
  try {
    const file = await files.open(context, { accountId, permissions: [CONTACTS_FILE.permission] }, fileId);
    if (file.purpose === CONTACTS_FILE.name) return file.bytes;
    file.bytes.destroy();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return undefined;
    throw error;
  }
}
