import { givenAccount } from '@peyk/shared-testing-node';
import { RATES, REGISTRATION_CODES_PER_HOUR } from '../auth.limits';
import { hashPassword } from '../password/password-hash';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { form, givenPackages } from '../testing/given-registration';

const PASSWORD = 'Anar-Kavir-27';
const state = { n: 0 } as { api: AuthApi; packageId: string; n: number };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.packageId = (await givenPackages(state.api)).plain;
});
afterAll(() => state.api.close());
beforeEach(() => {
  state.api.clock.advance(2 * 24 * 3_600_000);
  state.api.alerts.length = 0;
});

/** Each from an address and to a number of its own, unless told otherwise. */
function register(changes: { mobile?: string; ip?: string; solve?: boolean } = {}) {
  state.n += 1;
  const { ip = `10.${state.n >> 8}.${state.n & 255}.1`, solve = true, ...rest } = changes;
  return state.api.post('user/register', form(state.n, state.packageId, rest), { ip, solve });
}

const countMessages = async () => (await state.api.messages()).length;

describe('a flood of registrations', () => {
  it('to neighbouring numbers from many addresses is stopped at sixty an hour, and the operator is told', async () => {
    const before = await countMessages();
    const codes: string[] = [];
    const { limit } = RATES.registrationCodesOfPrefix;
    for (let n = 0; n < limit + 20; n += 1) codes.push((await register()).meta.message_code);
    expect((await countMessages()) - before).toBe(limit);
    expect(codes.slice(limit)).toEqual(Array.from({ length: 20 }, () => '429-14'));
    expect(state.api.alerts).toContain('registration_codes_of_prefix');
    const told = state.api.log.lines.filter((line) => JSON.stringify(line).includes('registration_codes_of_prefix'));
    expect(told).toHaveLength(1);
    // Elsewhere people register as before.
    expect((await register({ mobile: '989041000001' })).status).toBe(200);
  });

  it('to any numbers is stopped at what the installation sends in an hour', async () => {
    const { db } = state.api.database;
    const at = state.api.clock.now().getTime();
    const start = new Date(Math.floor(at / 3_600_000) * 3_600_000);
    const count = REGISTRATION_CODES_PER_HOUR - 1;
    await db
      .insertInto('rate_counters')
      .values({ key: 'registration-code:installation', window_start: start, count })
      .execute();
    expect((await register({ mobile: '989042000001' })).status).toBe(200);
    const refused = await register({ mobile: '989043000002' });
    expect([refused.meta.message_code, Number(refused.headers['retry-after']) > 0]).toEqual(['429-14', true]);
    expect(state.api.alerts).toEqual(['registration_codes_of_installation']);
  });

  it('from one address costs a sum after the second, which is of no other purpose', async () => {
    const ip = '192.0.2.5';
    for (let n = 0; n < 2; n += 1) expect((await register({ ip, solve: false })).status).toBe(200);
    expect((await register({ ip, solve: false })).meta.message_code).toBe('428-10');
    const body = form(9_999, state.packageId, { proof: await state.api.prove('login') });
    expect((await state.api.post('user/register', body, { ip })).meta.message_code).toBe('428-11');
    expect((await register({ ip })).status).toBe(200);
  });

  it('from many addresses costs a sum too when their numbers are neighbours', async () => {
    for (let n = 0; n < RATES.registrationsOfPrefixWithoutProof.limit; n += 1) await register();
    expect((await register({ solve: false })).meta.message_code).toBe('428-10');
    expect((await register()).status).toBe(200);
  });

  it('to one number sends one message a minute', async () => {
    const before = await countMessages();
    const mobile = '989249000001';
    const codes: string[] = [];
    for (let n = 0; n < 3; n += 1) codes.push((await register({ mobile })).meta.message_code);
    expect(codes).toEqual(['200-1', '429-10', '429-10']);
    expect((await countMessages()) - before).toBe(1);
    state.api.clock.advance(60_000);
    expect((await register({ mobile })).status).toBe(200);
  });
});

describe('a registration of a number that has just got another message', () => {
  it('is answered as ever and sends nothing, so that nobody learns of the message; a minute later it does', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { username } = await givenAccount(state.api.database.db, { passwordHash, mobile: 249_000_002 });
    await state.api.post('login', { username, password: PASSWORD }, { ip: '198.51.100.1' });
    const before = await countMessages();
    const asked = await register({ mobile: '989249000002' });
    expect([asked.status, (await countMessages()) - before]).toEqual([200, 0]);
    state.api.clock.advance(60_000);
    expect((await state.api.post('send_sms_otp', { token: asked.data.token })).status).toBe(200);
    expect((await countMessages()) - before).toBe(1);
  });

  it('never keeps its holder from a code of signing in or of a reset', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const { username } = await givenAccount(state.api.database.db, { passwordHash, mobile: 249_000_003 });
    expect((await register({ mobile: '989249000003' })).status).toBe(200);
    const before = await countMessages();
    expect((await state.api.post('login', { username, password: PASSWORD }, { ip: '198.51.100.2' })).status).toBe(200);
    await state.api.post('forgot_password', { username, mobile: '989249000003' }, { ip: '198.51.100.2' });
    expect((await countMessages()) - before).toBe(2);
  });
});
