import { ACCESS, PERMISSIONS } from '@peyk/shared-contract';
import type { Access, OperationId, Permission } from '@peyk/shared-contract';
import { sql } from 'kysely';
import { startWorld } from '../testing/access-world';
import type { Answered, World } from '../testing/access-world';
import { BY_OBJECT } from '../testing/by-object';
import { givenKey } from '../testing/given-key';
import { GOOD_CALLS } from '../testing/good-calls';

/** Every operation of the contract, called by a program with an API key: what `keys` of its `x-access` says is what happens. */
let world: World & { close(): Promise<void> };
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());
// A call that corrects the holder is prepared by an account whose holder is wrong.
afterEach(async () => {
  const change = { activation: 'active', activation_reason: null } as const;
  await world.database.db.updateTable('accounts').set(change).where('id', '=', world.ours.accountId).execute();
});

const all = Object.entries(ACCESS) as [OperationId, Access][];
const open = all.filter(([, { keys }]) => keys);
const closed = all.filter(([, { keys, who }]) => !keys && who !== 'public');
const allBut = (permission: Permission | null) => Object.keys(PERMISSIONS).filter((key) => key !== permission);

/** Prepares as the owner and calls as a program, a day after the call before. Null: a key with everything. */
async function callWith(operationId: OperationId, permissions: readonly string[] | null): Promise<Answered> {
  await world.later();
  const call = await GOOD_CALLS[operationId](world, world.ours);
  return world.call(operationId, call, await givenKey(world, world.ours, permissions));
}

const entriesOf = (operationId: OperationId) =>
  world.database.db.selectFrom('audit_entries').selectAll().where('action', '=', operationId).orderBy('id').execute();

/** What was written down of the operation that `work` calls last. */
async function written(operationId: OperationId, work: () => Promise<void>) {
  await work();
  return (await entriesOf(operationId)).filter(({ actor_kind }) => actor_kind === 'key');
}

describe.each(open)('%s, which keys open', (operationId, access) => {
  const permission = access.permission ?? BY_OBJECT[operationId]?.permission ?? null;

  it('is done with a key that may, and written down as the key’s', async () => {
    const entries = await written(operationId, async () => {
      const may = permission ? [permission] : ['home.read'];
      expect(await callWith(operationId, may)).toMatchObject({ status: 200 });
    });
    const { accountId, userId } = world.ours;
    const entry = { account_id: accountId, user_id: userId, outcome: 'done' };
    const details = expect.objectContaining({ key: expect.stringMatching(/^apikey:\d+$/) });
    expect(entries).toMatchObject(access.effects.length > 0 ? [{ ...entry, details }] : []);
  });

  it('is refused to a key whose role holds everything else', async () => {
    const { code } = await callWith(operationId, allBut(permission));
    expect(code).toBe(access.permission ? '403-8' : (BY_OBJECT[operationId]?.refusal ?? '200-1'));
  });
});

describe.each(closed)('%s, which no key opens', (operationId, access) => {
  it('is refused to a key with everything, and that is written down if it has an effect', async () => {
    const entries = await written(operationId, async () => {
      expect((await callWith(operationId, null)).code).toBe('403-592');
    });
    expect(entries).toMatchObject(access.effects.length > 0 ? [{ outcome: '403-592' }] : []);
  });
});

const forTests = open.filter(([, { test }]) => test);
const notForTests = open.filter(([, { test }]) => !test);

/** Everything that a message, money or the queue of the engine is made of. */
const KEPT_FROM_TESTS = [
  ...(['sends', 'recipients', 'send_chunks', 'send_counters', 'counter_moves', 'send_intake', 'reach_folds'] as const),
  ...(['wallets', 'ledger_entries', 'ledger_transactions'] as const),
  ...(['program_messages', 'one_time_codes', 'message_gaps', 'inbound_messages', 'account_jobs', 'files'] as const),
] as const;

/** The rows of these, as the database wrote them last: a row that was written again is another one. */
async function rowsOfAll(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const table of KEPT_FROM_TESTS) {
    const { rows } = await sql`select count(*)::int as count, max(xmin::text::bigint)::text as newest
      from ${sql.table(table)}`.execute(world.database.db);
    found[table] = rows[0];
  }
  return found;
}

async function callAsTest(operationId: OperationId): Promise<{ answered: Answered; before: unknown }> {
  await world.later();
  const call = await GOOD_CALLS[operationId](world, world.ours);
  const key = await givenKey(world, world.ours, null, { mode: 'test' });
  const before = await rowsOfAll();
  return { answered: await world.call(operationId, call, key), before };
}

describe.each(forTests)('%s, which test keys open', (operationId) => {
  it('is answered, and changes nothing of messages, money and the queue by a row', async () => {
    const { answered, before } = await callAsTest(operationId);
    // The code of the good call is a live one, of which the sandbox knows nothing.
    expect(answered.code || '200-1').toBe(operationId === 'checkOneTimeCode' ? '404-630' : '200-1');
    expect(await rowsOfAll()).toEqual(before);
  });
});

describe.each(notForTests)('%s, which live keys alone open', (operationId, access) => {
  it('is refused to a test key, and that is written down if it has an effect', async () => {
    const entries = await written(operationId, async () => {
      const { answered, before } = await callAsTest(operationId);
      expect(answered.code).toBe('403-593');
      expect(await rowsOfAll()).toEqual(before);
    });
    // A live key has done it before.
    const ofTest = entries.filter(({ details }) => (details as { test?: boolean }).test);
    expect(ofTest).toMatchObject(access.effects.length > 0 ? [{ outcome: '403-593' }] : []);
  });
});

it('is walked for reads, sends and people: none of the three is empty', () => {
  const ids = (some: typeof all) => some.map(([id]) => id);
  expect(ids(open)).toEqual(expect.arrayContaining(['getCredit', 'createSend', 'listSends', 'addContacts']));
  expect(ids(closed)).toEqual(
    expect.arrayContaining(['createApiKey', 'createAccessRole', 'startPayment', 'setSupportAccess', 'checkToken']),
  );
});
