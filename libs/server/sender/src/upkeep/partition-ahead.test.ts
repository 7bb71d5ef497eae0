import { createTestDatabase, fixedClock, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { makePartitionAhead } from './partition-ahead';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.close());

const context = () => ({ db: test.db, clock: fixedClock(), log: silentLog });
const lastSendIs = (id: number) => sql`select setval(pg_get_serial_sequence('sends', 'id'), ${id})`.execute(test.owner);

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent in ('recipients'::regclass, 'parts'::regclass) order by 1`.execute(test.db);
  return rows.map(({ name }) => name);
}

describe('the partition of the sends that come soon', () => {
  it('is there 20,000 sends before the first of them, and is made once', async () => {
    expect(await makePartitionAhead(context())).toBe(0);
    await lastSendIs(79_999);
    expect(await makePartitionAhead(context())).toBe(0);
    expect(await partitions()).toEqual(['parts_0', 'recipients_0']);
    await lastSendIs(80_000);
    expect(await makePartitionAhead(context())).toBe(1);
    expect(await partitions()).toEqual(['parts_0', 'parts_1', 'recipients_0', 'recipients_1']);
    expect(await makePartitionAhead(context())).toBe(0);
  });

  it('waits shortly for a preparation that holds the table, leaves nothing half made, and comes with a later round', async () => {
    await lastSendIs(90_000);
    await test.db.transaction().execute(async (preparation) => {
      await sql`lock table recipients in row exclusive mode`.execute(preparation);
      const begin = Date.now();
      expect(await makePartitionAhead(context())).toBe(0);
      expect(Date.now() - begin).toBeLessThan(2_000);
      expect(await partitions()).toEqual(['parts_0', 'recipients_0']);
    });
    expect(await makePartitionAhead(context())).toBe(1);
  });

  it('spares the accepting transaction the lock: it passes a running preparation', async () => {
    await lastSendIs(90_000);
    await makePartitionAhead(context());
    await test.db.transaction().execute(async (preparation) => {
      await sql`lock table recipients in row exclusive mode`.execute(preparation);
      await test.db.transaction().execute(async (accepting) => {
        await sql`set local lock_timeout = 500`.execute(accepting);
        await sql`select ensure_send_partitions(100001)`.execute(accepting);
      });
    });
  });
});
