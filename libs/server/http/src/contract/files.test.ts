import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { newToken, hashToken } from '../sessions/token';
import { buildTestServer } from '../testing/test-server';
import { limitBodyTime, limitClosing } from './time-limits';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

describe('an answer that is a file', () => {
  it('comes in pieces, to be saved under its name', async () => {
    async function* pieces() {
      yield 'شماره\r\n';
      yield '1\r\n';
    }
    const server = await buildTestServer({
      db: test.db,
      handlers: { downloadExcluded: async () => ({ fileName: 'peyk-1-excluded.csv', text: pieces() }) },
    });
    const answer = await server.inject({
      url: '/v1/api/report/download_excluded?send_id=1',
      headers: { authorization: await signIn() },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('شماره\r\n1\r\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="peyk-1-excluded.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await server.close();
  });
});

describe('a body that does not come', () => {
  it('is not waited for, and the client is told', async () => {
    const server = fastify();
    limitBodyTime(server, 1);
    server.post('/', async () => 'never');
    const socket = connect(Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain('HTTP/1.1 408');
    await once(socket, 'close');
    await server.close();
  });
});

/** What a server says to a client that sends this and then nothing more, until it hangs up. */
async function hearAfter(server: FastifyInstance, said: string): Promise<string> {
  const socket = connect(Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => heard.push(bytes));
  socket.write(said);
  await once(socket, 'close');
  await server.close();
  return Buffer.concat(heard).toString();
}

const uploadHead = (more: string[] = []) =>
  [
    'POST /v1/api/send/uploads HTTP/1.1',
    'host: x',
    'content-type: multipart/form-data; boundary=cut',
    'content-length: 1000000',
    ...more,
    '',
    '',
  ].join('\r\n');
const FILE_HEAD = '--cut\r\ncontent-disposition: form-data; name="file"; filename="numbers.txt"\r\n\r\n';

describe('who keeps the server waiting', () => {
  it('with headers that do not come to their end is told so and cut off', async () => {
    const server = await buildTestServer({ db: test.db, timeLimits: { headersMs: 1 } });
    expect(await hearAfter(server, 'GET /healthz HTTP/1.1\r\nhost: x\r\n')).toContain('HTTP/1.1 408');
  });

  it('as a stranger is answered before the body, and cut off when the body does not come after all', async () => {
    const server = await buildTestServer({ db: test.db, timeLimits: { unreadMs: 1 } });
    expect(await hearAfter(server, uploadHead() + FILE_HEAD + '0924')).toContain('HTTP/1.1 401');
  });

  it.each([
    ['before the file begins', '--cut\r\n'],
    ['in the middle of the file', `${FILE_HEAD}0924`],
  ])('%s is told so, and what was read of the file counts as cut off', async (_what, body) => {
    const faults: unknown[] = [];
    const read = async (bytes: AsyncIterable<Uint8Array>) => {
      for await (const piece of bytes) expect(piece.length).toBe(4);
    };
    const server = await buildTestServer({
      db: test.db,
      timeLimits: { unreadMs: 1, upload: { bytesPerSecond: 65_536, graceMs: 20 } },
      handlers: {
        uploadNumbers: (_context, { file }) =>
          read(file.bytes).then(
            () => Promise.reject(new Error('This file ends.')),
            (fault: unknown) => {
              faults.push(fault);
              throw fault;
            },
          ),
      },
    });
    const heard = await hearAfter(server, uploadHead([`authorization: ${await signIn()}`]) + body);
    expect(heard).toContain('HTTP/1.1 408');
    expect(heard).toContain('408-1');
    expect(faults).toHaveLength(body.includes('0924') ? 1 : 0);
  });
});

describe('a server that closes', () => {
  it('does not wait for ever for a file that is still coming', async () => {
    const server = fastify();
    limitClosing(server, 1);
    server.addContentTypeParser('text/csv', (_request, _payload, done) => done(null));
    const reached = new Promise<void>((resolve) => {
      server.post('/', () => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    const socket = connect(Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/csv\r\ncontent-length: 10\r\n\r\n1');
    await reached;
    await server.close();
    await closed;
  });

  it('ends with its last answer, although the connection would be kept for more', async () => {
    const server = fastify();
    limitClosing(server);
    // In the middle of the answer.
    const asked = new Promise<void>((inMiddle) => {
      server.get('/', async () => {
        inMiddle();
        await begun;
        return 'done';
      });
    });
    const begun = new Promise<void>((closes) => {
      server.addHook('preClose', async () => closes());
    });
    const agent = new Agent({ keepAlive: true });
    const request = get(await server.listen({ port: 0, host: '127.0.0.1' }), { agent });
    const heard = once(request, 'response') as Promise<[IncomingMessage]>;
    await asked;
    const closing = server.close();
    const [response] = await heard;
    expect(response.headers.connection).toBe('close');
    response.resume();
    await closing;
    agent.destroy();
  });
});

async function signIn(): Promise<string> {
  const token = newToken();
  const { accountId, userId } = await givenAccount(test.db);
  await test.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_id: userId,
      created_at: new Date(),
      expires_at: new Date('2100-01-01T00:00:00Z'),
    })
    .execute();
  return token;
}
