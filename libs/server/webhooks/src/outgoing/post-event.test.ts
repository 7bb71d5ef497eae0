import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { answering, startReceiver } from '../testing/receiver';
import type { Receiver } from '../testing/receiver';
import type { ResolveAll } from './checked-lookup';
import { KEPT_BYTES, postEvent } from './post-event';

const OPEN = { http: true, privateNetworks: true };
const GUARDED = { http: true, privateNetworks: false };
let receiver: Receiver;
beforeAll(async () => void (receiver = await startReceiver()));
afterAll(() => receiver.stop());
beforeEach(() => receiver.answerWith(answering(200)));

const outgoing = (url: string) => ({ url, body: '{"سلام":1}', headers: { 'webhook-id': 'msg_1' } });
const post = (url = receiver.url, more: object = {}) => postEvent(outgoing(url), { rules: OPEN, ...more });
const leadsTo =
  (...addresses: string[]): ResolveAll =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('an event that is sent', () => {
  it('comes whole, and its answer is kept', async () => {
    const came = { isSuccess: true, status: 200, fault: null, ms: expect.any(Number), answer: 'ok', retryAfter: null };
    expect(await post()).toEqual(came);
    expect(receiver.received.at(-1)).toMatchObject({
      ...{ body: '{"سلام":1}', headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json' } },
    });
  });

  it.each([204, 299])('has come with %d', async (status) => {
    receiver.answerWith((response) => void response.writeHead(status).end());
    expect(await post()).toMatchObject({ isSuccess: true, status });
  });

  it.each([300, 400, 410, 500, 503])('has not come with %d', async (status) => {
    receiver.answerWith(answering(status, 'no'));
    expect(await post()).toMatchObject({ isSuccess: false, status, fault: null, answer: 'no' });
  });

  it('has not come to who asks to come again later, and the time is kept as it was written', async () => {
    receiver.answerWith(answering(429, 'later', { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }));
    expect(await post()).toMatchObject({ isSuccess: false, retryAfter: 'Fri, 20 Nov 2026 09:00:00 GMT' });
  });

  it('follows no one who sends it elsewhere', async () => {
    const before = receiver.received.length;
    receiver.answerWith((response) => void response.writeHead(302, { location: '/other' }).end());
    expect(await post()).toMatchObject({ isSuccess: false, status: 302 });
    expect(receiver.received.slice(before).map(({ path }) => path)).toEqual(['/hook']);
  });

  it('waits for no answer longer than its patience, nor for the end of one', async () => {
    receiver.answerWith(() => undefined);
    expect(await post(receiver.url, { patienceMs: 150 })).toMatchObject({ isSuccess: false, fault: 'timeout' });
    receiver.answerWith((response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 10);
      response.on('close', () => clearInterval(drip));
    });
    const slow = await post(receiver.url, { patienceMs: 200 });
    expect(slow).toMatchObject({ isSuccess: true, status: 200 });
    expect(slow.ms).toBeLessThan(2_000);
  });

  it('reads no more than 64 KB of an answer of a gigabyte, and keeps two', async () => {
    const sent = { bytes: 0 };
    receiver.answerWith((response) => {
      response.writeHead(200, { 'content-length': 2 ** 30 });
      const chunk = Buffer.alloc(64 * 1024, 'آ');
      const more = () => {
        for (let goesOn = true; goesOn && sent.bytes < 2 ** 30; sent.bytes += chunk.length)
          goesOn = response.write(chunk);
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    });
    const { isSuccess, answer } = await post();
    expect(isSuccess).toBe(true);
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(KEPT_BYTES);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent.bytes).toBeLessThan(32 * 2 ** 20);
  });

  it('says what kept it away', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ fault: 'refused' });
    expect(await post(`https://127.0.0.1:${receiver.port}/`)).toMatchObject({
      fault: expect.stringMatching(/tls|broken/),
    });
    const unknown: ResolveAll = (_host, _options, done) => done(Object.assign(new Error(), { code: 'ENOTFOUND' }), []);
    expect(await post('http://nobody.example/', { resolve: unknown })).toMatchObject({ fault: 'unknown_host' });
  });

  it('keeps an answer that no column takes as far as one does', async () => {
    receiver.answerWith((response) => void response.writeHead(200).end(Buffer.from([0x61, 0, 0xff, 0x62])));
    expect(await post()).toMatchObject({ answer: 'ab' });
  });
});

describe('a name', () => {
  const named = () => `http://shop.example.com:${receiver.port}/hook`;

  it.each([
    ['this machine', ['127.0.0.1']],
    ['where clouds keep their keys', ['169.254.169.254']],
    ['a good address and a private one', ['8.8.8.8', '10.0.0.1']],
    ['an IPv4 address in IPv6', ['::ffff:127.0.0.1']],
    ['nothing', []],
  ])('that leads to %s is not sent to', async (_, addresses) => {
    const before = receiver.received.length;
    const outcome = await postEvent(outgoing(named()), { rules: GUARDED, resolve: leadsTo(...addresses) });
    expect(outcome).toMatchObject({ isSuccess: false, fault: 'forbidden' });
    expect(receiver.received).toHaveLength(before);
  });

  it('is asked for once, and the connection goes to what was checked', async () => {
    const asked: string[] = [];
    const rebinding: ResolveAll = (host, _options, done) => {
      asked.push(host);
      done(null, [{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    };
    const outcome = await postEvent(outgoing(named()), { rules: OPEN, resolve: rebinding });
    expect(outcome).toMatchObject({ isSuccess: true });
    expect(asked).toEqual(['shop.example.com']);
  });

  it('that led to the Internet and leads inside now is refused when the socket asks', async () => {
    const before = receiver.received.length;
    const asked: string[] = [];
    const rebinding: ResolveAll = (host, _options, done) => {
      asked.push(host);
      done(null, [{ address: asked.length === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }]);
    };
    // As a check beforehand would have it.
    rebinding('shop.example.com', {}, () => undefined);
    const outcome = await postEvent(outgoing(named()), { rules: GUARDED, resolve: rebinding });
    expect(outcome).toMatchObject({ isSuccess: false, fault: 'forbidden' });
    expect([asked.length, receiver.received.length]).toEqual([2, before]);
  });
});

describe('an address', () => {
  it.each([
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0177.0.0.1',
      '017700000001',
      '0x7f000001',
      '0x7f.1',
      '0.0.0.0',
      'localhost',
    ],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ],
    ...['169.254.169.254', '[::ffff:169.254.169.254]', '2852039166', '10.0.0.1', '[fd00::1]', '[fe80::1]'],
  ])('that is %s is not connected to', async (host) => {
    const before = receiver.received.length;
    const url = `http://${host}:${receiver.port}/hook`;
    expect(await postEvent(outgoing(url), { rules: GUARDED })).toMatchObject({ status: null, fault: 'forbidden' });
    expect(receiver.received).toHaveLength(before);
  });

  it.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_FLUSHALL',
    'ftp://127.0.0.1/',
    'http://shop.example.com:5432/',
    'http://shop.example.com:22/',
    'http://user:password@shop.example.com/',
  ])('of %s is not even looked up', async (url) => {
    const asked: string[] = [];
    const resolve: ResolveAll = (host, _options, done) => {
      asked.push(host);
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    expect(await postEvent(outgoing(url), { rules: OPEN, resolve })).toMatchObject({ fault: 'forbidden' });
    expect(asked).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])('that sends it inside with %d is not followed', async (status) => {
    const inside = await startReceiver();
    inside.answerWith(answering(200));
    receiver.answerWith((response) => void response.writeHead(status, { location: inside.url }).end());
    expect(await post()).toMatchObject({ isSuccess: false, status });
    expect(inside.received).toEqual([]);
    await inside.stop();
  });
});
