import { givenAccount } from '@peyk/shared-testing-node';
import { hashPassword } from '../password/password-hash';
import { otherCode, startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

const [PASSWORD, NEW, WRONG] = ['Anar-Kavir-27', 'Rood9Derakht', 'typed-into-the-wrong-field'];
const [USERNAME, NOBODY] = ['golnar.sh', 'nobody-at-all'];
const state = {} as { api: AuthApi };

beforeAll(async () => {
  state.api = await startAuthApi();
  const passwordHash = await hashPassword(PASSWORD);
  await givenAccount(state.api.database.db, { username: USERNAME, passwordHash, mobile: 241234567 });
});
afterAll(() => state.api.close());

it('logs no username, password, number, code or token of anyone who signs in, is refused or has forgotten', async () => {
  const { post, lastCode } = state.api;
  const secrets = [PASSWORD, NEW, WRONG, USERNAME, NOBODY, '241234567'];
  await post('login', { username: NOBODY, password: WRONG });
  await post('login', { username: USERNAME, password: WRONG });
  const { data } = await post('login', { username: USERNAME, password: PASSWORD });
  const code = await lastCode();
  await post('confirm_otp', { token: data.token, code: otherCode(code) });
  const session = (await post('confirm_otp', { token: data.token, code })).data.token;
  const forgot = (await post('forgot_password', { username: USERNAME, mobile: '989241234567' })).data.token;
  const longCode = await lastCode();
  await post('change_password_by_token', { token: forgot, code: longCode, password: NEW });
  await post('logout', {}, { token: session });
  const logged = JSON.stringify(state.api.log.lines);
  for (const secret of [...secrets, data.token, code, session, forgot, longCode]) expect(logged).not.toContain(secret);
});
