import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobRun } from '@peyk/server-account-jobs';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { readSheet } from '@peyk/server-spreadsheets';
import { secretaryApi } from '../testing/secretary-api';
import type { Holder } from '../testing/secretary-api';
import { votesExportJob } from './votes-export';
import type { VotesExportInput } from './votes-export';

const state = {} as { folder: string; files: Files };
const files = { save: (...given: Parameters<Files['save']>) => state.files.save(...given) };
const { answer, context, db, givenHolder, poll, post, receive } = secretaryApi(files);

let holder: Holder;
beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'peyk-votes-'));
  const spool = createSpool(join(state.folder, '.arriving'));
  state.files = createFiles({ storage: diskStorage(state.folder), spool });
});
afterAll(() => rm(state.folder, { recursive: true, force: true }));
beforeEach(async () => {
  holder = await givenHolder();
});

/** Begins the file, and does what a worker does with its job. */
async function exported(id: string, meanwhile: () => Promise<unknown> = async () => undefined) {
  const { data } = await post(holder, '/polls/export-votes', { id });
  const { input, permission } = await db()
    .selectFrom('account_jobs')
    .select(['input', 'permission'])
    .where('id', '=', BigInt(data.job_id))
    .executeTakeFirstOrThrow();
  expect(permission).toBe('secretary.export');
  await meanwhile();
  return votesExportJob({ files }).run({
    ...{ context: context(), accountId: holder.accountId, input, mark: undefined },
    ...{ signal: new AbortController().signal, progress: () => undefined, cancelled: () => false },
    checkpoint: async () => undefined,
  } as JobRun<VotesExportInput, Record<string, never>>);
}

it('has each vote that counts, with its number and option', async () => {
  const id = await poll(holder, { repeat_votes: 'last' });
  await receive(holder, '1', '989241110001');
  await receive(holder, '1', '989241110002');
  await receive(holder, '2', '989241110001');
  await receive(holder, 'چیز دیگر', '989241110003');
  await answer();
  const result = await exported(id);
  const viewer = { accountId: holder.accountId, permissions: 'all' as const };
  const file = await state.files.open(context(), viewer, result?.fileId ?? '');
  const pieces: Buffer[] = [];
  for await (const piece of file.bytes) pieces.push(piece as Buffer);
  const path = join(state.folder, 'read.xlsx');
  await writeFile(path, Buffer.concat(pieces));
  const rows: string[][] = [];
  for await (const { cells } of readSheet(path)) rows.push([...cells]);
  expect(rows.map(([number, option]) => [number, option])).toEqual([
    ['شماره', 'گزینه'],
    ['09241110001', 'جنوب'],
    ['09241110002', 'شمال'],
  ]);
});

it('is no file of a poll that was deleted meanwhile', async () => {
  const id = await poll(holder);
  expect(await exported(id, () => post(holder, '/polls/delete-list', { ids: [id] }))).toBeUndefined();
});
