import { buildServer, contract, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { OperationId } from '@peyk/shared-contract';
import { givenMember } from '@peyk/shared-testing-node';
import { Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { createAccountJobsHandlers } from './account-jobs.routes';
import { MAX_UNFINISHED } from './limits';
import { jobsDatabase, testJob } from './testing/jobs-database';

const { db, context, givenAccountId, begin, row } = jobsDatabase();
const ends: string[] = [];
const definition = testJob(async () => undefined, { onEnd: async (_tx, { how }) => void ends.push(how) });
const secret = testJob(async () => undefined, { kind: 'test.secret', permission: 'wallet.read' });
const state = {} as { server: FastifyInstance };

beforeAll(async () => {
  const refuse = () => Promise.reject(new Error('this handler is not part of the test'));
  const others = Object.fromEntries(listOperations(contract).map(({ operationId }) => [operationId, refuse]));
  const log = createLog({ level: 'silent' });
  state.server = await buildServer({
    // Built from the contract's own list, so it is complete.
    handlers: { ...others, ...createAccountJobsHandlers([definition, secret]) } as Handlers<OperationId>,
    context: context(),
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
  });
});
afterAll(() => state.server.close());

async function signIn(accountId: bigint, userId?: bigint): Promise<string> {
  const owner = () =>
    db().selectFrom('users').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow();
  const token = newToken();
  const user = userId ?? (await owner()).id;
  const times = { created_at: new Date(), expires_at: new Date('2100-01-01T00:00:00Z') };
  await db()
    .insertInto('sessions')
    .values({ account_id: accountId, user_id: user, token_hash: hashToken(token), ...times })
    .execute();
  return token;
}

async function call(token: string, path: string, body?: object) {
  const url = `/v1/api/jobs${path}`;
  const method = body ? 'POST' : 'GET';
  const answer = await state.server.inject({
    method,
    url,
    headers: { authorization: token },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, code: answer.json().meta.message_code, data: answer.json().data };
}

describe('the API of jobs', () => {
  it('lists what waits, cancels it at once, and forgets what was dismissed', async () => {
    const accountId = await givenAccountId();
    const token = await signIn(accountId);
    const { id } = await begin(definition, accountId, 10);
    const { data } = await call(token, '');
    expect(data.items).toMatchObject([
      { id: String(id), kind: 'test.job', title: 'کار نمونه', state: 'waiting', total_count: 10 },
    ]);
    const job_id = String(id);
    expect(await call(token, '/dismiss', { job_id })).toMatchObject({ status: 409, code: '409-111' });
    expect((await call(token, '/cancel', { job_id })).data).toMatchObject({ state: 'cancelled' });
    expect(ends).toEqual(['cancelled']);
    expect(await call(token, '/cancel', { job_id })).toMatchObject({ status: 409, code: '409-110' });
    expect((await call(token, `/details?job_id=${id}`)).data).toMatchObject({ state: 'cancelled' });
    expect((await call(token, '/dismiss', { job_id })).status).toBe(200);
    expect((await call(token, '')).data.items).toEqual([]);
  });

  it('asks one that runs to end', async () => {
    const accountId = await givenAccountId();
    const key = await begin(definition, accountId);
    await db().updateTable('account_jobs').set({ state: 1 }).where('id', '=', key.id).execute();
    const answer = await call(await signIn(accountId), '/cancel', { job_id: String(key.id) });
    expect(answer.data).toMatchObject({ state: 'running', cancel_requested: true });
    expect((await row(key)).cancel_requested_at).not.toBeNull();
  });

  it('knows nothing of another account’s jobs', async () => {
    const { id } = await begin(definition, await givenAccountId());
    const token = await signIn(await givenAccountId());
    expect((await call(token, '')).data.items).toEqual([]);
    const job_id = String(id);
    for (const answer of [
      await call(token, `/details?job_id=${id}`),
      await call(token, '/cancel', { job_id }),
      await call(token, '/dismiss', { job_id }),
    ])
      expect(answer).toMatchObject({ status: 404, code: '404-110' });
  });

  it('shows a member the jobs that the role allows, and no other', async () => {
    const accountId = await givenAccountId();
    const { userId } = await givenMember(db(), { accountId }, { permissions: ['contact.edit'] });
    const token = await signIn(accountId, userId);
    const seen = await begin(definition, accountId);
    const hidden = await begin(secret, accountId);
    const { data } = await call(token, '');
    expect(data.items.map((item: { id: string }) => item.id)).toEqual([String(seen.id)]);
    expect((await call(token, '/cancel', { job_id: String(hidden.id) })).status).toBe(404);
    expect((await call(await signIn(accountId), '')).data.items).toHaveLength(2);
  });

  it('does not list what ended a day ago', async () => {
    const accountId = await givenAccountId();
    await begin(definition, accountId);
    const finished_at = new Date(Date.now() - 25 * 3_600_000);
    await db().updateTable('account_jobs').set({ state: 2, finished_at }).where('account_id', '=', accountId).execute();
    expect((await call(await signIn(accountId), '')).data.items).toEqual([]);
  });
});

it('an account has twenty unfinished jobs at most', async () => {
  const accountId = await givenAccountId();
  for (let count = 0; count < MAX_UNFINISHED; count += 1) await begin(definition, accountId);
  await expect(begin(definition, accountId)).rejects.toMatchObject({ code: '429-110' });
  await begin(definition, await givenAccountId());
});
