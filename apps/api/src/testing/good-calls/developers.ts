import { testSeal } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, ask, type GoodCall } from './good-call';

/** An account has at most 20 keys, and a matrix makes one for every cell. */
async function roomForKey(world: World, { accountId }: Side): Promise<void> {
  await sql`delete from api_keys where account_id = ${accountId}`.execute(world.database.db);
}

/** What makes a key, with a code that the owner has got. */
async function newKey(world: World, side: Side) {
  await roomForKey(world, side);
  const { token } = await ask(world, side, 'sendApiKeyCode', {});
  // The turn of the number: some cells ask for two in one moment.
  return { token: token as string, code: world.lastCode(), title: side.marker, role_id: null };
}

async function givenKey(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'createApiKey', { body: await newKey(world, side) })).key.id;
}

/** A call that a program made. */
async function givenApiCall(world: World, { accountId, marker }: Side): Promise<string> {
  const { rows } = await sql<{ id: bigint }>`
    insert into api_calls (account_id, at, key_id, key_title, surface, method, path, operation, status, ms, ip, request_id)
    values (${accountId}, ${world.clock.now()}, 1, ${marker}, 'api', 'GET', '/v1/api/credit', 'getCredit', 200, 1, '192.0.2.7', 'a')
    returning id`.execute(world.database.db);
  return String(rows[0]?.id);
}

/** A call that failed, of a key that is there, and that needs no permission of its own. */
async function givenFailedCall(world: World, side: Side): Promise<string> {
  const keyId = await givenKey(world, side);
  const { db } = world.database;
  const { rows } = await sql<{ id: bigint }>`
    insert into api_calls (account_id, at, key_id, key_title, surface, method, path, operation, status, ms, ip, request_id)
    values (${side.accountId}, ${world.clock.now()}, ${keyId}, ${side.marker}, 'api', 'GET', '/v1/api/get_tariff', 'getTariff', 500, 1, '192.0.2.7', 'b')
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0n;
  const body = JSON.stringify({ url: '/v1/api/get_tariff', body: null });
  const body_sealed = testSeal.seal('api call', body, `api_call_bodies.body_sealed:${side.accountId}:${id}`);
  const row = { account_id: side.accountId, call_id: id, at: world.clock.now(), body_sealed };
  await db.insertInto('api_call_bodies').values(row).execute();
  return String(id);
}

/** Keys with which programs call. */
export const DEVELOPERS = {
  listApiKeys: NOTHING,
  getApiKey: async (world: World, side: Side) => ({ query: { key_id: await givenKey(world, side) } }),
  listPlugins: NOTHING,
  listApiDocuments: NOTHING,
  listApiCalls: FIRST_PAGE,
  getApiCall: async (world: World, side: Side) => ({ query: { call_id: await givenApiCall(world, side) } }),
  getApiCallsSetting: NOTHING,
  setApiCallsSetting: async () => ({ body: { is_on: false } }),
  repeatApiCall: async (world: World, side: Side) => ({ body: { call_id: await givenFailedCall(world, side) } }),
  sendApiKeyCode: async (world: World, side: Side) => {
    await roomForKey(world, side);
    return {};
  },
  createApiKey: async (world: World, side: Side) => ({ body: await newKey(world, side) }),
  deleteApiKey: async (world: World, side: Side) => ({ body: { id: await givenKey(world, side) } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
