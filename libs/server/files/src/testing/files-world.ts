import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerContext } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { defineFilePurpose } from '../file-purpose';
import { createFiles } from '../files.service';
import type { Files, FilesPlace } from '../files.service';
import { diskStorage } from '../storage/disk-storage';
import { createSpool } from '../storage/spool';

export const PICTURES = defineFilePurpose({
  name: 'test.picture',
  permission: 'contact.edit',
  maxBytes: 200_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
  keptMs: 3_600_000,
  encodesImages: true,
});
export const TEXTS = defineFilePurpose({
  ...PICTURES,
  name: 'test.text',
  types: ['text/csv', 'text/plain'],
  encodesImages: false,
});

/** Bytes as they come from a network, in pieces. */
export async function* comes(...pieces: (Uint8Array | string)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece as Uint8Array);
}

/** A database, a folder and accounts for the top of a test file. */
export function filesWorld() {
  const clock = fixedClock('2026-11-20T08:30:00Z');
  const state = {} as { test: TestDatabase; folder: string };
  beforeAll(async () => {
    state.test = await createTestDatabase();
    state.folder = await mkdtemp(join(tmpdir(), 'peyk-files-'));
  });
  afterEach(async () => {
    await state.test.db.deleteFrom('files').execute();
    await rm(state.folder, { recursive: true, force: true });
  });
  afterAll(() => state.test?.close());
  return {
    clock,
    db: () => state.test.db,
    context: (): ServerContext => ({ db: state.test.db, clock, log: silentLog }),
    givenAccountId: async () => (await givenAccount(state.test.db)).accountId,
    /** The files of one more process over the same folder and database. */
    process: (more: Partial<FilesPlace> = {}): Files =>
      createFiles({
        storage: diskStorage(state.folder),
        spool: createSpool(join(state.folder, '.arriving')),
        ...more,
      }),
    rows: () => state.test.db.selectFrom('files').selectAll().execute(),
    /** Names of all that lies in the folder. */
    onDisk: async () => {
      const entries = await readdir(state.folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
  };
}
