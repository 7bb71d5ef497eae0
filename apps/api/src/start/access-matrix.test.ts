import { hashPassword } from '@peyk/server-auth';
import { ACCESS, PERMISSIONS } from '@peyk/shared-contract';
import type { Access, AccountState, OperationId, Permission } from '@peyk/shared-contract';
import { PASSWORD, startWorld } from '../testing/access-world';
import type { Answered, Call, SessionWishes, World } from '../testing/access-world';
import { BY_OBJECT } from '../testing/by-object';
import { GOOD_CALLS } from '../testing/good-calls';
import { watchChanges } from '../testing/watch-changes';
import type { Changes } from '../testing/watch-changes';

/**
 * Every operation of the contract, called by everybody who might: what its `x-access` says is what happens. A call that succeeds
 * comes first, so that no refusal is one of a call that nobody could make.
 */
let world: World & { close(): Promise<void> };
let changes: Changes;
let passwordHash: string;
beforeAll(async () => {
  world = await startWorld();
  changes = await watchChanges(world.database.owner);
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world?.close());

const all = Object.entries(ACCESS) as [OperationId, Access][];
const guarded = all.filter(([, { who }]) => who !== 'public');
const STATES: readonly AccountState[] = ['checking', 'inactive', 'blocked'];
const STATE_CODES: readonly string[] = ['403-20', '403-21', '403-22'];

/** What belongs to one user is not there for a colleague, whatever they may. GOOD_CALLS makes it for the owner. */
const OF_ONE_USER: Readonly<Partial<Record<OperationId, string>>> = {
  endSession: '404-430',
  confirmChangeOtp: '422-60',
  confirmNewMobile: '422-60',
  changeMobile: '422-60',
  createApiKey: '422-60',
  confirmTwoFactor: '409-431',
  disableTwoFactor: '409-432',
  addPasskey: '409-437',
  removePasskey: '404-431',
};

/** Prepares and calls, a day after the call before: as someone whom `token` lets in. */
async function callAs(operationId: OperationId, token?: () => Promise<string>): Promise<Answered> {
  await world.later();
  const call = await GOOD_CALLS[operationId](world, world.ours);
  return world.call(operationId, call, await token?.());
}

const asOwner = (as?: SessionWishes) => () => world.signIn(world.ours, as);

async function memberWith(permissions: readonly string[]): Promise<bigint> {
  const { db } = world.database;
  const { accountId } = world.ours;
  const now = world.clock.now();
  const n = world.fresh();
  const role = {
    account_id: accountId,
    title: `نقش ${n}`,
    permissions: [...permissions],
    created_at: now,
    updated_at: now,
  };
  const { id: roleId } = await db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow();
  const member = {
    account_id: accountId,
    username: `member-${n}`,
    name: 'همکار',
    password_hash: passwordHash,
    mobile: 240_000_003,
  };
  const { id } = await db
    .insertInto('users')
    .values({ ...member, is_owner: false, role_id: roleId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const asMember = (permissions: readonly string[]) => async () =>
  world.signIn({ accountId: world.ours.accountId, userId: await memberWith(permissions) });

const allBut = (permission: Permission | null) => Object.keys(PERMISSIONS).filter((key) => key !== permission);

let isActive = true;

async function setState(state: AccountState): Promise<void> {
  if (state === 'active' && isActive) return;
  isActive = state === 'active';
  const activation = state === 'blocked' ? 'active' : state;
  const change = {
    activation,
    activation_reason: state === 'inactive' ? ('mobile' as const) : null,
    blocked_reason: state === 'blocked' ? 'بسته' : null,
  };
  await world.database.db.updateTable('accounts').set(change).where('id', '=', world.ours.accountId).execute();
}

afterEach(() => setState('active'));

describe.each(guarded)('%s', (operationId, access) => {
  it('is nothing for who is not signed in', async () => {
    await world.later();
    // Refused before it is looked at, so it is still good for the next.
    const call = await GOOD_CALLS[operationId](world, world.ours);
    for (const token of [
      undefined,
      async () => 'x'.repeat(43),
      asOwner({ expired: true }),
      asOwner({ revoked: true }),
    ]) {
      expect((await world.call(operationId, call, await token?.())).code).toBe('401-1');
    }
  });

  it('is done for the owner, and written down if it has an effect', async () => {
    const before = await entriesOf(operationId);
    expect(await callAs(operationId, asOwner())).toMatchObject({ status: 200 });
    const written = (await entriesOf(operationId)).slice(before.length);
    const { accountId, userId } = world.ours;
    const entry = { account_id: accountId, user_id: userId, actor_kind: 'user', outcome: 'done' };
    expect(written).toMatchObject(access.effects.length > 0 ? [entry] : []);
  });

  it('is done for a member who may, and for no other', async () => {
    const permission = access.permission ?? BY_OBJECT[operationId]?.permission ?? null;
    const may = permission ? [permission] : [];
    const notTheirs = OF_ONE_USER[operationId];
    if (notTheirs !== undefined) {
      expect((await callAs(operationId, asMember(allBut(null)))).code).toBe(notTheirs);
      return;
    }
    const without = allBut(permission);
    expect(await callAs(operationId, asMember(may.length > 0 ? may : without.slice(0, 1)))).toMatchObject({
      status: 200,
    });
    const refused = await callAs(operationId, asMember(without));
    expect(refused.code).toBe(access.permission ? '403-8' : (BY_OBJECT[operationId]?.refusal ?? '200-1'));
  });

  it('is done on behalf of the account as far as it says', async () => {
    const before = await entriesOf(operationId);
    const answer = await callAs(operationId, asOwner({ impersonated: true }));
    // A file comes without an envelope.
    const code = answer.status === 200 ? '200-1' : answer.code;
    expect(code).toBe(access.impersonator ? '200-1' : '403-9');
    // What an admin tried and may not is written down as well.
    const outcome = access.impersonator ? 'done' : '403-9';
    const entry = { actor_kind: 'admin', admin_name: 'پشتیبان', user_id: null, outcome };
    const written = (await entriesOf(operationId)).slice(before.length);
    expect(written).toMatchObject(access.effects.length > 0 ? [entry] : []);
  });

  it.each(STATES)('holds to the state of the account: %s', async (state) => {
    await world.later();
    const call = await GOOD_CALLS[operationId](world, world.ours);
    await setState(state);
    const { code } = await world.call(operationId, call, await world.signIn(world.ours));
    expect(STATE_CODES.includes(code)).toBe(!access.states.includes(state));
  });

  it('shows and changes nothing of another account', async () => {
    await world.later();
    const call = withoutOurWords(await GOOD_CALLS[operationId](world, world.ours));
    const before = await changes.mark();
    const answer = await world.call(operationId, call, await world.signIn(world.theirs));
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain(world.ours.marker);
    expect(await changes.since(before, world.ours.accountId)).toEqual([]);
  });
});

const entriesOf = (operationId: OperationId) =>
  world.database.db.selectFrom('audit_entries').selectAll().where('action', '=', operationId).orderBy('id').execute();

/** What they write themselves is theirs; our words are found only where they were read. */
function withoutOurWords(call: Call): Call {
  const text = JSON.stringify(call).replaceAll(world.ours.marker, 'سخن دیگری');
  return JSON.parse(text) as Call;
}

describe('the operations that are open to everybody', () => {
  it.each(all.filter(([, { who }]) => who === 'public'))('%s answers a stranger', async (operationId, access) => {
    expect(await callAs(operationId)).toMatchObject({ status: 200 });
    const last = (await entriesOf(operationId)).at(-1);
    if (access.effects.length > 0) expect(last).toMatchObject({ outcome: 'done' });
    else expect(last).toBeUndefined();
  });
});

it('on behalf of an account is written down as the admin’s', async () => {
  expect(await callAs('externalLogin')).toMatchObject({ status: 200 });
  const [last] = (await entriesOf('externalLogin')).slice(-1);
  const { accountId } = world.ours;
  expect(last).toMatchObject({ account_id: accountId, actor_kind: 'admin', admin_name: 'پشتیبان', user_id: null });
});

describe('a sign-in', () => {
  it('that is refused is written down for its account, with the code of the refusal', async () => {
    await world.later();
    const call = await GOOD_CALLS.login(world, world.ours);
    const before = await entriesOf('login');
    const answer = await world.call('login', { ...call, body: { ...call.body, password: 'not-the-password' } });
    expect(answer.code).toBe('422-10');
    const written = (await entriesOf('login')).slice(before.length);
    const entry = { account_id: world.ours.accountId, user_id: null, actor_kind: 'stranger', outcome: '422-10' };
    expect(written).toMatchObject([entry]);
    expect(JSON.stringify(written[0]?.details)).not.toContain('not-the-password');
  });

  it.each(['confirmOtp', 'changePasswordByToken', 'confirmRegistration'] as const)(
    'with a wrong code is never written down as done, though its count is committed: %s',
    async (operationId) => {
      await world.later();
      const call: Call = await GOOD_CALLS[operationId](world, world.ours);
      const before = await entriesOf(operationId);
      // Of five or of six digits: one more than the right one.
      const { code } = { code: '', ...call.body };
      const wrong = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
      const answer = await world.call(operationId, { ...call, body: { ...call.body, code: wrong } });
      expect(answer.code).toBe('422-11');
      expect((await entriesOf(operationId)).slice(before.length)).toMatchObject([{ outcome: '422-11' }]);
    },
  );

  it.each(['login', 'confirmOtp'] as const)('says at %s whose it is', async (operationId) => {
    expect(await callAs(operationId)).toMatchObject({ status: 200 });
    const { accountId, userId } = world.ours;
    const entry = { account_id: accountId, user_id: userId, actor_kind: 'user', outcome: 'done' };
    expect((await entriesOf(operationId)).at(-1)).toMatchObject(entry);
  });
});

it('has seen what an account makes, changes and loses', async () => {
  const seen = new Set((await changes.since('0', world.ours.accountId)).map(({ table, kind }) => `${table} ${kind}`));
  const some = [
    'sends INSERT',
    'sends UPDATE',
    'contacts INSERT',
    'phonebooks INSERT',
    'uploads INSERT',
    'recipients INSERT',
  ];
  expect([...seen]).toEqual(
    expect.arrayContaining([...some, 'accounts UPDATE', 'wallets UPDATE', 'account_jobs DELETE']),
  );
});
