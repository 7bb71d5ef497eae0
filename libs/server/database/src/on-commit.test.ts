import { sql } from 'kysely';
import type { Logger } from './context';
import { closeDatabase, createDatabase } from './create-database';
import type { Db } from './create-database';
import { onCommit, runTransaction, whenCommitted } from './run-transaction';
import { openSavepoint } from './savepoint';
import { quietLog, startOwnServer } from './testing/own-database';
import type { OwnServer } from './testing/own-database';

const state = {} as { server: OwnServer; db: Db; told: string[]; faults: string[]; close(): Promise<void> };

beforeAll(async () => {
  state.server = await startOwnServer();
});
afterAll(() => state.server.stop());
beforeEach(async () => {
  const { url, close } = await state.server.createEmpty();
  const told: string[] = [];
  const faults: string[] = [];
  const log: Logger = {
    ...quietLog,
    info: (_, message) => void told.push(message),
    error: (_, message) => void faults.push(message),
  };
  Object.assign(state, { told, faults, close, db: createDatabase({ url, log, poolSize: 2 }) });
});
afterEach(async () => {
  await closeDatabase(state.db);
  await state.close();
});

describe('what is told when a transaction is committed', () => {
  it('is told then and not before, in its order', async () => {
    await runTransaction(state.db, async (tx) => {
      onCommit(tx, (log) => log.info({}, 'one'));
      await runTransaction(tx, async (same) => onCommit(same, (log) => log.info({}, 'two')));
      expect(state.told).toEqual([]);
    });
    expect(state.told).toEqual(['one', 'two']);
  });

  it('is not told of one that was undone', async () => {
    const work = runTransaction(state.db, async (tx) => {
      onCommit(tx, (log) => log.info({}, 'never'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(state.told).toEqual([]);
  });

  it('is told once of one that was begun again', async () => {
    const tries = { count: 0 };
    await runTransaction(state.db, async (tx) => {
      onCommit(tx, (log) => log.info({}, 'once'));
      tries.count += 1;
      if (tries.count < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
    });
    expect([tries.count, state.told]).toEqual([3, ['once']]);
  });
});

describe('what is done when a transaction is committed', () => {
  it('is done then, and not of one that was undone', async () => {
    const done: string[] = [];
    await runTransaction(state.db, async (tx) => {
      expect(whenCommitted(tx, () => void done.push('one'))).toBe(true);
      expect(done).toEqual([]);
    });
    const undone = runTransaction(state.db, async (tx) => {
      whenCommitted(tx, () => void done.push('never'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(done).toEqual(['one']);
  });

  it('is refused in a transaction of which the end is not heard', async () => {
    const done: string[] = [];
    const isHeard = await state.db
      .transaction()
      .execute(async (tx) => whenCommitted(tx, () => void done.push('never')));
    expect([isHeard, done]).toEqual([false, []]);
  });

  it('is forgotten with the part of the transaction that was undone, and only that', async () => {
    const done: string[] = [];
    await runTransaction(state.db, async (tx) => {
      whenCommitted(tx, () => void done.push('before'));
      const kept = await openSavepoint(tx, 'kept');
      whenCommitted(tx, () => void done.push('kept'));
      await kept.keep();
      const undone = await openSavepoint(tx, 'undone');
      whenCommitted(tx, () => void done.push('undone'));
      onCommit(tx, (log) => log.info({}, 'undone'));
      await undone.undo();
      whenCommitted(tx, () => void done.push('after'));
    });
    expect([done, state.told]).toEqual([['before', 'kept', 'after'], []]);
  });

  it('is done once where the transaction was begun again', async () => {
    const tries: number[] = [];
    await runTransaction(state.db, async (tx) => {
      const number = tries.length;
      whenCommitted(tx, () => void tries.push(-number));
      tries.push(number);
      if (number === 0) await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(tx);
    });
    expect(tries).toEqual([0, 1, -1]);
  });

  it('does not undo what is committed when it fails, nor keep the others from being done', async () => {
    const done: string[] = [];
    await runTransaction(state.db, async (tx) => {
      whenCommitted(tx, () => {
        throw new Error('no');
      });
      whenCommitted(tx, () => void done.push('next'));
    });
    expect([done, state.faults]).toEqual([['next'], ['what was to follow a commit failed; the commit stands']]);
  });
});
