import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { buildTestServer } from '../testing/test-server';

const state = {} as { database: TestDatabase; server: FastifyInstance };

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.server = await buildTestServer({ db: state.database.db });
  await state.server.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await state.server.close();
  await state.database.close();
});

/** Everything that the server says to these bytes until it hangs up. */
function say(bytes: string): Promise<string> {
  // A TCP server's address is an object.
  const { port } = state.server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const heard: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => heard.push(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Buffer.concat(heard).toString()));
  });
}

describe('what is not even HTTP', () => {
  it.each([
    ['nonsense', 'PIGEON\r\n\r\n'],
    ['headers over the limit', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
  ])('as %s is answered with 400-2 in the envelope', async (_, bytes) => {
    const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(body)).toMatchObject({ data: null, meta: { status: false, message_code: '400-2' } });
  });
});
