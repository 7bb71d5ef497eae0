import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import type { JobRun } from '@peyk/server-account-jobs';
import { readSheet } from '@peyk/server-spreadsheets';
import { inboxApi } from '../testing/inbox-api';
import type { Holder } from '../testing/inbox-api';
import type { ExportInput } from '@peyk/server-exports';
import { inboxExportJob } from './export-job';

const state = {} as { folder: string; files: Files };
const files = { save: (...given: Parameters<Files['save']>) => state.files.save(...given) };
const { answerOf, clock, codeOf, context, db, givenHolder, receive } = inboxApi(files);

let holder: Holder;
beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'peyk-inbox-'));
  state.files = createFiles({
    storage: diskStorage(state.folder),
    spool: createSpool(join(state.folder, '.arriving')),
  });
});
afterAll(() => rm(state.folder, { recursive: true, force: true }));
beforeEach(async () => {
  holder = await givenHolder();
});

/** Begins an export and does what a worker does with its job. */
async function exported(body: object, meanwhile: () => Promise<unknown> = async () => undefined) {
  const { job_id } = await answerOf(holder, '/export', body);
  const { input, kind, permission } = await db()
    .selectFrom('account_jobs')
    .selectAll()
    .where('id', '=', BigInt(job_id))
    .executeTakeFirstOrThrow();
  expect([kind, permission]).toEqual(['inbox.export', 'inbox.export']);
  await meanwhile();
  const steps: number[] = [];
  const job = {
    ...{
      context: context(),
      accountId: holder.accountId,
      input,
      mark: undefined,
      signal: new AbortController().signal,
    },
    ...{ progress: ({ done }: { done: number }) => void steps.push(done), cancelled: () => false },
    checkpoint: async () => undefined,
  } as JobRun<ExportInput, Record<string, never>>;
  const result = await inboxExportJob({ files }).run(job);
  const again = await inboxExportJob({ files }).run(job);
  const viewer = { accountId: holder.accountId, permissions: 'all' as const };
  const file = await state.files.open(context(), viewer, result?.fileId ?? '');
  const path = join(state.folder, 'read.xlsx');
  const pieces: Buffer[] = [];
  for await (const piece of file.bytes) pieces.push(piece as Buffer);
  return { result, again, path, bytes: Buffer.concat(pieces), name: file.name, steps, input };
}

describe('an export', () => {
  it('writes what the filters find into a csv, in which nothing is computed', async () => {
    await receive(holder, '=HYPERLINK("http://example.com")');
    await receive(holder, 'سلام، خط\u0001 دوم\nاینجاست', { from: '8999' });
    await receive(holder, 'جز این');
    const { result, again, bytes, name, input } = await exported({
      format: 'csv',
      filters: { to_date: new Date(clock.now().getTime() - 500).toISOString() },
    });
    const text = bytes.toString('utf8');
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffفرستنده,نام,خط,متن پیام,زمان دریافت,خوانده شده',
      expect.stringMatching(/^8999,,\d+,"سلام، خط دوم\nاینجاست",\d{4}\/\d\d\/\d\d \d\d:\d\d,خیر$/),
      expect.stringMatching(/^989241110001,,\d+,"'=HYPERLINK\(""http:\/\/example\.com""\)",/),
    ]);
    expect(text).not.toContain('جز این');
    expect(name).toBe('پیام‌های دریافتی.csv');
    expect(result?.sentence).toBe('فایل ۲ پیام دریافتی آماده است.');
    // A worker that died after the file was kept gives the same one.
    expect(again?.fileId).toBe(result?.fileId);
    // What people write in filters does not stand with the job.
    expect(Object.keys(input)).toEqual(['exportId', 'hidesTexts', 'masksNumbers']);
  });

  it('goes through pages of a long inbox to its end, each message once, and not on to what comes meanwhile', async () => {
    const rows = Array.from({ length: 4_100 }, (_, n) => ({
      ...{
        account_id: holder.accountId,
        line_id: holder.line.lineId,
        from_number: '989241110001',
        to_number: holder.line.number,
      },
      // Many of them in the same instant: pages must not lose one between them.
      ...{
        text: `پیام ${n}`,
        carrier: 'test',
        received_at: new Date(clock.now().getTime() - Math.floor(n / 900) * 1_000),
      },
    }));
    await db().insertInto('inbound_messages').values(rows).execute();
    const { bytes, path, steps } = await exported({}, () => receive(holder, 'پس از آن'));
    await writeFile(path, bytes);
    const texts: unknown[] = [];
    for await (const row of readSheet(path)) texts.push(row.cells[3]);
    expect(texts).toHaveLength(4_101);
    expect(new Set(texts).size).toBe(4_101);
    expect(texts).not.toContain('پس از آن');
    expect(steps.slice(0, 4)).toEqual([0, 2_000, 4_000, 4_100]);
  });

  it('has the messages that were named, and nobody else’s', async () => {
    await receive(holder, 'یک');
    await receive(holder, 'دو');
    const [two] = (await answerOf(holder, '', {})).items;
    const stranger = await givenHolder();
    await receive(stranger, 'از دیگری');
    const [theirs] = (await answerOf(stranger, '', {})).items;
    const { bytes } = await exported({ format: 'csv', ids: [two.id, theirs.id] });
    const lines = bytes.toString('utf8').trim().split('\r\n');
    expect(lines.slice(1)).toEqual([expect.stringContaining(',دو,')]);
  });

  it('is refused for days that end before they begin', async () => {
    const filters = { from_date: '2026-11-20T08:30:00Z', to_date: '2026-11-19T08:30:00Z' };
    expect(await codeOf(holder, '/export', { filters })).toBe('422-151');
  });
});
