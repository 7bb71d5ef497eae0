import { proveLedger } from '@peyk/server-ledger';
import { testSeal } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { openPerson } from '../identity/sealed-person';
import { startAuthApi, otherCode } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { GIFT_MRIAL, form, givenPackages, join, nationalId } from '../testing/given-registration';

const state = { n: 0 } as { api: AuthApi; packages: { withGift: string; plain: string }; n: number };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.packages = await givenPackages(state.api);
});
afterAll(() => state.api.close());
beforeEach(() => {
  state.n += 1;
  state.api.clock.advance(2 * 24 * 3_600_000);
});

const mine = (changes: object = {}) => form(state.n, state.packages.withGift, changes);
const confirm = (token: string, code: string) => state.api.post('user/register/confirm', { token, code });

async function ask(changes: object = {}) {
  const { data } = await state.api.post('user/register', mine(changes));
  return { token: String(data.token), code: await state.api.lastCode() };
}

const countOf = async (table: 'accounts' | 'account_holders' | 'pending_registrations' | 'wallets') => {
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from ${sql.table(table)}`.execute(
    state.api.database.db,
  );
  return Number(rows[0]?.n);
};

async function holderOf(username: string) {
  return state.api.database.db
    .selectFrom('account_holders')
    .innerJoin('users', 'users.account_id', 'account_holders.account_id')
    .innerJoin('accounts', 'accounts.id', 'account_holders.account_id')
    .innerJoin('wallets', 'wallets.account_id', 'accounts.id')
    .selectAll('account_holders')
    .select(['accounts.name', 'wallets.balance_mrial'])
    .where('users.username', '=', username)
    .executeTakeFirst();
}

describe('a confirmed registration', () => {
  it('makes the account, signs in and tells that the panel is active', async () => {
    const { data } = await join(state.api, mine());
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: expect.stringMatching(/Z$/),
      device: expect.stringMatching(/^[\w-]{43}$/),
      activation: { state: 'active', reason: null, message: null },
    });
    const me = await state.api.get('check_token', data.token);
    expect(me.data).toMatchObject({ user_name: `member-${state.n}`, name: 'مریم نمونه', send_block: false });
  });

  it('keeps who registered, with what, and which terms were accepted', async () => {
    await join(state.api, mine());
    expect(await holderOf(`member-${state.n}`)).toMatchObject({
      person: 'real',
      first_name: 'مریم',
      terms_version: '1405-1',
      registered_at: state.api.clock.now(),
      company_name: null,
    });
  });

  it('keeps national id and birth date sealed, for this account only', async () => {
    await join(state.api, mine());
    const holder = await holderOf(`member-${state.n}`);
    if (!holder) throw new Error('nobody registered');
    const sealed = {
      accountId: holder.account_id,
      nationalId: holder.national_id,
      nationalIdSealed: holder.national_id_sealed,
      birthDate: null,
      birthDateSealed: holder.birth_date_sealed,
    };
    expect([holder.national_id, holder.birth_date, holder.gift_national_id]).toEqual([null, null, null]);
    expect(openPerson(testSeal, sealed)).toEqual({ nationalId: nationalId(state.n), birthDate: '1991-03-21' });
    expect(() => openPerson(testSeal, { ...sealed, accountId: holder.account_id + 1n })).toThrow('another place');
  });

  it('of a legal person bears the name of the company', async () => {
    const company = { name: 'شرکت نمونه', national_id: '10380284790', registration_number: '12345' };
    await join(state.api, mine({ person: 'legal', company }));
    expect(await holderOf(`member-${state.n}`)).toMatchObject({
      name: 'شرکت نمونه',
      company_national_id: '10380284790',
    });
  });

  it('gets the lines of its package, the first as its default', async () => {
    const { data } = await join(state.api, mine());
    const me = await state.api.get('check_token', data.token);
    const lines = await state.api.database.db
      .selectFrom('account_lines')
      .innerJoin('lines', 'lines.id', 'account_lines.line_id')
      .innerJoin('users', 'users.account_id', 'account_lines.account_id')
      .select(['lines.number', 'is_default'])
      .where('users.id', '=', BigInt(me.data.user_id))
      .orderBy('is_default', 'desc')
      .execute();
    expect(lines).toEqual([
      { number: '30002222', is_default: true },
      { number: '30001111', is_default: false },
    ]);
  });

  it('has a wallet with nothing in it unless the package gives something', async () => {
    await join(state.api, form(state.n, state.packages.plain));
    expect((await holderOf(`member-${state.n}`))?.balance_mrial).toBe(0n);
  });

  it('gets the gift of its package through the ledger, once a person', async () => {
    await join(state.api, mine());
    expect((await holderOf(`member-${state.n}`))?.balance_mrial).toBe(GIFT_MRIAL);
    const second = form(state.n + 5000, state.packages.withGift, { national_id: nationalId(state.n) });
    expect((await join(state.api, second)).data.activation.state).toBe('active');
    expect((await holderOf(`member-${state.n + 5000}`))?.balance_mrial).toBe(0n);
    expect((await proveLedger(state.api.database.db)).proved).toBe(true);
  });

  it('leaves nothing of what was pending', async () => {
    const before = await countOf('pending_registrations');
    await join(state.api, mine());
    expect(await countOf('pending_registrations')).toBe(before);
  });
});

describe('the code of a registration', () => {
  it('that is wrong is refused, and five end the registration', async () => {
    const { token, code } = await ask();
    for (let n = 0; n < 4; n += 1) expect((await confirm(token, otherCode(code))).meta.message_code).toBe('422-11');
    expect((await confirm(token, otherCode(code))).meta.message_code).toBe('422-61');
    expect((await confirm(token, code)).meta.message_code).toBe('422-61');
  });

  it('is guessed at most ten times a day for one mobile', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { token, code } = await ask();
      for (let n = 0; n < 5; n += 1) await confirm(token, otherCode(code));
      state.api.clock.advance(60_000);
    }
    const { token, code } = await ask();
    expect((await confirm(token, code)).meta.message_code).toBe('429-13');
  });

  it('is sent again after a minute and is good for half an hour of registering', async () => {
    const { token } = await ask();
    state.api.clock.advance(60_000);
    expect((await state.api.post('send_sms_otp', { token })).status).toBe(200);
    const code = await state.api.lastCode();
    state.api.clock.advance(120_000);
    expect((await confirm(token, code)).meta.message_code).toBe('422-12');
    state.api.clock.advance(1_800_000);
    expect((await confirm(token, code)).meta.message_code).toBe('422-60');
  });
});

describe('the token of a registration', () => {
  it('sets no password', async () => {
    const { token, code } = await ask();
    const payload = { token, code, password: 'Rood9Derakht' };
    expect((await state.api.post('change_password_by_token', payload)).meta.message_code).toBe('422-60');
  });

  it('sends no more codes once it was used', async () => {
    const { token, code } = await ask();
    await confirm(token, code);
    state.api.clock.advance(60_000);
    expect((await state.api.post('send_sms_otp', { token })).meta.message_code).toBe('422-60');
  });
});

describe('of two registrations', () => {
  it('with one token at once, one makes an account', async () => {
    const before = await countOf('accounts');
    const { token, code } = await ask();
    const answers = await Promise.all([confirm(token, code), confirm(token, code)]);
    expect(answers.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '422-60']);
    expect(await countOf('accounts')).toBe(before + 1);
  });

  it('of one username at once, the database lets one through and the other is told so', async () => {
    const [one, two] = [await ask(), await ask({ mobile: '989249990001', national_id: nationalId(990) })];
    const answers = await Promise.all([confirm(one.token, one.code), confirm(two.token, two.code)]);
    expect(answers.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '409-10']);
    // Nothing of the refused one was done, so asking again gets the same answer.
    const refused = answers[0]?.status === 409 ? one : two;
    expect((await confirm(refused.token, refused.code)).meta.message_code).toBe('409-10');
    expect(await countOf('accounts')).toBe(await countOf('wallets'));
  });

  it('of one mobile at once, the database lets one through and the other is told so', async () => {
    const one = await ask();
    state.api.clock.advance(60_000);
    const two = await ask({ username: `second-${state.n}` });
    const answers = await Promise.all([confirm(one.token, one.code), confirm(two.token, two.code)]);
    expect(answers.map(({ meta }) => meta.message_code).sort()).toEqual(['200-1', '409-60']);
    expect(await countOf('account_holders')).toBe(await countOf('accounts'));
  });

  it('of one person at once with two mobiles, one gets the gift', async () => {
    const person = { national_id: nationalId(state.n) };
    const [one, two] = [
      await ask(person),
      await ask({ ...person, mobile: '989249990002', username: `twin-${state.n}` }),
    ];
    const answers = await Promise.all([confirm(one.token, one.code), confirm(two.token, two.code)]);
    expect(answers.map(({ data }) => data.activation.state)).toEqual(['active', 'active']);
    const balances = [await holderOf(`member-${state.n}`), await holderOf(`twin-${state.n}`)].map(
      (h) => h?.balance_mrial,
    );
    expect(balances.sort()).toEqual([0n, GIFT_MRIAL]);
  });
});

it('keeps neither password nor national id, code or token in the log', async () => {
  const { token, code } = await ask({ national_id: nationalId(state.n, '943') });
  await confirm(token, code);
  const lines = JSON.stringify(state.api.log.lines);
  expect(lines).toContain('registry of persons did not answer');
  for (const secret of [token, code, 'Anar-Kavir-27', nationalId(state.n, '943'), mine().mobile.slice(3)]) {
    expect(lines).not.toContain(secret);
  }
});
