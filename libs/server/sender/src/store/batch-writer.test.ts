import { createTestDatabase, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { BatchWriter } from './batch-writer';

const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test.close());

const NEVER_MS = 600_000;

function writerOf(wayMs: number): BatchWriter {
  const context = { db: state.test.db, clock: { now: () => new Date() }, log: silentLog };
  return new BatchWriter({ context, carrier: 'test', wayMs, onStored: () => undefined });
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
