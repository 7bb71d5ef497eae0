import { withIdempotency } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import {
  createTestDatabase,
  fixedClock,
  givenAccount,
  givenLine,
  givenTariff,
  silentLog,
} from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { acceptSend } from './accept-send.service';
import { AT_ONCE } from './send-plan';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await givenTariff(test.db);
});
afterAll(() => test?.close());

describe('accepting a send', () => {
  it('leaves nothing when the connection dies in the middle, and the same key then sends once', async () => {
    const { accountId, userId } = await givenAccount(test.db);
    const { number } = await givenLine(test.db, { accountId });
    const context: RequestContext = {
      db: test.db,
      clock: fixedClock(),
      log: silentLog,
      account: { accountId, userId, impersonated: false },
      ip: '127.0.0.1',
      requestId: 'test',
    };
    const request = {
      accountId,
      userId,
      userIp: null,
      type: 'webservice',
      fromNumber: number,
      text: 'سلام',
      choice: { kind: 'numbers', numbers: ['09952000001'] },
      charity: false,
      limits: null,
      quoteId: null,
      plan: AT_ONCE,
    } as const;
    const call = { operation: 'createSend', key: 'one-key-for-all', body: { any: 'body' } };
    const accept = (dies: boolean) =>
      withIdempotency(context, call, async (tx) => {
        const { sendId } = await acceptSend(tx, context.clock.now(), request);
        if (dies) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        return String(sendId);
      });
    await expect(accept(true)).rejects.toThrow();
    const countSends = async () => (await test.db.selectFrom('sends').select('id').execute()).length;
    expect(await countSends()).toBe(0);
    const first = await accept(false);
    expect(await accept(false)).toBe(first);
    expect(await countSends()).toBe(1);
  });
});
