import { TOKEN_KEY } from '@peyk/shared-store';
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
  expect(failure).toMatchObject({ status: undefined, forbidden: false });
});
