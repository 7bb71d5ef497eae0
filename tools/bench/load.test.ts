import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load, loadVarying, readStatus, toBytes } from './load.ts';

describe('the load of a benchmark', () => {
  let server: Server;
  const bodies = new Set<string>();

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.add(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
        const text = 'پیک'.repeat(10_000);
        response.writeHead(request.url === '/bad' ? 429 : 200, { 'content-length': Buffer.byteLength(text) }).end(text);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });

  afterAll(() => server.close());

  const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

  it('times every good answer and sends what it was told to', async () => {
    const headers = { authorization: 'token' };
    const result = await load([{ method: 'POST', url: address('/list?a=1'), headers, body: '{"متن":1}' }], 3, 0.2);
    expect(result.timesMs.length).toBeGreaterThan(3);
    expect(result.others).toEqual({});
    expect([...bodies]).toEqual(['POST /list?a=1 token {"متن":1}']);
  });

  it('lets the users take the requests in turn', async () => {
    bodies.clear();
    const requests = ['a', 'b'].map((name) => ({ method: 'GET', url: address(`/${name}`), headers: {} }) as const);
    await load(requests, 3, 0.1);
    expect([...bodies].sort()).toEqual(['GET /a undefined ', 'GET /b undefined ']);
  });

  it('lets each user make its own requests, one by one', async () => {
    bodies.clear();
    const url = address('/');
    const user = (name: string) => {
      let n = 0;
      return () => toBytes({ method: 'POST', url, headers: {}, body: `${name}${(n += 1)}` });
    };
    const { timesMs, others } = await loadVarying({ url, users: [user('a'), user('b')] }, 0.1);
    expect(others).toEqual({});
    expect(bodies.size).toBe(timesMs.length);
    for (const name of ['a', 'b']) {
      const own = [...bodies].filter((body) => body.includes(` ${name}`));
      expect(own.length).toBeGreaterThan(0);
      expect(own).toEqual(own.map((_, place) => `POST / undefined ${name}${place + 1}`));
    }
  });

  it('does not count refusals among the times', async () => {
    const result = await load([{ method: 'GET', url: address('/bad'), headers: {} }], 2, 0.1);
    expect(result.timesMs).toEqual([]);
    expect(result.others['429']).toBeGreaterThan(0);
  });

  it('counts connections that break', async () => {
    const result = await load([{ method: 'GET', url: 'http://127.0.0.1:1/', headers: {} }], 2, 0.1);
    expect(result.others).toEqual({ error: 2 });
  });

  it('waits for the whole answer', () => {
    const answer = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    expect(readStatus(answer)).toBe(200);
    expect(readStatus(answer.subarray(0, -1))).toBeUndefined();
    expect(toBytes({ method: 'GET', url: 'http://h/x', headers: {} }).toString()).toBe(
      'GET /x HTTP/1.1\r\nhost: h\r\n\r\n',
    );
  });
});
