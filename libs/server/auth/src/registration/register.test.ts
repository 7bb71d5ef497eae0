import { givenAccount } from '@peyk/shared-testing-node';
import { publishTerms } from '../admin/terms-admin.service';
import { setPackageOpen } from '../admin/package-admin.service';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { form, givenPackages } from '../testing/given-registration';
import { DEFAULT_TERMS } from './terms';

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

const register = (changes: object = {}, ip?: string) =>
  state.api.post('user/register', form(state.n, state.packages.plain, changes), { ip });

describe('username exists?', () => {
  it('answers 200 when nobody has it', async () => {
    expect((await state.api.post('user/check_exist', { username: 'free.name' })).status).toBe(200);
  });

  it('answers 409 when it is taken, in any case', async () => {
    await givenAccount(state.api.database.db, { username: 'maryam' });
    const taken = await state.api.post('user/check_exist', { username: 'Maryam' });
    expect([taken.status, taken.meta.message_code]).toEqual([409, '409-10']);
    expect(taken.meta.errors.username).toBe(taken.meta.message);
  });

  it.each(['ab', 'نام', 'a b c'])('answers 422 when nobody can have it: %s', async (username) => {
    expect((await state.api.post('user/check_exist', { username })).meta.message_code).toBe('422-16');
  });

  it('is asked sixty times from one address in a quarter of an hour', async () => {
    const ask = (ip: string) => state.api.post('user/check_exist', { username: 'free.name' }, { ip });
    for (let n = 0; n < 60; n += 1) await ask('192.0.2.1');
    expect((await ask('192.0.2.1')).meta.message_code).toBe('429-1');
    expect((await ask('192.0.2.2')).status).toBe(200);
  });
});

describe('what a registration may choose', () => {
  it('are the open packages with their lines and gift', async () => {
    const { data } = await state.api.get('package/general_list');
    expect(data.packages).toEqual([
      {
        id: state.packages.withGift,
        title: 'هدیه',
        description: 'بستهٔ آزمایش',
        gift_rial: '50000',
        lines: [
          { number: '30002222', title: 'خط', advertising: false },
          { number: '30001111', title: 'خط', advertising: false },
        ],
      },
      expect.objectContaining({ title: 'ساده', gift_rial: '0', lines: [] }),
    ]);
  });

  it('are the domains of activity and the roles', async () => {
    expect((await state.api.get('user/activity_domain')).data.activity_domains.length).toBeGreaterThan(10);
    expect((await state.api.get('acl/list')).data.roles).toEqual([{ id: '1', title: 'مدیر حساب' }]);
    expect((await state.api.get('acl/list?reseller_id=77')).data.roles).toEqual([]);
  });

  it('is told by login_setting together with the rules of a password', async () => {
    expect((await state.api.get('login_setting')).data).toMatchObject({
      registration_open: true,
      password: { min_chars: 8, max_chars: 128 },
    });
  });
});

describe('a registration', () => {
  it('sends a code to the mobile and makes no account yet', async () => {
    const accounts = async () => (await state.api.database.db.selectFrom('accounts').select('id').execute()).length;
    const before = await accounts();
    const { data } = await register();
    expect(data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      mobile_hint: expect.stringMatching(/^\d{4}$/),
      code_length: 6,
      expires_in_seconds: 120,
      resend_after_seconds: 60,
    });
    expect((await state.api.messages()).at(-1)?.text).toMatch(/کد ثبت‌نام: \d{6}/);
    expect(await accounts()).toBe(before);
  });

  it.each([
    ['username', { username: 'ab' }],
    ['password', { password: 'short' }],
    ['password', { password: 'Password1' }],
    ['mobile', { mobile: '989412345678' }],
    ['first_name', { first_name: ' \u200c ' }],
    ['last_name', { last_name: 'نام\nخانوادگی' }],
    ['national_id', { national_id: '1111111111' }],
    ['national_id', { national_id: '0012345670' }],
    ['birth_date', { birth_date: '1991-02-30' }],
    ['birth_date', { birth_date: '2100-01-01' }],
    ['birth_date', { birth_date: '1850-01-01' }],
    ['company', { person: 'legal' }],
    ['company', { company: { name: 'شرکت', national_id: '10380284790', registration_number: '12345' } }],
    [
      'company.name',
      { person: 'legal', company: { name: ' ', national_id: '10380284790', registration_number: '12345' } },
    ],
    [
      'company.national_id',
      { person: 'legal', company: { name: 'ش', national_id: '10380284791', registration_number: '12345' } },
    ],
    [
      'company.registration_number',
      { person: 'legal', company: { name: 'ش', national_id: '10380284790', registration_number: '1' } },
    ],
    [
      'company.economic_number',
      {
        person: 'legal',
        company: { name: 'ش', national_id: '10380284790', registration_number: '123', economic_number: '1' },
      },
    ],
    ['package_id', { package_id: '999' }],
    ['activity_domain_id', { activity_domain_id: '999' }],
    ['role_id', { role_id: '999' }],
    ['terms_version', { terms_version: 'old' }],
  ])('is refused with a sentence on %s for %j', async (field, changes) => {
    const answer = await register(changes);
    expect([answer.meta.message_code, Object.keys(answer.meta.errors)]).toEqual(['422-1', [field]]);
  });

  it('is told all its faults at once', async () => {
    const { meta } = await register({ username: 'ab', national_id: '1', package_id: '999', terms_version: 'old' });
    expect(Object.keys(meta.errors).sort()).toEqual(['national_id', 'package_id', 'terms_version', 'username']);
  });

  it('takes Persian digits, and blanks around names', async () => {
    const changes = { national_id: ' ۰۰۱۲۳۴۵۶۷۹ ', first_name: '  مریم ' };
    expect((await register(changes)).status).toBe(200);
  });

  it('takes a legal person with its company', async () => {
    const company = {
      name: 'شرکت نمونه',
      national_id: '10380284790',
      registration_number: '12345',
      economic_number: null,
    };
    expect((await register({ person: 'legal', company })).status).toBe(200);
  });

  it('is refused with 409-10 when the username is taken', async () => {
    const { username } = await givenAccount(state.api.database.db);
    expect((await register({ username: username.toUpperCase() })).meta.message_code).toBe('409-10');
  });

  it('is refused for a package that was closed', async () => {
    await setPackageOpen(state.api.database.db, 'ساده', false);
    expect(Object.keys((await register()).meta.errors)).toEqual(['package_id']);
    expect((await state.api.get('package/general_list')).data.packages).toHaveLength(1);
    await setPackageOpen(state.api.database.db, 'ساده', true);
  });

  it('is refused with 403-60 while registration is not open', async () => {
    await state.api.setRegistrationOpen(false);
    expect((await register()).meta.message_code).toBe('403-60');
    expect((await state.api.get('login_setting')).data.registration_open).toBe(false);
    await state.api.setRegistrationOpen(true);
  });

  it('does not tell whether a mobile has an account', async () => {
    const first = await register();
    await state.api.post('user/register/confirm', { token: first.data.token, code: await state.api.lastCode() });
    const again = await register({ username: 'another-name' });
    expect([again.status, Object.keys(again.data)]).toEqual([200, Object.keys(first.data)]);
  });
});

describe('the terms', () => {
  it('are those that come with Peyk until an admin publishes others', async () => {
    expect((await state.api.get('user/terms')).data).toEqual(DEFAULT_TERMS);
    await publishTerms(state.api.context, { version: '1405-2', text: '# تازه\nمتن تازه' });
    expect((await state.api.get('user/terms')).data).toEqual({ version: '1405-2', text: '# تازه\nمتن تازه' });
    expect(Object.keys((await register()).meta.errors)).toEqual(['terms_version']);
    expect((await register({ terms_version: '1405-2' })).status).toBe(200);
    await state.api.database.db.deleteFrom('terms').execute();
  });

  it.each([
    ['1405-1', 'متن', '409-16'],
    ['', 'متن', '422-63'],
    ['1405-3', ' ', '422-63'],
  ])('are refused when published as version "%s" with text "%s"', async (version, text, code) => {
    await expect(publishTerms(state.api.context, { version, text })).rejects.toMatchObject({ code });
  });
});

describe('a flood of registrations', () => {
  it('is stopped after twenty from one address in an hour', async () => {
    for (let n = 0; n < 20; n += 1) await register({ username: 'ab' }, '192.0.2.3');
    expect((await register({}, '192.0.2.3')).meta.message_code).toBe('429-1');
    expect((await register({}, '192.0.2.4')).status).toBe(200);
  });

  it('is stopped after five for one mobile in a day', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await register({}, `192.0.2.${n + 10}`)).status).toBe(200);
      state.api.clock.advance(1_800_000);
    }
    expect((await register({}, '192.0.2.20')).meta.message_code).toBe('429-1');
  });
});
