import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { buildTestServer } from './testing/test-server';
import type { TestServerWishes } from './testing/test-server';

const [PROXY, STRANGER, TOLD] = ['192.0.2.1', '192.0.2.2', '203.0.113.9'];
const SETTING = {
  code_length: 5,
  code_lifetime_seconds: 120,
  resend_after_seconds: 60,
  registration_open: false,
  password: { min_chars: 8, max_chars: 128 },
  demo: null,
};
const state = {} as { database: TestDatabase };

beforeAll(async () => {
  state.database = await createTestDatabase();
});
afterAll(() => state.database.close());

/** Which address the handler takes a request for that comes from `remoteAddress` and says that it was passed on. */
async function addressSeen(
  remoteAddress: string,
  wishes: Pick<TestServerWishes, 'trustProxy'>,
  told = TOLD,
): Promise<string> {
  const seen: string[] = [];
  const server = await buildTestServer({
    db: state.database.db,
    ...wishes,
    handlers: {
      loginSetting: async ({ ip }) => {
        seen.push(ip);
        return { data: SETTING };
      },
    },
  });
  const headers = { 'x-forwarded-for': told, 'x-real-ip': TOLD, forwarded: `for=${TOLD}` };
  await server.inject({ url: '/v1/api/login_setting', remoteAddress, headers });
  await server.close();
  return seen.join();
}

describe('the address of a request', () => {
  it('is that of its connection, whatever it says of itself, where no proxy was named', async () => {
    expect(await addressSeen(STRANGER, {})).toBe(STRANGER);
    expect(await addressSeen('127.0.0.1', {})).toBe('127.0.0.1');
  });

  it('is what a named proxy says, and of nobody else', async () => {
    expect(await addressSeen(PROXY, { trustProxy: PROXY })).toBe(TOLD);
    expect(await addressSeen(STRANGER, { trustProxy: PROXY })).toBe(STRANGER);
  });

  it('is the last one that no proxy of ours stands behind, whatever a caller wrote before it', async () => {
    const trustProxy = `${PROXY},10.0.0.0/8`;
    expect(await addressSeen(PROXY, { trustProxy }, `198.51.100.1, ${TOLD}`)).toBe(TOLD);
    expect(await addressSeen(PROXY, { trustProxy }, `198.51.100.1, ${TOLD}, 10.0.0.7`)).toBe(TOLD);
    expect(await addressSeen(PROXY, { trustProxy }, `10.0.0.9, ${TOLD}`)).toBe(TOLD);
    expect(await addressSeen(STRANGER, { trustProxy }, `${TOLD}, 10.0.0.7`)).toBe(STRANGER);
  });
});
