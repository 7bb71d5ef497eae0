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
import { s3Storage } from '../storage/s3/s3-storage';
import { S3_PATIENCE } from '../storage/s3/s3-settings';
import { createSpool } from '../storage/spool';
import { S3Server } from './s3-server';

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

/** The storages that everything must be true of. */
export const STORAGES = ['a folder', 'an object store'] as const;
export type StorageKind = (typeof STORAGES)[number];

/** Asks again at once. */
export const IMPATIENT = { ...S3_PATIENCE, pauseMs: 1 };

/** A database, a storage and accounts for the top of a test file. */
export function filesWorld(kind: StorageKind = 'a folder') {
  const clock = fixedClock('2026-11-20T08:30:00Z');
  const store = new S3Server();
  const isFolder = kind === 'a folder';
  const prefix = 'peyk/';
  const state = {} as { test: TestDatabase; folder: string };
  beforeAll(async () => {
    state.test = await createTestDatabase();
    state.folder = await mkdtemp(join(tmpdir(), 'peyk-files-'));
    await store.start();
  });
  afterEach(async () => {
    await state.test.db.deleteFrom('files').execute();
    await rm(state.folder, { recursive: true, force: true });
    store.clear();
  });
  afterAll(async () => {
    await store.stop();
    await state.test?.close();
  });
  return {
    clock,
    db: () => state.test.db,
    context: (): ServerContext => ({ db: state.test.db, clock, log: silentLog }),
    givenAccountId: async () => (await givenAccount(state.test.db)).accountId,
    store,
    /** The files of one more process over the same storage and database. */
    process: (more: Partial<FilesPlace> = {}): Files =>
      createFiles({
        storage: isFolder ? diskStorage(state.folder) : s3Storage(store.settings({ prefix }), IMPATIENT),
        spool: createSpool(join(state.folder, '.arriving')),
        ...more,
      }),
    rows: () => state.test.db.selectFrom('files').selectAll().execute(),
    /** Names of all that is kept or arrives. */
    onDisk: async () => {
      const entries = await readdir(state.folder, { recursive: true, withFileTypes: true }).catch(() => []);
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
      return [...names, ...[...store.objects.keys()].map((key) => key.slice(prefix.length))];
    },
  };
}
