import { TOKEN_KEY, writeStored } from '@peyk/shared-store';
import { ApiError } from './api-error';
import { answerOf, api } from './api';
import { onSessionLost } from './session-events';

/** The outside world: the network answers what the test says and remembers what was asked. */
function network(status: number, body: unknown) {
  const asked: Request[] = [];
  globalThis.fetch = (input) => {
    if (input instanceof Request) asked.push(input);
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }),
    );
  };
  return asked;
}

const envelope = (data: unknown) => ({ data, meta: { status: true, message: '', message_code: '200-1' } });
const refusal = { data: null, meta: { status: false, message: 'نشست تمام شد.', message_code: '401-1' } };

beforeEach(() => localStorage.clear());

it('sends the stored token unprefixed and takes the payload out of the envelope', async () => {
  localStorage.setItem(TOKEN_KEY, 'secret-token');
  const asked = network(200, envelope({ credit: '12.5', held: '0', updated_at: '' }));
  await expect(answerOf(api.GET('/credit'))).resolves.toMatchObject({ credit: '12.5' });
  expect(asked[0]?.headers.get('Authorization')).toBe('secret-token');
  expect(asked[0]?.url).toBe('http://localhost/v1/api/credit');
});

it('removes the token and tells the shell on a 401', async () => {
  localStorage.setItem(TOKEN_KEY, 'old');
  network(401, refusal);
  const lost = jest.fn();
  const stop = onSessionLost(lost);
  await expect(answerOf(api.GET('/credit'))).rejects.toThrow('نشست تمام شد.');
  stop();
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(lost).toHaveBeenCalledTimes(1);
});

it('takes a 401 of the login flow as an answer to what was typed', async () => {
  localStorage.setItem(TOKEN_KEY, 'kept');
  const asked = network(401, refusal);
  const lost = jest.fn();
  const stop = onSessionLost(lost);
  const call = answerOf(api.POST('/login', { body: { username: 'demo', password: 'wrong' } }));
  await expect(call).rejects.toBeInstanceOf(ApiError);
  stop();
  expect(lost).not.toHaveBeenCalled();
  expect(localStorage.getItem(TOKEN_KEY)).toBe('kept');
  expect(asked[0]?.headers.get('Authorization')).toBeNull();
});

it.each([
  ['login', () => api.POST('/login', { body: { username: 'demo', password: 'wrong' } })],
  ['confirm code', () => api.POST('/confirm_otp', { body: { token: 't'.repeat(40), code: '00000' } })],
  ['send code', () => api.POST('/send_sms_otp', { body: { token: 't'.repeat(40) } })],
  [
    'code of a forgotten password',
    () => api.POST('/forgot_password_check_otp', { body: { token: 't'.repeat(40), code: '00000' } }),
  ],
  [
    'change password',
    () =>
      api.POST('/change_password_by_token', {
        body: { token: 't'.repeat(40), code: '00000', password: 'Mountain-8848' },
      }),
  ],
  ['username check', () => api.POST('/user/check_exist', { body: { username: 'demo' } })],
] as const)('exempts the call "%s" of the login flow from the rule for 401', async (_name, call) => {
  localStorage.setItem(TOKEN_KEY, 'kept');
  network(401, refusal);
  const lost = jest.fn();
  const stop = onSessionLost(lost);
  await expect(answerOf<unknown>(call())).rejects.toBeInstanceOf(ApiError);
  stop();
  expect(localStorage.getItem(TOKEN_KEY)).toBe('kept');
  expect(lost).not.toHaveBeenCalled();
});

it('lets a late 401 of an older token pass', async () => {
  localStorage.setItem(TOKEN_KEY, 'old');
  globalThis.fetch = () => {
    localStorage.setItem(TOKEN_KEY, 'new');
    return Promise.resolve(new Response(JSON.stringify(refusal), { status: 401 }));
  };
  await expect(answerOf(api.GET('/credit'))).rejects.toBeInstanceOf(ApiError);
  expect(localStorage.getItem(TOKEN_KEY)).toBe('new');
});

it('turns a dead network into an error with the generic sentence', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const failure = await answerOf(api.GET('/credit')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: undefined, forbidden: false, message: expect.stringMatching(/^در دریافت/) });
});

it('speaks of sending only where something was sent', async () => {
  network(500, { data: null, meta: { status: false, message: '', message_code: '500-1' } });
  await expect(answerOf(api.GET('/credit'))).rejects.toThrow(/^در دریافت اطلاعات خطایی رخ داد/);
  await expect(answerOf(api.POST('/logout'))).rejects.toThrow(/^در ارسال اطلاعات خطایی رخ داد/);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(answerOf(api.POST('/logout'))).rejects.toThrow(/^در ارسال اطلاعات خطایی رخ داد/);
});

describe('an answer that is not JSON', () => {
  const answers = (status: number, body: string, type: string) => {
    globalThis.fetch = () => Promise.resolve(new Response(body, { status, headers: { 'Content-Type': type } }));
    return answerOf(api.GET('/credit')).catch((error: unknown) => error);
  };

  it.each([
    ['a page of HTML with status 200', 200, '<html><body>پیک</body></html>', 'text/html'],
    ['JSON that ends in the middle', 200, '{"data": {"credit": "1', 'application/json'],
    ['nothing at all', 200, '', 'application/json'],
    ['the page of a proxy that has no way on', 502, '<html><h1>Bad Gateway</h1></html>', 'text/html'],
  ])('gives the generic sentence for %s', async (_name, status, body, type) => {
    const failure = await answers(status, body, type);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ message: expect.stringMatching(/خطایی رخ داد. لطفاً دوباره تلاش کنید.$/) });
  });
});

it('uses a token that the browser would not store', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  writeStored(TOKEN_KEY, 'only here');
  const asked = network(200, envelope({ credit: '1', held: '0', updated_at: '' }));
  await answerOf(api.GET('/credit'));
  expect(asked[0]?.headers.get('Authorization')).toBe('only here');
  full.mockRestore();
  writeStored(TOKEN_KEY, null);
});
