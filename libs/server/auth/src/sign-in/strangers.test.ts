import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { RATES } from '../auth.limits';
import { hashPassword } from '../password/password-hash';
import { otherCode, startAuthApi } from '../testing/auth-api';
import type { AuthApi, CallOptions } from '../testing/auth-api';

const PASSWORD = 'Anar-Kavir-27';
const NEW = 'Rood9Derakht';
const MOBILE = 241234567;
const [STRANGER, OWNER] = ['192.0.2.66', '198.51.100.7'];

const state = {} as { api: AuthApi; account: GivenAccount; passwordHash: string };

beforeAll(async () => {
  state.api = await startAuthApi();
  state.passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => state.api.close());
beforeEach(async () => {
  state.api.clock.advance(2 * 24 * 3_600_000);
  state.account = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: MOBILE });
});

interface Login extends CallOptions {
  password?: string;
  device?: string | undefined;
}

const login = ({ password = PASSWORD, device, ...options }: Login = {}) =>
  state.api.post(
    'login',
    { username: state.account.username, password, ...(device && { device }) },
    { ip: OWNER, ...options },
  );

async function signIn(options: Login = {}): Promise<{ token: string; device: string }> {
  const { data } = await login(options);
  const code = await state.api.lastCode();
  return (await state.api.post('confirm_otp', { token: data.token, code, device: options.device })).data;
}

const forget = (username: string, ip: string, more: object = {}) =>
  state.api.post('forgot_password', { username, mobile: `989${MOBILE}`, ...more }, { ip });

async function reset(ip = OWNER) {
  const { data } = await forget(state.account.username, ip);
  const code = await state.api.lastCode();
  return state.api.post('change_password_by_token', { token: data.token, code, password: NEW }, { ip });
}

const codesOf = async (asked: Promise<{ meta: { message_code: string } }>) => (await asked).meta.message_code;

describe('wrong passwords from one address', () => {
  it('are stopped after ten for one username, and the owner signs in from elsewhere', async () => {
    const { limit } = RATES.loginOfPair;
    for (let n = 0; n < limit; n += 1) {
      expect(await codesOf(login({ password: 'wrong', ip: STRANGER }))).toBe('422-10');
    }
    const refused = await login({ ip: STRANGER });
    expect([refused.meta.message_code, Number(refused.headers['retry-after']) > 0]).toEqual(['429-1', true]);
    expect((await login()).status).toBe(200);
  });

  it('are stopped after a hundred a day with those of its neighbours', async () => {
    const perAddress = RATES.loginOfPair.limit;
    for (let n = 0; n < RATES.loginOfNeighbours.limit / perAddress; n += 1) {
      for (let again = 0; again < perAddress; again += 1) await login({ password: 'wrong', ip: `192.0.2.${n}` });
    }
    expect(await codesOf(login({ ip: '192.0.2.200' }))).toBe('429-1');
    expect((await login()).status).toBe(200);
    // A hundred hashes, which take long beside other work.
  }, 120_000);

  it('do not slow the owner’s own browser at the very address they come from', async () => {
    const { device } = await signIn();
    for (let n = 0; n <= RATES.loginOfPair.limit; n += 1) await login({ password: 'wrong', ip: OWNER });
    expect(await codesOf(login())).toBe('429-1');
    expect((await login({ device })).status).toBe(200);
  });
});

describe('wrong passwords from everywhere', () => {
  const flood = async () => {
    for (let n = 0; n < 21; n += 1) await login({ password: 'wrong', ip: `203.0.${n}.1` });
  };

  it('shut nobody out: an unknown browser works out a sum, and is in', async () => {
    await flood();
    expect(await codesOf(login({ solve: false }))).toBe('428-10');
    expect((await login()).status).toBe(200);
  });

  it('cost a sum each, which counts once', async () => {
    await flood();
    const proof = await state.api.prove('login');
    const attempt = { username: state.account.username, password: 'wrong', proof };
    const answers = [await state.api.post('login', attempt), await state.api.post('login', attempt)];
    expect(answers.map(({ meta }) => meta.message_code)).toEqual(['422-10', '428-11']);
  });

  it('are met alike for a username that nobody has', async () => {
    const unknown = (password: string) =>
      state.api.post('login', { username: 'nobody-at-all', password }, { solve: false });
    for (let n = 0; n < RATES.loginWithoutProof.limit; n += 1) expect(await codesOf(unknown('wrong'))).toBe('422-10');
    expect(await codesOf(unknown('wrong'))).toBe('428-10');
  });

  it('ask no sum of a known device, and its own wrong ones are bounded', async () => {
    const { device } = await signIn();
    await flood();
    expect((await login({ device, solve: false })).status).toBe(200);
    for (let n = 0; n < RATES.loginOfDevice.limit; n += 1) await login({ device, password: 'wrong' });
    expect(await codesOf(login({ device }))).toBe('429-1');
  });
});

describe('who has the password', () => {
  const wearOut = async () => {
    for (let round = 0; round < 2; round += 1) {
      const { data } = await login({ ip: STRANGER });
      const wrong = otherCode(await state.api.lastCode());
      for (let n = 0; n < 5; n += 1) await state.api.post('confirm_otp', { token: data.token, code: wrong });
      state.api.clock.advance(60_000);
    }
  };

  it('uses up the codes of strangers for the day, but not those of the owner’s own browser', async () => {
    const { device } = await signIn();
    await wearOut();
    const { data } = await login();
    const code = await state.api.lastCode();
    expect(await codesOf(state.api.post('confirm_otp', { token: data.token, code }))).toBe('429-11');
    expect((await signIn({ device })).token).toMatch(/^[\w-]{43}$/);
  });

  it('loses all that with a reset: the owner signs in at once', async () => {
    await wearOut();
    for (let n = 0; n < 21; n += 1) await login({ password: 'wrong', ip: `203.0.${n}.1` });
    expect(await codesOf(reset())).toBe('200-1');
    const { data } = await login({ password: NEW, solve: false });
    const code = await state.api.lastCode();
    expect((await state.api.post('confirm_otp', { token: data.token, code })).status).toBe(200);
  });

  it('is sent one code a minute while none was used', async () => {
    const before = (await state.api.messages()).length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => login()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 429)]);
    expect((await state.api.messages()).length).toBe(before + 1);
    const early = await login();
    expect([early.meta.message_code, early.headers['retry-after']]).toEqual(['429-10', '60']);
  });

  it('does not keep the owner’s own browser from its code', async () => {
    const { device } = await signIn();
    expect((await login({ ip: STRANGER })).status).toBe(200);
    expect((await login({ device })).status).toBe(200);
  });
});

describe('a stranger who knows the number only', () => {
  it('ends neither its resets nor its sign-in codes with invented names', async () => {
    for (let n = 0; n < 61; n += 1) {
      expect((await forget(`invented-${n}`, `192.0.2.${Math.floor(n / 25)}`)).status).toBe(200);
    }
    expect((await forget(state.account.username, OWNER)).status).toBe(200);
    expect(await state.api.lastCode()).toMatch(/^\d{6}$/);
    expect((await signIn()).token).toMatch(/^[\w-]{43}$/);
    // The owner's own message is a minute old: the next one goes out.
    state.api.clock.advance(60_000);
    expect(await codesOf(reset())).toBe('200-1');
  });
});

describe('a stranger who knows username and number', () => {
  it('does not wear out the resets of the owner’s own browser', async () => {
    const { device } = await signIn();
    for (let n = 0; n < RATES.resetsOfPair.limit; n += 1) await forget(state.account.username, `192.0.${n}.1`);
    expect(await codesOf(forget(state.account.username, OWNER))).toBe('429-1');
    expect((await forget(state.account.username, OWNER, { device })).status).toBe(200);
  });
});

describe('a known device', () => {
  it('keeps its token, is known to several users, and to nobody with a token of its own making', async () => {
    const { device } = await signIn();
    expect((await signIn({ device })).device).toBe(device);
    const made = 'x'.repeat(43);
    expect((await signIn({ device: made })).device).not.toBe(made);
    state.account = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: 241234568 });
    expect((await signIn({ device })).device).toBe(device);
  });

  it('is of no use to another user', async () => {
    const { device } = await signIn();
    const other = await givenAccount(state.api.database.db, { passwordHash: state.passwordHash, mobile: 241234568 });
    const attempt = { username: other.username, password: 'wrong', device };
    for (let n = 0; n < RATES.loginWithoutProof.limit; n += 1) await state.api.post('login', attempt, { ip: STRANGER });
    expect(await codesOf(state.api.post('login', attempt, { ip: STRANGER, solve: false }))).toBe('428-10');
  });

  it('is forgotten when the password is replaced, and ninety days after it was last used', async () => {
    const rows = () =>
      state.api.database.db
        .selectFrom('known_devices')
        .select('expires_at')
        .where('user_id', '=', state.account.userId)
        .execute();
    await signIn();
    const [kept] = await rows();
    expect(kept?.expires_at.getTime()).toBe(state.api.clock.now().getTime() + 90 * 24 * 3_600_000);
    await reset();
    expect(await rows()).toEqual([]);
  });

  it('is one of ten at most', async () => {
    for (let n = 0; n < 12; n += 1) {
      await signIn();
      state.api.clock.advance(3_600_000);
    }
    const kept = await state.api.database.db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('user_id', '=', state.account.userId)
      .execute();
    expect(kept).toHaveLength(10);
  });
});

describe('a new password', () => {
  it('that holds the mobile is refused once the code is right, and the code stays good', async () => {
    const password = 'Kavir-1234567';
    const { data } = await forget(state.account.username, OWNER);
    const code = await state.api.lastCode();
    const change = (given: string, chosen: string) =>
      state.api.post('change_password_by_token', { token: data.token, code: given, password: chosen });
    expect(await codesOf(change(otherCode(code), password))).toBe('422-11');
    const refused = await change(code, password);
    expect([refused.meta.message_code, refused.meta.errors.password]).toEqual([
      '422-19',
      expect.stringContaining('شمارهٔ موبایل'),
    ]);
    expect(await codesOf(change(code, NEW))).toBe('200-1');
  });
});
