import { withTransactionHook } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { GivenAccount, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { contract, listOperations } from '../contract/contract';
import { hashToken } from '../sessions/token';
import { newKeySecret, prefixOfSecret } from '../keys/key-secret';
import { buildTestServer } from '../testing/test-server';
import type { FinishedCall } from './record-calls';
import { isRepeatable } from './repeat-call';

const clock = fixedClock();
const calls: FinishedCall[] = [];
const headersSeen: unknown[] = [];
const state = {} as { database: TestDatabase; server: FastifyInstance; account: GivenAccount; keyId: bigint };

beforeAll(async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const server = await buildTestServer({
    db,
    context: { db, clock, log: silentLog },
    calls: { add: (call) => void calls.push(call), stop: async () => undefined },
    handlers: {
      sendPattern: async (_, { headers }) => {
        headersSeen.push(headers['Idempotency-Key']);
        throw new Error('no');
      },
    },
  });
  const account = await givenAccount(db);
  const secret = newKeySecret();
  const { rows } = await sql<{ id: bigint }>`
    insert into api_keys (account_id, title, mode, prefix, secret_hash, has_all, created_at, created_by)
    values (${account.accountId}, 'کلید', 'live', ${prefixOfSecret(secret)}, ${hashToken(secret)}, true, ${clock.now()},
      ${account.userId}) returning id`.execute(db);
  Object.assign(state, { database, server, account, keyId: rows[0]?.id });
});
afterAll(async () => {
  await state.server?.close();
  await state.database?.close();
});

const pattern = { pattern_code: 'ftfzj8dt3k', recipients: [{ number: '09241690001', params: [] }] };

function repeat(change: object = {}) {
  return state.server.repeatCall?.({
    ...{ accountId: state.account.accountId, callId: 7n, keyId: state.keyId, operation: 'sendPattern' },
    ...{ method: 'POST', url: '/v1/api/pattern/send', body: pattern, idempotencyKey: 'key-of-the-call' },
    ...{ cameFrom: '192.0.2.7', ip: '198.51.100.1', ...change },
  });
}

it('is a call of its key, from where it is asked for, under the key of the first one', async () => {
  expect(await repeat()).toMatchObject({ status: 500 });
  expect(headersSeen).toEqual(['key-of-the-call']);
  expect(calls.at(-1)).toMatchObject({ keyId: state.keyId, repeatOf: 7n, ip: '198.51.100.1', surface: 'api' });
});

it('may itself be made again, with what it needs', async () => {
  await repeat();
  expect(JSON.parse(calls.at(-1)?.again ?? '')).toEqual({ url: '/v1/api/pattern/send', body: pattern });
});

it('is written down by itself: what asks for it writes nothing in its transactions', async () => {
  const outer = { beforeCommit: jest.fn(), afterCommit: jest.fn() };
  await withTransactionHook(outer, async () => repeat());
  expect(outer.beforeCommit).not.toHaveBeenCalled();
});

it('refuses a key of another account', async () => {
  const other = await givenAccount(state.database.db);
  await expect(repeat({ accountId: other.accountId })).rejects.toMatchObject({ code: '409-596' });
});

it('is of what reads or takes an Idempotency-Key, and of no file', () => {
  const of = (id: string) => {
    const operation = listOperations(contract).find(({ operationId }) => operationId === id);
    return operation && isRepeatable(operation);
  };
  expect(['getCredit', 'listSends', 'getMessageStatuses', 'createSend', 'sendPattern'].map(of)).toEqual(
    new Array(5).fill(true),
  );
  expect(['createPhonebook', 'cancelSend', 'uploadFile', 'downloadFile', 'listApiKeys'].map(of)).toEqual(
    new Array(5).fill(false),
  );
});
