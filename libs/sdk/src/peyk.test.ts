import { Peyk } from './peyk';
import type { PeykOptions } from './peyk';
import { PeykConnectionError, PeykError } from './peyk-error';
import type { AnswerNews } from './request';
import { givenServer, good, refused } from './testing/given-server';

const server = givenServer();
const KEY = `peyk_live_${'a'.repeat(43)}`;
const OTP = { mobile: '09241234567', pattern_code: 'ftfzj8dt3k' };
const peyk = (more: Partial<PeykOptions> = {}) => new Peyk({ key: KEY, baseUrl: `${server.url()}/`, ...more });
const faultOf = (promise: Promise<unknown>): Promise<PeykError> =>
  promise.then(
    () => Promise.reject(new Error('It was carried out.')),
    (error: unknown) => error as PeykError,
  );
const keysSeen = () => server.seen.map(({ headers }) => headers['idempotency-key']);

describe('a call', () => {
  it('is sent with the key and answers what the envelope holds', async () => {
    server.answer(good({ credit: '12' }));
    expect(await peyk().credit.get()).toEqual({ credit: '12' });
    const [{ method, url, headers, body } = server.seen[0]!] = server.seen;
    expect({ method, url, body, auth: headers.authorization }).toEqual({
      ...{ method: 'GET', url: '/v1/api/credit', body: '', auth: `Bearer ${KEY}` },
    });
  });

  it('brings what is asked for in the address, or in the body', async () => {
    server.answer(good({}));
    await peyk().sends.links({ send_id: '12' });
    await peyk().messages.status({ local_ids: ['سفارش'] });
    expect(server.seen.map(({ url, body }) => `${url} ${body}`)).toEqual([
      '/v1/api/panel/link_tracker?send_id=12 ',
      '/v1/api/messages/status {"local_ids":["سفارش"]}',
    ]);
  });

  it('brings a file as a form', async () => {
    server.answer(good({}));
    await peyk().uploads.create({ file: new Blob(['09241234567']), fileName: 'numbers.txt' });
    expect(server.seen[0]?.headers['content-type']).toContain('multipart/form-data; boundary=');
    expect(server.seen[0]?.body).toContain('filename="numbers.txt"');
  });

  it('answers a file as it comes', async () => {
    server.answer({ body: 'a,b' });
    expect(await (await peyk().sends.downloadRecipients({ send_id: '1' })).text()).toBe('a,b');
  });

  it('follows no redirect, which could carry the key elsewhere', async () => {
    server.answer({ status: 302, headers: { location: '/elsewhere' } });
    expect(await faultOf(peyk().credit.get())).toMatchObject({ status: 302, permanent: true });
    expect(server.seen).toHaveLength(1);
  });
});

describe('a call that costs money', () => {
  it('has a key of its own, and keeps it when it is tried again', async () => {
    server.answer(null, refused('503-1', { 'retry-after': '0' }), good({ id: '1' }));
    await peyk().otp.send(OTP);
    await peyk().otp.send(OTP);
    const [first, second, third, fourth] = keysSeen();
    expect([second, third]).toEqual([first, first]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(fourth).not.toBe(first);
  });

  it('takes the key that it is given, and names it when no answer came', async () => {
    server.answer(null);
    const fault = await faultOf(peyk({ retries: 0 }).otp.send(OTP, { idempotencyKey: 'login-7f3a' }));
    expect(fault).toBeInstanceOf(PeykConnectionError);
    expect(fault).toMatchObject({ permanent: false, idempotencyKey: 'login-7f3a' });
    expect(keysSeen()).toEqual(['login-7f3a']);
  });

  it('waits for the answer to the same call that is still on its way', async () => {
    server.answer(refused('409-3', { 'retry-after': '0' }), good({ id: '1' }));
    expect(await peyk().patterns.send({ pattern_code: 'x', recipients: [] })).toEqual({ id: '1' });
  });
});

describe('what may be done twice by it', () => {
  it('is not tried again when no answer came', async () => {
    server.answer(null, good({}));
    await faultOf(peyk().phonebooks.create({ title: 'مشتری‌ها' }));
    server.answer(refused('500-1'), good({}));
    await faultOf(peyk().otp.verify({ id: '1', code: '12345' }));
    expect(server.seen).toHaveLength(1);
  });

  it('is tried again when it was refused for coming too often', async () => {
    server.answer(refused('429-1', { 'retry-after': '0' }), good({ id: '7' }));
    expect(await peyk().phonebooks.create({ title: 'مشتری‌ها' })).toEqual({ id: '7' });
  });
});

describe('an error', () => {
  it('tells by its code whether another try is of use', async () => {
    server.answer(refused('422-1', {}, { errors: { mobile: 'شماره درست نیست.' } }));
    const fault = await faultOf(peyk().otp.send(OTP));
    expect(fault).toBeInstanceOf(PeykError);
    expect(fault).toMatchObject({ code: '422-1', status: 422, permanent: true, message: 'نشد.' });
    expect(fault.fields).toEqual({ mobile: 'شماره درست نیست.' });
    expect(server.seen).toHaveLength(1);
  });

  it('brings what support asks for, and how much is left', async () => {
    const headers = { ratelimit: '"read";r=0;t=45', 'ratelimit-policy': '"read";q=600;w=60', 'retry-after': '45' };
    server.answer(refused('429-1', headers, { error_id: 'e1' }));
    const fault = await faultOf(peyk().credit.get());
    const rateLimit = { name: 'read', remaining: 0, resetSeconds: 45, limit: 600, windowSeconds: 60 };
    expect(fault).toMatchObject({ requestId: 'e1', retryAfterSeconds: 45, rateLimit, permanent: false });
  });

  it('is not waited for longer than half a minute', async () => {
    server.answer(refused('429-630', { 'retry-after': '31' }));
    await faultOf(peyk().otp.send(OTP));
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['400-9999', true],
    ['502-9999', false],
  ])('of a newer server is judged by its status: %s', async (code, permanent) => {
    server.answer(refused(code));
    expect(await faultOf(peyk({ retries: 0 }).credit.get())).toMatchObject({ code, permanent });
  });

  it('says so when the answer is none of Peyk', async () => {
    server.answer({ body: '<html>' });
    expect(await faultOf(peyk({ retries: 0 }).credit.get())).toMatchObject({ code: '502-0' });
  });

  it('never tells the key', async () => {
    server.answer(null);
    const fault = await faultOf(peyk({ retries: 0 }).credit.get());
    expect(JSON.stringify([fault, fault.message, fault.stack, String(fault.cause)])).not.toContain(KEY);
    expect(() => peyk({ key: 'کلید' })).toThrow(/^key is missing/);
    expect(JSON.stringify(peyk())).not.toContain(KEY);
  });
});

describe('patience', () => {
  it('ends after the time that was given', async () => {
    server.answer('never');
    const fault = await faultOf(peyk({ retries: 0 }).credit.get({}, { timeoutMs: 20 }));
    expect(fault).toBeInstanceOf(PeykConnectionError);
    expect(fault.cause).toMatchObject({ name: 'TimeoutError' });
  });

  it('ends when the caller says so, also between two tries', async () => {
    const stop = new AbortController();
    server.answer(refused('503-1', { 'retry-after': '20' }));
    const onAnswer = () => setImmediate(() => stop.abort(new Error('enough')));
    const fault = await faultOf(peyk({ onAnswer }).credit.get({}, { signal: stop.signal }));
    expect(fault.message).toBe('enough');
    expect(server.seen).toHaveLength(1);
  });
});

it('walks through all pages of a list, and asks for none that nobody wants', async () => {
  const page = (n: number) => good({ items: [`${n}a`, `${n}b`], paging: { page: n, limit: 2, total: 5 } });
  const last = good({ items: ['3a'], paging: { page: 3, limit: 2, total: 5 } });
  server.answer(page(1), page(2), last);
  const all: unknown[] = [];
  for await (const one of peyk().inbox.list.each({ limit: 2 })) all.push(one);
  expect(all).toEqual(['1a', '1b', '2a', '2b', '3a']);
  expect(server.seen.map(({ body }) => JSON.parse(body))).toEqual([1, 2, 3].map((n) => ({ limit: 2, page: n })));
  server.answer(page(1));
  for await (const one of peyk().inbox.list.each()) if (one) break;
  expect(server.seen).toHaveLength(1);
});

it('tells of each answer', async () => {
  const news: AnswerNews[] = [];
  server.answer(refused('503-1', { 'retry-after': '0' }), good({}));
  await peyk({ onAnswer: (one) => news.push(one) }).credit.get();
  expect(news.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /credit 503',
    'GET /credit 200',
  ]);
});
