import { createTestDatabase, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { waitUntil } from '../testing/wait-until';
import { BatchWriter } from './batch-writer';

const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test.close());

const NEVER_MS = 600_000;

function writerOf(wayMs: number): BatchWriter {
  const context = { db: state.test.db, clock: { now: () => new Date() }, log: silentLog };
  return new BatchWriter({ context, carrier: 'test', wayMs, mostAtOnce: () => 2, onStored: () => undefined });
}

/** The answer to a message of a send that is gone: nothing to change, but it must be stored. */
function answer(writer: BatchWriter): Promise<boolean> {
  return new Promise((resolve) =>
    writer.addAnswer({ accountId: 1n, sendId: 1n, n: 1, atMs: Date.now(), event: { kind: 'accepted' } }, resolve),
  );
}

describe('a message that somebody waits for', () => {
  it('is let pass: no batch begins before it is handed over', async () => {
    const writer = writerOf(NEVER_MS);
    const earlier = answer(writer);
    writer.makeWay();
    const later = answer(writer);
    // Another one stores five batches meanwhile, one after the other.
    const other = writerOf(NEVER_MS);
    for (let batch = 0; batch < 5; batch += 1) await answer(other);
    expect([writer.totals.batches, other.totals.batches]).toEqual([0, 5]);
    writer.endWay();
    expect(await Promise.all([earlier, later])).toEqual([false, false]);
    expect(writer.totals.batches).toBe(1);
  });

  it('that never comes holds batches up for a moment only', async () => {
    const writer = writerOf(1);
    writer.makeWay();
    expect(await answer(writer)).toBe(false);
  });

  it('does not hold them up again before they had their turn', async () => {
    const writer = writerOf(NEVER_MS);
    writer.makeWay();
    writer.endWay();
    writer.makeWay();
    expect(await answer(writer)).toBe(false);
  });

  it('does not hold up the end of a process', async () => {
    const writer = writerOf(NEVER_MS);
    writer.makeWay();
    const stored = answer(writer);
    expect(await writer.drain(10_000)).toBe(true);
    expect(await stored).toBe(false);
    writer.endWay();
  });
});

describe('a receipt whose part is not there yet', () => {
  it('is not forgotten when it is looked at again and the database fails just then', async () => {
    const { owner } = state.test;
    const context = { db: state.test.db, clock: { now: () => new Date() }, log: silentLog };
    // The second look waits until the table is gone.
    const onStored = () => writer.totals.batches === 1 && writer.makeWay();
    const options = { context, carrier: 'test', mostAtOnce: () => 2, wayMs: NEVER_MS, onStored };
    const writer = new BatchWriter(options);
    const stored = writer.addReceipt({ operatorMessageId: 'x1', state: 'delivered', errorCode: '', at: new Date() });
    await waitUntil('it was looked for in vain', () => writer.totals.early === 1);
    await sql`alter table parts rename to parts_away`.execute(owner);
    writer.endWay();
    await waitUntil('the second look failed', () => writer.totals.failures > 0);
    await sql`alter table parts_away rename to parts`.execute(owner);
    await stored;
    expect(writer.totals).toMatchObject({ receipts: 1, parked: 1 });
  });
});
