import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import type { RequestContext } from '../request-context';
import { KEPT_MS, hashBody, withIdempotency } from './with-idempotency';

const clock = fixedClock();
const state = {} as { database: TestDatabase; context: RequestContext; runs: number };

beforeAll(async () => {
  state.database = await createTestDatabase();
});
afterAll(() => state.database.close());
beforeEach(async () => {
  const { db } = state.database;
  const { accountId, userId } = await givenAccount(db);
  state.runs = 0;
  state.context = {
    db,
    clock,
    log: silentLog,
    ip: '192.0.2.1',
    requestId: 'r',
    account: { accountId, userId, impersonated: false },
  };
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function call(body: unknown = { to: 'a' }, key = 'key-0001', until = pause(0), waitLimitMs?: number) {
  return withIdempotency(state.context, { operation: 'createSend', key, body, waitLimitMs }, async (tx) => {
    state.runs += 1;
    await tx
      .insertInto('lines')
      .values({ number: `300${Date.now() % 1e9}${state.runs}`, title: 't', family: 'f', advertising: false })
      .execute();
    await until;
    return { send_id: String(state.runs) };
  });
}

describe('a call with an idempotency key', () => {
  it('is carried out once, and the second gets the first answer', async () => {
    expect(await call()).toEqual({ send_id: '1' });
    expect(await call()).toEqual({ send_id: '1' });
    expect(state.runs).toBe(1);
  });

  it('waits for the first when both come at once', async () => {
    const answers = await Promise.all([
      call(undefined, undefined, pause(200)),
      call(undefined, undefined, pause(200)),
      call(),
    ]);
    expect(answers).toEqual([{ send_id: '1' }, { send_id: '1' }, { send_id: '1' }]);
  });

  it('is refused with 422-3 when the key was used with another body', async () => {
    await call({ to: 'a' });
    await expect(call({ to: 'b' })).rejects.toMatchObject({ code: '422-3', status: 422 });
  });

  it('is refused with 409-3 when the first takes too long', async () => {
    let release = () => {};
    const first = call(undefined, undefined, new Promise<void>((resolve) => (release = resolve)));
    while (state.runs === 0) await pause(5);
    await expect(call(undefined, undefined, undefined, 100)).rejects.toMatchObject({ code: '409-3', status: 409 });
    release();
    expect(await first).toEqual({ send_id: '1' });
  });

  it('may be tried again when the first failed, and nothing of that is left', async () => {
    const failing = withIdempotency(
      state.context,
      { operation: 'createSend', key: 'key-0001', body: {} },
      async (tx) => {
        await tx
          .insertInto('lines')
          .values({ number: '3009999', title: 't', family: 'f', advertising: false })
          .execute();
        throw new Error('no');
      },
    );
    await expect(failing).rejects.toThrow('no');
    const left = await state.database.db.selectFrom('lines').select('id').where('number', '=', '3009999').execute();
    expect(left).toEqual([]);
    expect(await call()).toEqual({ send_id: '1' });
  });

  it('is another call for another account, operation or key', async () => {
    await call();
    await call(undefined, 'key-0002');
    const { accountId, userId } = await givenAccount(state.database.db);
    state.context = { ...state.context, account: { accountId, userId, impersonated: false } };
    await call();
    expect(state.runs).toBe(3);
  });

  it('gets the first answer of its own account, also where another has the same key and body', async () => {
    const mine = state.context;
    const { accountId, userId } = await givenAccount(state.database.db);
    const theirs = { ...mine, account: { accountId, userId, impersonated: false } };
    const answers: unknown[] = [];
    for (const context of [theirs, mine, theirs, mine]) {
      state.context = context;
      answers.push(await call());
    }
    expect(answers).toEqual([{ send_id: '1' }, { send_id: '2' }, { send_id: '1' }, { send_id: '2' }]);
  });

  it('may use its key again after a day', async () => {
    await call({ to: 'a' });
    clock.advance(KEPT_MS + 1);
    expect(await call({ to: 'b' })).toEqual({ send_id: '2' });
  });
});

describe('the hash of a body', () => {
  it('is the same whatever the order of its keys, and another for other values', () => {
    const one = hashBody({ a: 1, b: [{ c: 2, d: 3 }] });
    expect(hashBody({ b: [{ d: 3, c: 2 }], a: 1 }).equals(one)).toBe(true);
    expect(hashBody({ a: 1, b: [{ c: 2, d: 4 }] }).equals(one)).toBe(false);
    expect(hashBody([1, 2]).equals(hashBody([2, 1]))).toBe(false);
  });
});
