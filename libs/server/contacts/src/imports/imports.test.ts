import { startJobWorker } from '@peyk/server-account-jobs';
import type { JobWorker } from '@peyk/server-account-jobs';
import { mkdtempSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { presentImport } from '../contacts.presenter';
import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { uploadsOf } from '../testing/uploads-of';
import { importJob } from './import-job';
import { beginImport, requireImport } from './imports.service';
import type { UploadPort } from './upload-port';

const { context, db, faults, givenAccountId } = contactsDatabase();
const UPLOAD = 7n;
const folder = mkdtempSync(join(tmpdir(), 'peyk-imports-'));
const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
afterAll(() => rmSync(folder, { recursive: true }));
const PATIENCE_MS = 20_000;

const page = (...keys: number[]) => Int32Array.from(keys);
const file = (...pages: Int32Array[]) => uploadsOf(new Map([[UPLOAD, pages]]));
const pagesOf = (count: number) => file(...Array.from({ length: count }, (_, i) => page(241_000_000 + i)));
const twelvePages = () => pagesOf(12);

let accountId: bigint;
let phonebookId: bigint;
const workers: JobWorker[] = [];
beforeEach(async () => {
  accountId = await givenAccountId();
  phonebookId = await givenPhonebook(db(), accountId);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await db().deleteFrom('phonebook_imports').execute();
  await db().deleteFrom('account_jobs').execute();
});

async function work(uploads: UploadPort, log = context().log): Promise<void> {
  workers.push(
    await startJobWorker(
      { ...context(), log },
      { definitions: [importJob({ uploads, files })], lookEveryMs: 30, handOverEveryMs: 50 },
    ),
  );
}

const begin = (uploads = twelvePages(), phonebookIds = [phonebookId]) =>
  beginImport(context(), { uploads, files }, { accountId, userId: null, uploadId: UPLOAD, phonebookIds });
const membersOf = async (id: bigint) => {
  const rows = await db().selectFrom('phonebook_members').select('mobile').where('phonebook_id', '=', id).execute();
  return rows.map(({ mobile }) => mobile).sort();
};

/** The import when it has ended. Pauses between tries are over at once. */
async function ended(id: bigint) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const row = await requireImport(db(), { accountId, id });
    if (row.state !== 0) return row;
    if (Date.now() > end) throw new Error(`it did not end: ${row.readCount} records were read`);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const jobOf = (account: bigint) =>
  db().selectFrom('account_jobs').selectAll().where('account_id', '=', account).executeTakeFirstOrThrow();

/** Calls `before` with the number of each page, from 1, before it is given out. */
function watched(uploads: UploadPort, before: (place: number, asked: number) => Promise<void> | void): UploadPort {
  let asked = 0;
  return {
    ...uploads,
    async *pages(...question) {
      asked += 1;
      let place = 0;
      for await (const records of uploads.pages(...question)) {
        place += 1;
        await before(place, asked);
        yield records;
      }
    },
  };
}

describe('a file that is put into phonebooks', () => {
  it('is counted by what became of each record, and the job says so', async () => {
    const other = await givenPhonebook(db(), accountId, { mobiles: [241_000_003] });
    const uploads = file(page(241_000_001, -1, 241_000_001), page(241_000_003, 241_000_002), page(241_000_001));
    const { id } = await begin(uploads, [phonebookId, other]);
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 0, recordCount: 6, readCount: 0 });
    await work(uploads);
    expect(await ended(id)).toMatchObject({
      state: 1,
      readCount: 6,
      addedCount: 3,
      invalidCount: 1,
      finishedAt: context().clock.now(),
    });
    expect(await membersOf(other)).toEqual([241_000_001, 241_000_002, 241_000_003]);
    expect(await faults()).toEqual([]);
    for (const worker of workers.splice(0)) await worker.stop();
    expect(await jobOf(accountId)).toMatchObject({
      state: 2,
      done_count: 6n,
      total_count: 6n,
      result: { sentence: '۳ شماره افزوده شد، ۲ شماره از پیش بود، ۱ سطر شمارهٔ درستی نداشت.' },
    });
  });

  it('gives its wrong rows back as a file, each with its reason, and the same file when it is done again', async () => {
    const uploads = file(page(241_000_001, -1), page(-1));
    const { id } = await begin(uploads);
    let saves = 0;
    const dies: typeof files.save = async (...given) => {
      const fileId = await files.save(...given);
      saves += 1;
      if (saves === 1) throw new Error('the process dies with the file on the disk');
      return fileId;
    };
    workers.push(
      await startJobWorker(context(), {
        definitions: [importJob({ uploads, files: { save: dies } })],
        ...{ lookEveryMs: 30, handOverEveryMs: 50 },
      }),
    );
    await ended(id);
    for (const worker of workers.splice(0)) await worker.stop();
    const { result } = await jobOf(accountId);
    const kept = await db().selectFrom('files').selectAll().where('account_id', '=', accountId).execute();
    expect(saves).toBe(2);
    expect(kept).toMatchObject([{ id: result?.fileId, state: 1, name: 'سطرهای نادرست.xlsx' }]);
    const opened = await files.open(context(), { accountId, permissions: ['contact.edit'] }, result?.fileId ?? '');
    const { sheets } = await readXlsx(await buffer(opened.bytes));
    const reason = expect.stringContaining('یازده رقم');
    expect(sheets[0]?.rows).toEqual([
      ['سطر', 'مقدار', 'دلیل'],
      [2, '=2', reason],
      [3, '=3', reason],
    ]);
    const other = { accountId, permissions: ['wallet.read'] };
    await expect(files.open(context(), other, result?.fileId ?? '')).rejects.toMatchObject({ code: '404-140' });
  });

  it('is done although there is no room for the file of its wrong rows', async () => {
    const uploads = file(page(241_000_001, -1));
    const full = createFiles({ storage: files.storage, spool: files.spool, quotaBytes: 10 });
    const { id } = await begin(uploads);
    workers.push(
      await startJobWorker(context(), {
        definitions: [importJob({ uploads, files: full })],
        ...{ lookEveryMs: 30, handOverEveryMs: 50 },
      }),
    );
    expect(await ended(id)).toMatchObject({ state: 1, addedCount: 1 });
    for (const worker of workers.splice(0)) await worker.stop();
    expect((await jobOf(accountId)).result).toMatchObject({ fileId: null });
  });

  it('is added and counted once, however many processes work', async () => {
    const uploads = twelvePages();
    const { id } = await begin(uploads);
    await Promise.all([work(uploads), work(uploads)]);
    expect(await ended(id)).toMatchObject({ state: 1, readCount: 12, addedCount: 12 });
    expect(await membersOf(phonebookId)).toHaveLength(12);
    expect(await faults()).toEqual([]);
  });

  it('goes on without a phonebook that is deleted meanwhile, and fails without the last', async () => {
    const second = await givenPhonebook(db(), accountId);
    const { id } = await begin(twelvePages(), [phonebookId, second]);
    const remove = (which: bigint) => deletePhonebooks(context(), { accountId, ids: [which], withContacts: false });
    await work(
      watched(twelvePages(), async (place) => {
        if (place === 5) await remove(second);
        if (place === 11) {
          expect(await membersOf(phonebookId)).toHaveLength(10);
          await remove(phonebookId);
        }
      }),
    );
    const reason = { stateReason: expect.stringContaining('دفترچه') };
    expect(await ended(id)).toMatchObject({ state: 2, readCount: 10, ...reason });
    expect(await faults()).toEqual([]);
  });

  it('fails when the file is gone before its end', async () => {
    const { id } = await begin();
    await work(pagesOf(10));
    const reason = { stateReason: expect.stringContaining('فایل پیش از پایان') };
    expect(await ended(id)).toMatchObject({ state: 2, readCount: 10, ...reason });
  });

  it('that can never be read is tried some times, and then has failed with a reason', async () => {
    const { id } = await begin();
    let tries = 0;
    await work({
      ...twelvePages(),
      // eslint-disable-next-line require-yield -- it fails before its first page
      async *pages() {
        tries += 1;
        throw new Error('This file cannot be read.');
      },
    });
    expect(presentImport(await ended(id))).toMatchObject({
      state: 'failed',
      state_reason: expect.stringContaining('چند بار تلاش'),
    });
    expect(tries).toBe(6);
  });

  it('has its tries anew when a page has been read', async () => {
    const { id } = await begin();
    const failsBehindEachPage = watched(twelvePages(), (place, asked) => {
      if (place > asked) throw new Error('The rest of this file cannot be read.');
    });
    await work(failsBehindEachPage);
    expect(await ended(id)).toMatchObject({ state: 1, addedCount: 12, stateReason: null });
  });

  it('waits for an account that is busy', async () => {
    const { id } = await begin();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const busy = db()
      .transaction()
      .execute(async (tx) => {
        await sql`select id from phonebooks where id = ${phonebookId} for update`.execute(tx);
        locked();
        await released;
      });
    await isLocked;
    const { log } = context();
    await work(twelvePages(), { ...log, warn: () => release() });
    expect(await ended(id)).toMatchObject({ state: 1, readCount: 12, stateReason: null });
    await busy;
  });

  it('ends when its job is cancelled, and what was added stays', async () => {
    const { id } = await begin();
    await work(
      watched(twelvePages(), async (place) => {
        const at = new Date();
        if (place === 4) await db().updateTable('account_jobs').set({ cancel_requested_at: at }).execute();
      }),
    );
    const reason = { stateReason: expect.stringContaining('لغو شد') };
    expect(await ended(id)).toMatchObject({ state: 2, readCount: 3, ...reason });
    expect(await membersOf(phonebookId)).toHaveLength(3);
  });

  it('is refused when it is not there, for a phonebook of another account, and as the sixth at once', async () => {
    await expect(begin(uploadsOf(new Map()))).rejects.toMatchObject({ code: '404-82' });
    const theirs = await givenPhonebook(db(), await givenAccountId());
    await expect(begin(twelvePages(), [phonebookId, theirs])).rejects.toMatchObject({ code: '404-80' });
    for (let i = 0; i < 5; i += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: '422-85', permanent: false });
  });

  it('is asked about by its own account only', async () => {
    const { id } = await begin();
    await expect(requireImport(db(), { accountId: await givenAccountId(), id })).rejects.toMatchObject({
      code: '404-83',
    });
  });
});
