import { givenAccount } from '@peyk/shared-testing-node';
import { hashPassword } from '../password/password-hash';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { form, givenPackages, join } from '../testing/given-registration';

const state = { n: 0 } as { api: AuthApi; plain: string; n: number; token: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.plain = (await givenPackages(state.api)).plain;
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.n += 1;
  state.token = (await join(state.api, form(state.n, state.plain, { activity_domain_id: '3' }))).data.token;
});

const need = async (token = state.token) => (await state.api.get('user/business_need', token)).data;
const setUp = (changes: object = {}) =>
  state.api.post(
    'user/business_setup',
    { name: 'آموزشگاه نمونه', activity_domain_id: '3', size: '2-10', purposes: ['notice', 'club'], ...changes },
    { token: state.token },
  );

describe('the business set-up step', () => {
  it('is due after registering, and begins with what is known', async () => {
    expect(await need()).toEqual({ due: true, optional: true, suggested: { name: null, activity_domain_id: '3' } });
  });

  it('begins with the name of the company of a legal person', async () => {
    const company = { name: 'شرکت نمونه', national_id: '10380284790', registration_number: '12345' };
    const legal = await join(state.api, form(state.n + 500, state.plain, { person: 'legal', company }));
    expect((await need(legal.data.token)).suggested.name).toBe('شرکت نمونه');
  });

  it('is no longer due when it was done, and may be repeated: the last one counts', async () => {
    expect((await setUp()).status).toBe(200);
    expect((await setUp({ size: '51+', website: 'https://example.ir' })).status).toBe(200);
    expect(await need()).toEqual({ due: false, optional: true, suggested: null });
    const rows = await state.api.database.db
      .selectFrom('business_profiles')
      .innerJoin('users', 'users.account_id', 'business_profiles.account_id')
      .select(['business_profiles.name', 'size', 'purposes', 'website'])
      .where('username', '=', `member-${state.n}`)
      .execute();
    expect(rows).toEqual([
      { name: 'آموزشگاه نمونه', size: '51+', purposes: ['notice', 'club'], website: 'https://example.ir' },
    ]);
  });

  it('is done once when it is sent twice at once', async () => {
    expect((await Promise.all([setUp(), setUp()])).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('of one account is not done by another', async () => {
    const other = (await join(state.api, form(state.n + 600, state.plain))).data.token;
    await setUp();
    expect((await need(other)).due).toBe(true);
  });

  it('is never due for an account that an admin made', async () => {
    const passwordHash = await hashPassword('Anar-Kavir-27');
    const { username } = await givenAccount(state.api.database.db, { passwordHash });
    const { data } = await state.api.post('login', { username, password: 'Anar-Kavir-27' });
    const session = await state.api.post('confirm_otp', { token: data.token, code: await state.api.lastCode() });
    expect(await need(session.data.token)).toEqual({ due: false, optional: true, suggested: null });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'یک\nدو' }],
    ['activity_domain_id', { activity_domain_id: '999' }],
    ['website', { website: 'ftp://example.ir' }],
    ['website', { website: 'https://example.xyz' }],
    ['size', { size: '3' }],
    ['purposes', { purposes: [] }],
    ['purposes.0', { purposes: ['spam'] }],
  ])('is refused with a sentence on %s for %j', async (field, changes) => {
    const { meta } = await setUp(changes);
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual(['422-1', [field]]);
  });

  it('needs somebody who is signed in', async () => {
    expect((await state.api.get('user/business_need')).meta.message_code).toBe('401-1');
  });
});
