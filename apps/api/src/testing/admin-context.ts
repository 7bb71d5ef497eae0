import { requireUser } from '@peyk/server-auth';
import { fixedClock, silentLog, testSeal } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { AdminContext } from '@peyk/server-module';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import { archiveIn } from '../start/files-place';
import { ensureSystemAccount } from '../start/system-account';

/** Made with its first file, and gone with the test file. */
const archiveFolder = join(tmpdir(), `peyk-archive-${randomUUID()}`);
afterAll(() => rmSync(archiveFolder, { recursive: true, force: true }));

/** What commands get, over a database of a test. Anyone who asks for a secret is given one of 16 characters. */
export async function adminContext({ db }: TestDatabase): Promise<AdminContext> {
  return {
    db,
    clock: fixedClock(),
    log: silentLog,
    pepper: 'pepper',
    systemAccountId: await ensureSystemAccount(db),
    panelUrl: undefined,
    readSecret: async () => 'long-enough-1405',
    seal: testSeal,
    userOf: (username) => requireUser({ db }, username),
    saveFile: async (_key, to) => `${to}.jpg`,
    archive: archiveIn(archiveFolder),
    sealedTables: [],
    tell: () => undefined,
  };
}
