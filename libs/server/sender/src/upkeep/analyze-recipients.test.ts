import { createTestDatabase, fixedClock, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { givenSend, mciNumbers } from '../testing/given-send';
import { waitUntil } from '../testing/wait-until';
import { analyzeAfterLargeSends, analyzeYoungPartitions } from './analyze-recipients';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  // It looks once a minute, and then there would be nothing left for the program.
  for (const name of ['recipients_0', 'parts_0']) {
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(test.owner);
  }
});
afterAll(() => test.close());

async function rowsAsPlanned(partition = 'recipients_0'): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::int as rows from pg_class where oid = ${partition}::text::regclass`.execute(test.db);
  return rows[0]?.rows ?? 0;
}

describe('statistics of the recipients', () => {
  it('are renewed where a large send has finished, by the program that does not own the table', async () => {
    const { accountId } = await givenAccount(test.db);
    const { lineId } = await givenLine(test.db, { accountId });
    const sendId = await givenSend(test.db, { accountId, lineId, numbers: mciNumbers(1) });
    const clock = fixedClock();
    await sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
      values (${accountId}, ${sendId}, 1, 952000000, 1, 2, 1, 0)`.execute(test.db);
    const finish = (count: number) =>
      sql`update sends set finished_at = ${clock.now()}, recipient_count = ${count} where id = ${sendId}`.execute(
        test.db,
      );
    const context = { db: test.db, clock, log: silentLog };
    const since = new Date(clock.now().getTime() - 1_000);
    await finish(100);
    expect(await analyzeAfterLargeSends(context, since)).toBe(0);
    expect(await rowsAsPlanned()).toBe(-1);
    await finish(50_000);
    expect(await analyzeAfterLargeSends(context, since)).toBe(1);
    expect(await rowsAsPlanned()).toBe(1);
  });

  it('are there as soon as a partition has rows, and follow it while it grows', async () => {
    const { accountId } = await givenAccount(test.db);
    const context = { db: test.db, clock: fixedClock(), log: silentLog };
    const add = (count: number, from: number) =>
      sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
        select ${accountId}, 99000, ${from}::int + place, 952000000 + place, 1, 2, 1, 0
        from generate_series(1, ${count}::int) place`.execute(test.db);
    // What a connection has changed is counted a moment after its commit.
    const analyzed = () => waitUntil('it is analyzed', async () => (await analyzeYoungPartitions(context)) === 1);
    await add(2_000, 0);
    await analyzed();
    const known = await rowsAsPlanned();
    expect(known).toBeGreaterThanOrEqual(2_000);
    expect(await analyzeYoungPartitions(context)).toBe(0);
    await add(5_000, 2_000);
    await analyzed();
    expect(await rowsAsPlanned()).toBe(known + 5_000);
    expect(await analyzeYoungPartitions(context)).toBe(0);
  });

  it('are there for the parts, too', async () => {
    const { accountId } = await givenAccount(test.db);
    await sql`insert into parts (account_id, send_id, n, part, carrier, operator_message_id)
      select ${accountId}, 99000, n, 1, 'test', n::text from generate_series(1, 2000) n`.execute(test.db);
    const context = { db: test.db, clock: fixedClock(), log: silentLog };
    await waitUntil('they are analyzed', async () => (await analyzeYoungPartitions(context)) === 1);
    expect(await rowsAsPlanned('parts_0')).toBe(2_000);
  });
});
