import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startJobWorker } from '@peyk/server-account-jobs';
import type { AnyJob, JobWorker } from '@peyk/server-account-jobs';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { contactsImportJob } from '../imports/contacts-import-job';
import type { ContactsImportPorts } from '../imports/contacts-import-job';
import { beginContactsImport } from '../imports/contacts-import.service';
import type { ContactsImport } from '../imports/contacts-import.service';
import { uploadSheet } from '../imports/sheet/contacts-file';
import { contactsDatabase } from './contacts-context';

const PATIENCE_MS = 20_000;

async function* pieces(content: string | Uint8Array | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield Buffer.from(content);
  else if (content instanceof Uint8Array) yield content;
  else yield* content;
}

/** Accounts, files and the workers of jobs for the top of a test file about files of contacts. */
export function importWorld() {
  const { context, db, faults, givenAccountId, knownRows } = contactsDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'peyk-contact-files-'));
  const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
  const workers: JobWorker[] = [];
  const stopWorkers = async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  };
  afterEach(async () => {
    await stopWorkers();
    await db().deleteFrom('account_jobs').execute();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const jobRow = (id: bigint) =>
    db().selectFrom('account_jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return {
    ...{ context, db, faults, givenAccountId, knownRows, files, stopWorkers, jobRow },
    work: async (definitions: readonly AnyJob[]) => {
      workers.push(await startJobWorker(context(), { definitions, lookEveryMs: 20, handOverEveryMs: 40 }));
    },
    /** Takes a file. */
    upload: (accountId: bigint, content: Parameters<typeof pieces>[0], name = 'مخاطبان.xlsx') =>
      uploadSheet(context(), files, { accountId, userId: null, impersonatedBy: null, name, bytes: pieces(content) }),
    /** Begins an import; what is not said is nothing. */
    begin: (accountId: bigint, wanted: Pick<ContactsImport, 'fileId' | 'columns'> & Partial<ContactsImport>) =>
      beginContactsImport(
        context(),
        { files },
        {
          ...{ accountId, userId: null, impersonatedBy: null, hasHeader: true, known: 'keep' },
          ...{ phonebookIds: [], tagIds: [], ...wanted },
        },
      ),
    importer: (ports: Partial<ContactsImportPorts['files']> = {}) =>
      contactsImportJob({ files: { ...files, ...ports } }),
    /** A job when it has ended. Pauses between tries are over at once. */
    ended: async (id: bigint) => {
      const end = Date.now() + PATIENCE_MS;
      for (;;) {
        const row = await jobRow(id);
        if (row.state >= 2) return row;
        if (Date.now() > end)
          throw new Error(`it did not end: ${String(row.done_count)} of ${String(row.total_count)}`);
        await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db());
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    /** The bytes of a kept file. */
    bytesOf: async (accountId: bigint, fileId: string | null | undefined) => {
      const opened = await files.open(context(), { accountId, permissions: 'all' }, fileId ?? '');
      return { name: opened.name, bytes: await buffer(opened.bytes) };
    },
    /** The rows of a kept xlsx file. */
    rowsOf: async (accountId: bigint, fileId: string | null | undefined) => {
      const opened = await files.open(context(), { accountId, permissions: 'all' }, fileId ?? '');
      return (await readXlsx(await buffer(opened.bytes))).sheets[0]?.rows ?? [];
    },
    contactsOf: (accountId: bigint) =>
      db()
        .selectFrom('contacts')
        .select(['mobile', 'name', 'gender', 'properties', sql<string>`birth_date::text`.as('birthDate')])
        .where('account_id', '=', accountId)
        .orderBy('mobile')
        .execute(),
  };
}
