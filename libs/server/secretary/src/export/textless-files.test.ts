import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobRun } from '@peyk/server-account-jobs';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { HIDDEN_TEXT } from '@peyk/server-http';
import { readSheet } from '@peyk/server-spreadsheets';
import { givenMember } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { votesExportJob } from '../polls/votes-export';
import { codesExportJob } from '../readers/codes-export';
import { secretaryApi } from '../testing/secretary-api';
import type { Holder } from '../testing/secretary-api';

const state = {} as { folder: string; files: Files };
const files = { save: (...given: Parameters<Files['save']>) => state.files.save(...given) };
const { answer, call, context, db, givenHolder, poll, reader, receive, signIn } = secretaryApi(files);

beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'peyk-textless-'));
  const spool = createSpool(join(state.folder, '.arriving'));
  state.files = createFiles({ storage: diskStorage(state.folder), spool });
});
afterAll(() => rm(state.folder, { recursive: true, force: true }));

const SENDER = '989241110001';

/** One whose role takes files out, and reads no texts of messages. */
async function givenTextless({ accountId }: Holder): Promise<string> {
  const member = await givenMember(db(), { accountId }, { permissions: ['secretary.read', 'secretary.export'] });
  await sql`update roles set hides_texts = true where id = ${member.roleId}`.execute(db());
  return signIn(member);
}

/** The rows of the file that this token asks for, as one sees who reads no texts. */
async function fileOf(
  { accountId }: Holder,
  { path, id, token }: { path: string; id: string; token: string },
  job: { run: (run: JobRun<never, Record<string, never>>) => Promise<{ fileId?: string } | undefined> },
): Promise<string[][]> {
  const { data } = await call(path, { token, body: { id } });
  const { input } = await db()
    .selectFrom('account_jobs')
    .select('input')
    .where('id', '=', BigInt(data.job_id))
    .executeTakeFirstOrThrow();
  const result = await job.run({
    ...{ context: context(), accountId, input, mark: undefined },
    ...{ signal: new AbortController().signal, progress: () => undefined, cancelled: () => false },
    checkpoint: async () => undefined,
  } as unknown as JobRun<never, Record<string, never>>);
  const viewer = { accountId, permissions: 'all' as const, hidesTexts: true };
  const { bytes } = await state.files.open(context(), viewer, result?.fileId ?? '');
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece as Buffer);
  const kept = join(state.folder, 'read.xlsx');
  await writeFile(kept, Buffer.concat(pieces));
  const rows: string[][] = [];
  for await (const { cells } of readSheet(kept)) rows.push([...cells]);
  return rows.slice(1);
}

it('has votes without what was voted for', async () => {
  const holder = await givenHolder();
  const asked = { path: '/advanced-services/polls/export-votes', id: await poll(holder) };
  await receive(holder, '1', SENDER);
  await answer();
  const job = votesExportJob({ files });
  const [vote] = await fileOf(holder, { ...asked, token: await givenTextless(holder) }, job);
  expect(vote?.slice(0, 2)).toEqual(['09241110001', HIDDEN_TEXT]);
  await expect(fileOf(holder, { ...asked, token: holder.token }, job)).rejects.toMatchObject({ status: 404 });
});

it('has who sent a correct code, and no codes', async () => {
  const holder = await givenHolder();
  const asked = { path: '/advanced-reader/export-codes', id: await reader(holder) };
  await call('/advanced-reader/add-codes', { token: holder.token, body: { id: asked.id, codes: ['CODE1'] } });
  await receive(holder, 'code1', SENDER);
  await answer();
  const job = codesExportJob({ files });
  const [code] = await fileOf(holder, { ...asked, token: await givenTextless(holder) }, job);
  expect([code?.[0], code?.[2], code?.[4]]).toEqual([HIDDEN_TEXT, '09241110001', HIDDEN_TEXT]);
  await expect(fileOf(holder, { ...asked, token: holder.token }, job)).rejects.toMatchObject({ status: 404 });
});
