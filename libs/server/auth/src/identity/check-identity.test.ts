import { createSeal } from '@peyk/server-seal';
import { TEST_SECRET, testSeal } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { settleByAdmin } from '../admin/identity-admin.service';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { GIFT_MRIAL, form, givenPackages, join, nationalId } from '../testing/given-registration';
import { checkDueIdentities, checkIdentity, identityWaitMs } from './check-identity.service';
import { manualRegistry } from './identity-registry';
import type { IdentityRegistry } from './identity-registry';
import { listUnsettledAccounts, settleIdentity } from './settle-identity.service';
import { simulatedRegistry } from './simulated-registry';

const state = { n: 0 } as { api: AuthApi; packages: { withGift: string }; n: number };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.packages = await givenPackages(state.api);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.n += 1;
  state.api.clock.advance(2 * 24 * 3_600_000);
  state.api.registry = simulatedRegistry;
  // Nobody of an earlier test is due.
  await state.api.database.db.updateTable('account_holders').set({ identity_due_at: null }).execute();
});

const portsOf = (registry: IdentityRegistry) => ({ registry, seal: testSeal });
const username = () => `member-${state.n}`;
const joinAs = (prefix: string, changes: object = {}) =>
  join(state.api, form(state.n, state.packages.withGift, { national_id: nationalId(state.n, prefix), ...changes }));
const me = async (token: string) => (await state.api.get('check_token', token)).data;
const correct = (token: string, national_id: string, birth_date = '1991-03-21') =>
  state.api.post('user/identity', { national_id, birth_date }, { token });
const away: IdentityRegistry = { check: async () => Promise.reject(new Error('no route to 0924')) };

async function account(name = username()) {
  return state.api.database.db
    .selectFrom('accounts')
    .innerJoin('account_holders', 'account_holders.account_id', 'accounts.id')
    .innerJoin('wallets', 'wallets.account_id', 'accounts.id')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['accounts.id', 'activation', 'activation_reason', 'identity_due_at', 'identity_tries', 'balance_mrial'])
    .where('users.username', '=', name)
    .executeTakeFirstOrThrow();
}

describe('mobile and national id must belong to the same person', () => {
  it('else the panel stays inactive and says so', async () => {
    const { data } = await joinAs('941');
    expect(data.activation).toEqual({
      state: 'inactive',
      reason: 'mobile',
      message: expect.stringContaining('غیرفعال می‌ماند'),
    });
    expect(await me(data.token)).toMatchObject({
      send_block: true,
      send_block_reason: data.activation.message,
      activation: data.activation,
    });
  });

  it('and nothing is given for free until they do', async () => {
    const { data } = await joinAs('941');
    expect((await account()).balance_mrial).toBe(0n);
    const corrected = await correct(data.token, nationalId(state.n));
    expect(corrected.data).toEqual({ state: 'active', reason: null, message: null });
    expect((await account()).balance_mrial).toBe(GIFT_MRIAL);
  });
});

describe('the birth date must belong to the same person', () => {
  it('else the panel stays inactive until it is corrected', async () => {
    const { data } = await joinAs('942', { birth_date: '1990-01-01' });
    expect(data.activation).toMatchObject({ state: 'inactive', reason: 'birth_date' });
    expect((await correct(data.token, nationalId(state.n, '942'))).data.state).toBe('active');
    expect(await me(data.token)).toMatchObject({ send_block: false, send_block_reason: null });
  });
});

describe('correcting an identity', () => {
  it('is refused with 409-61 for an account that is active or that an admin made', async () => {
    const { data } = await joinAs('001');
    expect((await correct(data.token, nationalId(state.n))).meta.message_code).toBe('409-61');
  });

  it('is refused with a sentence for each field at fault', async () => {
    const { data } = await joinAs('941');
    const { meta } = await correct(data.token, '123', '1991-13-01');
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual(['422-1', ['national_id', 'birth_date']]);
  });

  it('is tried five times a day', async () => {
    const { data } = await joinAs('941');
    for (let n = 0; n < 5; n += 1) expect((await correct(data.token, nationalId(n, '941'))).status).toBe(200);
    const { meta, headers } = await correct(data.token, nationalId(1));
    expect([meta.message_code, Number(headers['retry-after']) > 0]).toEqual(['429-15', true]);
  });

  it('needs somebody who is signed in', async () => {
    expect((await correct('x'.repeat(43), nationalId(1))).meta.message_code).toBe('401-1');
  });
});

describe('a registry of persons that is away', () => {
  it('leaves the account being checked, and the job asks again with growing pauses', async () => {
    state.api.registry = away;
    const { data } = await joinAs('001');
    expect(data.activation).toEqual({
      state: 'checking',
      reason: null,
      message: expect.stringContaining('در دست بررسی'),
    });
    expect((await me(data.token)).send_block).toBe(true);
    const { context, clock } = state.api;
    for (const waitMs of [60_000, 120_000, 240_000]) {
      expect((await account()).identity_due_at).toEqual(new Date(clock.now().getTime() + waitMs));
      clock.advance(waitMs - 1);
      expect(await checkDueIdentities(context, portsOf(away))).toBe(0);
      clock.advance(1);
      expect(await checkDueIdentities(context, portsOf(away))).toBe(1);
    }
    clock.advance(480_000);
    await checkDueIdentities(context, portsOf(simulatedRegistry));
    expect(await account()).toMatchObject({ activation: 'active', identity_due_at: null, balance_mrial: GIFT_MRIAL });
  });

  it('is asked once an hour in the end', () => {
    expect([1, 2, 6, 7, 1000].map(identityWaitMs)).toEqual([60_000, 120_000, 1_920_000, 3_600_000, 3_600_000]);
  });

  it('is not waited for longer than its time, even when it does not listen', async () => {
    const deaf = { check: () => new Promise<never>(() => undefined) };
    const given = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    state.api.registry = deaf;
    const { data } = await joinAs('001');
    expect(data.activation.state).toBe('checking');
    expect(given).toHaveBeenCalledWith(5_000);
    given.mockRestore();
  });
});

describe('a process that is killed before the registry has answered', () => {
  it('leaves an account that the job asks about', async () => {
    const { api } = state;
    // The process dies in the question: what was committed before it is what stays.
    const dead = new Promise<never>(() => undefined);
    const asked = new Promise<void>((resolve) => {
      api.registry = {
        check: async () => {
          resolve();
          return dead;
        },
      };
    });
    void joinAs('001');
    await asked;
    expect((await account()).activation).toBe('checking');
    api.clock.advance(60_000);
    expect(await checkDueIdentities(api.context, portsOf(simulatedRegistry))).toBe(1);
    expect(await account()).toMatchObject({ activation: 'active', balance_mrial: GIFT_MRIAL });
  });
});

describe('a process that is killed right after the account was made', () => {
  it('leaves an account that the job asks about at once', async () => {
    const { owner } = state.api.database;
    // The next thing it would have done fails: that is where it dies.
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      owner,
    );
    await sql`create trigger die before update of identity_tries on account_holders
      for each row execute function die()`.execute(owner);
    expect((await joinAs('001')).status).toBe(500);
    await sql`drop function die cascade`.execute(owner);
    expect((await account()).activation).toBe('checking');
    expect(await checkDueIdentities(state.api.context, portsOf(simulatedRegistry))).toBe(1);
    expect((await account()).activation).toBe('active');
  });
});

describe('two answers about one account', () => {
  it('count once, no matter who comes first', async () => {
    state.api.registry = away;
    await joinAs('001');
    const { id } = await account();
    await Promise.all([1, 2, 3].map(() => checkIdentity(state.api.context, portsOf(simulatedRegistry), id)));
    expect(await account()).toMatchObject({ activation: 'active', balance_mrial: GIFT_MRIAL });
  });

  it('that was thinking while an admin settled it does not count', async () => {
    state.api.registry = away;
    await joinAs('001');
    const { id } = await account();
    const slow: IdentityRegistry = {
      check: async () => {
        await settleByAdmin(state.api.context, username(), 'match');
        return 'other_mobile';
      },
    };
    expect((await checkIdentity(state.api.context, portsOf(slow), id)).activation).toBe('active');
  });

  it('that was thinking while the claim was corrected does not count', async () => {
    state.api.registry = away;
    const { data } = await joinAs('941');
    const { id } = await account();
    const slow: IdentityRegistry = {
      check: async () => {
        await settleByAdmin(state.api.context, username(), 'other_mobile');
        await correct(data.token, nationalId(state.n));
        return 'match';
      },
    };
    // It was said about another national id; about this one nobody has said anything yet.
    expect((await checkIdentity(state.api.context, portsOf(slow), id)).activation).toBe('checking');
  });
});

describe('two accounts of one person that become active at once', () => {
  it('wait for each other, and the second gets no gift', async () => {
    const { context, database } = state.api;
    state.api.registry = manualRegistry;
    await joinAs('001');
    const first = await account();
    const other = form(state.n + 7000, state.packages.withGift, { national_id: nationalId(state.n, '001') });
    await join(state.api, other);
    const verdict = { accountId: first.id, verdict: 'match', at: context.clock.now() } as const;
    const isSomebodyWaiting = async () => {
      const { rows } = await sql`
        select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where not granted and locktype = 'advisory' and datname = current_database()`.execute(database.db);
      return rows.length > 0;
    };
    const second = await database.db.transaction().execute(async (tx) => {
      await settleIdentity(tx, testSeal, verdict);
      const waiting = settleByAdmin(context, other.username, 'match');
      while (!(await isSomebodyWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
      return { waiting };
    });
    expect(await second.waiting).toMatchObject({ activation: 'active' });
    expect((await account()).balance_mrial).toBe(GIFT_MRIAL);
    expect((await account(other.username)).balance_mrial).toBe(0n);
  });
});

describe('a person who had the gift before the secret was changed', () => {
  it('gets no second one with another account, while both secrets are accepted', async () => {
    state.api.registry = manualRegistry;
    await joinAs('001');
    await settleByAdmin(state.api.context, username(), 'match');
    expect((await account()).balance_mrial).toBe(GIFT_MRIAL);
    const other = form(state.n + 8000, state.packages.withGift, { national_id: nationalId(state.n, '001') });
    await join(state.api, other);
    const seal = createSeal('the next secret of this installation', TEST_SECRET);
    await settleByAdmin({ ...state.api.context, seal }, other.username, 'match');
    expect((await account(other.username)).balance_mrial).toBe(0n);
  });
});

describe('an admin', () => {
  it('settles what a manual registry leaves open', async () => {
    state.api.registry = manualRegistry;
    const { data } = await joinAs('001');
    expect(data.activation.state).toBe('checking');
    expect((await account()).identity_due_at).toBeNull();
    expect((await listUnsettledAccounts(state.api.database.db)).map((one) => one.username)).toContain(username());
    await settleByAdmin(state.api.context, username(), 'match');
    await settleByAdmin(state.api.context, username(), 'match');
    expect(await account()).toMatchObject({ activation: 'active', balance_mrial: GIFT_MRIAL });
    await settleByAdmin(state.api.context, username(), 'other_birth_date');
    expect((await me(data.token)).activation).toMatchObject({ state: 'inactive', reason: 'birth_date' });
  });
});
