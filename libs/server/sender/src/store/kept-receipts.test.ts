import type { Receipt } from '@peyk/server-carrier';
import { createDatabase, closeDatabase } from '@peyk/server-database';
import { createTestDatabase, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { waitUntil } from '../testing/wait-until';
import { BatchWriter } from './batch-writer';

const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test.close());

const receipt: Receipt = { operatorMessageId: 'kept-1', state: 'delivered', errorCode: '000', at: new Date() };

/** A writer whose database is away: nobody listens there. */
function writerWithoutDatabase() {
  const url = 'postgres://nobody:nothing@127.0.0.1:1/nowhere';
  const db = createDatabase({ url, log: silentLog, poolSize: 2, applicationName: 'peyk-writer-of-test' });
  const context = { db, clock: { now: () => new Date() }, log: silentLog };
  return {
    context,
    writer: new BatchWriter({ context, carrier: 'test', mostAtOnce: () => 2, onStored: () => undefined }),
  };
}

describe('a receipt while the database is away', () => {
  it('waits: it is stored when the database is there again, and acknowledged only then', async () => {
    const { context, writer } = writerWithoutDatabase();
    const away = context.db;
    const stored = writer.addReceipt(receipt);
    await waitUntil('it was tried', async () => writer.totals.failures > 1);
    expect(await Promise.race([stored.then(() => 'acknowledged'), Promise.resolve('waits')])).toBe('waits');
    context.db = state.test.db;
    await stored;
    const rows = await state.test.db.selectFrom('parked_receipts').select('operator_message_id').execute();
    expect(rows).toEqual([{ operator_message_id: 'kept-1' }]);
    await closeDatabase(away);
  });

  it('goes back to the operator when the process ends', async () => {
    const { context, writer } = writerWithoutDatabase();
    const stored = writer.addReceipt(receipt);
    await waitUntil('it was tried', async () => writer.totals.failures > 0);
    const rejected = expect(stored).rejects.toThrow('the process ends');
    while (await Promise.race([writer.drain(1).then(() => true), rejected.then(() => false)])) continue;
    await rejected;
    await closeDatabase(context.db);
  });
});
