import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startJobWorker } from '@peyk/server-account-jobs';
import type { JobWorker } from '@peyk/server-account-jobs';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { allOf } from '@peyk/server-module';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { readXlsx } from 'hucre';
import { sql } from 'kysely';
import { reportsModule } from '../reports.module';
import { CREATED_AT, givenSend } from '../testing/given-send';

const folder = mkdtempSync(join(tmpdir(), 'peyk-exports-'));
const files = createFiles({ storage: diskStorage(folder), spool: createSpool(join(folder, '.arriving')) });
const reports = reportsModule({ files });
const api = domainApi(reports);
afterAll(() => rmSync(folder, { recursive: true }));

const PATIENCE_MS = 20_000;
const workers: JobWorker[] = [];
const stopWorkers = async () => {
  for (const worker of workers.splice(0)) await worker.stop();
};
afterEach(async () => {
  await stopWorkers();
  await api.db().deleteFrom('account_jobs').execute();
});

/** Of the attempt that runs: aborted when it must end. */
let running: AbortSignal | undefined;

async function work(given: Pick<Files, 'save'> = files): Promise<void> {
  const definitions = allOf([reportsModule({ files: given })], 'jobs').map((job) => ({
    ...job,
    run: (attempt: Parameters<typeof job.run>[0]) => {
      running = attempt.signal;
      return job.run(attempt);
    },
  }));
  const options = { definitions, lookEveryMs: 20, handOverEveryMs: 50 };
  workers.push(await startJobWorker(api.context(), options));
}

const jobRow = (id: string) =>
  api.db().selectFrom('account_jobs').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow();

/** The job when it has ended. Pauses between tries are over at once. */
async function ended(id: string) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const row = await jobRow(id);
    if (row.state >= 2) return row;
    if (Date.now() > end) throw new Error(`it did not end: ${String(row.done_count)} of ${String(row.total_count)}`);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(api.db());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function begin(path: 'list_export' | 'recipients_export', token: string, body: object): Promise<string> {
  const { status, data } = await api.call(`/report/${path}`, { token, body });
  expect(status).toBe(200);
  return data.job_id;
}

async function contentOf(accountId: bigint, fileId: string | null | undefined) {
  const opened = await files.open(api.context(), { accountId, permissions: ['report.export'] }, fileId ?? '');
  return { name: opened.name, bytes: await buffer(opened.bytes) };
}

/** What the job made, as rows. */
async function sheetOf(accountId: bigint, jobId: string) {
  const { result } = await ended(jobId);
  const { name, bytes } = await contentOf(accountId, result?.fileId);
  const { sheets } = await readXlsx(bytes);
  return { name, sentence: result?.sentence, rows: sheets[0]?.rows ?? [] };
}

describe('a list of sends as a file', () => {
  it('has everything that the filters find, with texts that compute nothing', async () => {
    const account = await givenAccount(api.db());
    const { accountId } = account;
    const text = '=HYPERLINK("http://example.com")';
    const { userId } = account;
    const made = { accountId, userId, keyId: 1n };
    const wanted = await givenSend(api.db(), { ...made, text, state: 6, statuses: [2, 2, 3, 12], type: 'file' });
    await givenSend(api.db(), { ...made, text: 'دیگر' });
    await givenSend(api.db(), { accountId, text, type: 'file' });
    const token = await api.signIn(account);
    const id = await begin('list_export', token, {
      list: 'recent',
      filters: { type: 'file', user_id: String(userId) },
    });
    await work();
    const { name, sentence, rows } = await sheetOf(accountId, id);
    expect(name).toBe('گزارش ارسال‌ها.xlsx');
    expect(sentence).toContain('۱ سطر');
    expect(rows).toHaveLength(2);
    const [created, type, line] = ['1405/08/29 12:00', 'ارسال از فایل', wanted.fromNumber];
    const money = [5480, 4110, 0];
    expect(rows[1]?.slice(0, 15)).toEqual([
      ...[String(wanted.sendId), created, type, line, text, 'پایان‌یافته'],
      ...[4, 2, 1, 1, 0, 1, ...money],
    ]);
    expect([rows[0]?.at(-1), rows[1]?.at(-1)]).toEqual(['ثبت‌کننده', 'کاربر نمونه (کلید API)']);
  });

  it('reads on from page to page without losing or doubling one, also those of one instant', async () => {
    const account = await givenAccount(api.db());
    const { accountId } = account;
    const { sendId } = await givenSend(api.db(), { accountId });
    await sql`
      insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
        refund_rule, requested_count, created_at)
      select account_id, type, state, line_id, from_number, 'پیام ' || i, encoding, language, parts, unit_mrial, statutory_mrial,
        refund_rule, 1, created_at - (i / 7) * interval '0.4 milliseconds'
      from sends, generate_series(1, 1300) i where id = ${sendId}`.execute(api.db());
    const id = await begin('list_export', await api.signIn(account), { list: 'recent', format: 'csv' });
    await work();
    const { result, done_count, total_count } = await ended(id);
    await stopWorkers();
    const { name, bytes } = await contentOf(accountId, result?.fileId);
    expect(name).toBe('گزارش ارسال‌ها.csv');
    const ids = bytes
      .toString()
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([1301, 1301]);
    expect([done_count, total_count]).toEqual([1301n, 1301n]);
  });

  it('of the archive and of what the system made has what those lists have', async () => {
    const account = await givenAccount(api.db());
    const { accountId } = account;
    await givenSend(api.db(), { accountId });
    const createdAt = new Date(CREATED_AT.getTime() - 90 * 86_400_000);
    const old = await givenSend(api.db(), { accountId, createdAt });
    const alert = await givenSend(api.db(), { accountId, type: 'alert' });
    const token = await api.signIn(account);
    const archive = await begin('list_export', token, { list: 'archive' });
    const systemic = await begin('list_export', token, { list: 'systemic' });
    await work();
    const idsOf = async (job: string) => (await sheetOf(accountId, job)).rows.slice(1).map(([id]) => id);
    expect(await idsOf(archive)).toEqual([String(old.sendId)]);
    expect(await idsOf(systemic)).toEqual([String(alert.sendId)]);
  });

  it('is refused at once where the list would refuse it', async () => {
    const filters = { from_date: '2026-11-20T00:00:00Z', to_date: '2026-11-01T00:00:00Z' };
    const call = { token: await api.signIn(), body: { list: 'recent', filters } };
    expect(await api.call('/report/list_export', call)).toMatchObject({
      status: 422,
      meta: { message_code: '422-41' },
    });
    expect(await api.db().selectFrom('account_jobs').select('id').execute()).toEqual([]);
  });
});

describe('the recipients of a send as a file', () => {
  it('have a row each with status, meaning and money; or only those of one status', async () => {
    const account = await givenAccount(api.db());
    const { accountId } = account;
    const send = await givenSend(api.db(), { accountId, statuses: [2, 15, 2], state: 6 });
    const token = await api.signIn(account);
    const whole = await begin('recipients_export', token, { send_id: String(send.sendId) });
    const body = { send_id: String(send.sendId), filters: { status: 15 } };
    const refused = await begin('recipients_export', token, body);
    await work();
    const { name, rows } = await sheetOf(accountId, whole);
    expect(name).toBe(`گیرنده‌های ارسال ${send.sendId}.xlsx`);
    const meaning = expect.stringContaining('رسیده است');
    expect(rows[1]?.slice(0, 8)).toEqual([
      ...[1, '09952000001', 'همراه اول', 'رسیده به گوشی', meaning, 1, 1370, 'کم شد'],
    ]);
    expect(rows).toHaveLength(4);
    expect((await sheetOf(accountId, refused)).rows.slice(1).map(([n]) => n)).toEqual([2]);
  });

  it('have the text of each in the last column, where each has one of its own', async () => {
    const account = await givenAccount(api.db());
    const { accountId } = account;
    const { sendId } = await givenSend(api.db(), { accountId, statuses: [2, 15], state: 6 });
    await api.db().updateTable('sends').set({ own_texts: true }).where('id', '=', sendId).execute();
    const row = { account_id: accountId, send_id: sendId, from_n: 1, texts: ['سلام سارا', '=1+1'] };
    await api.db().insertInto('recipient_texts').values(row).execute();
    const id = await begin('recipients_export', await api.signIn(account), { send_id: String(sendId) });
    await work();
    const { rows } = await sheetOf(accountId, id);
    expect(rows.map((cells) => cells.at(-1))).toEqual(['متن', 'سلام سارا', '=1+1']);
  });

  it('of another account’s send are as unknown as none', async () => {
    const theirs = await givenSend(api.db(), { statuses: [2] });
    const body = { send_id: String(theirs.sendId) };
    const answer = await api.call('/report/recipients_export', { token: await api.signIn(), body });
    expect(answer).toMatchObject({ status: 404, meta: { message_code: '404-40' } });
  });

  it('are one file, however often the job is done', async () => {
    const account = await givenAccount(api.db());
    const send = await givenSend(api.db(), { accountId: account.accountId, statuses: [2] });
    const id = await begin('recipients_export', await api.signIn(account), { send_id: String(send.sendId) });
    let saves = 0;
    await work({
      save: async (...given) => {
        const fileId = await files.save(...given);
        saves += 1;
        if (saves === 1) throw new Error('the process dies with the file on the disk');
        return fileId;
      },
    });
    const { result } = await ended(id);
    const kept = await api.db().selectFrom('files').selectAll().where('account_id', '=', account.accountId).execute();
    expect(saves).toBe(2);
    expect(kept).toMatchObject([{ id: result?.fileId, state: 1, permission: 'report.export' }]);
  });

  it('leave nothing behind when a person cancels in the middle', async () => {
    const account = await givenAccount(api.db());
    const { accountId } = account;
    const statuses = Array.from({ length: 6_001 }, () => 2);
    const send = await givenSend(api.db(), { accountId, statuses });
    const id = await begin('recipients_export', await api.signIn(account), { send_id: String(send.sendId) });
    let pieces = 0;
    await work({
      save: (context, file) =>
        files.save(context, {
          ...file,
          bytes: (async function* () {
            for await (const piece of file.bytes) {
              pieces += 1;
              if (pieces === 2) await askToCancel(id);
              yield piece;
            }
          })(),
        }),
    });
    expect(await ended(id)).toMatchObject({ state: 4, result: null });
    const rows = await api.db().selectFrom('files').select('id').where('account_id', '=', accountId).execute();
    expect(rows).toEqual([]);
    expect(readdirSync(join(folder, '.arriving'))).toEqual([]);
  });
});

/** A person cancels; goes on when the running job has heard of it, which looks for orders by itself. */
async function askToCancel(id: string): Promise<void> {
  const asked = { cancel_requested_at: new Date() };
  await api.db().updateTable('account_jobs').set(asked).where('id', '=', BigInt(id)).execute();
  if (running?.aborted === false) await once(running, 'abort');
}
