import { randomUUID } from 'node:crypto';
import { createTestDatabase, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { NO_FACTS, beatOnce, readEngineState } from '../sql/engine-state';
import { Gate } from './gate';
import type { MarksFile } from './marks-file';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const gateWith = (marks: MarksFile) => {
  const context = { db: test.db, clock: { now: () => new Date() }, log: silentLog };
  return new Gate({ context, workerId: randomUUID(), marks, inFlight: () => 0 });
};

/** Another sender beats, and has written its mark outside, after this one has looked at the database. */
const othersBeatMeanwhile: MarksFile = {
  read: () => beatOnce(test.db, NO_FACTS, { epoch: 0, beat: 0n }),
  write: () => Promise.resolve(),
};

describe('a mark that another sender has written this very moment', () => {
  it('is none of a database that was put back, at the start of a process', async () => {
    await gateWith(othersBeatMeanwhile).check();
    expect((await readEngineState(test.db)).heldSince).toBeNull();
  });

  it('is none at a beat', async () => {
    const gate = gateWith(othersBeatMeanwhile);
    await gate.beat();
    expect(gate.state).toBe('open');
  });
});

it('a mark that the database does not reach holds the engine', async () => {
  const ahead: MarksFile = { ...othersBeatMeanwhile, read: () => Promise.resolve({ epoch: 9, beat: 1n }) };
  await gateWith(ahead).check();
  expect((await readEngineState(test.db)).heldWhy).toMatch(/put back/);
});
