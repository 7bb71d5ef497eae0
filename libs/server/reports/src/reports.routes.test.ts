import type { SmsType } from '@peyk/server-database';
import { contract } from '@peyk/server-http';
import type { RequestContext } from '@peyk/server-http';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { loadProgress } from './load-progress';
import { createReportsHandlers } from './reports.routes';
import { givenSend, mobileOf } from './testing/given-send';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

/** As the contract lists them. */
const SMS_TYPES = (contract.components as { schemas: { SmsType: { enum: SmsType[] } } }).schemas.SmsType.enum;
const handlers = createReportsHandlers();
const clock = fixedClock('2026-11-20T12:00:00Z');

function contextOf(accountId: bigint): RequestContext {
  return {
    db: test.db,
    clock,
    log: silentLog,
    account: { accountId, userId: 1n, impersonated: false },
    ip: '127.0.0.1',
    requestId: 'test',
  };
}

const queryOf = (sendId: bigint) =>
  ({ query: { send_id: String(sendId) }, body: undefined, headers: undefined }) as never;
const bodyOf = (body: object) => ({ body, query: undefined, headers: undefined }) as never;

async function recipients(key: { accountId: bigint; sendId: bigint }, question: object = {}) {
  const body = { send_id: String(key.sendId), page: 1, limit: 10, ...question };
  const { data } = await handlers.listRecipients(contextOf(key.accountId), bodyOf(body));
  return { seen: data.items.map(({ n, status }) => [n, status]), total: data.paging.total, items: data.items };
}

/**
 * A send under way: 1-4 answered, 5 and 6 in flight, 7 and 8 queued in the leased chunk; 9 and 10 in a chunk that nobody
 * has; 11 was not handed over at a shutdown and became a chunk of its own.
 */
function givenRunningSend() {
  return givenSend(test.db, {
    statuses: [2, 0, 15, 12, 10, 10, 10, 10, 10, 10, 10],
    chunks: [
      { from: 5, next: 7, to: 8, state: 1 },
      { from: 9, next: 9, to: 10, state: 0 },
      { from: 11, next: 11, to: 11, state: 0 },
    ],
  });
}

describe('the report of a send', () => {
  it('shows counts that add up, what is in flight, and the money', async () => {
    const send = await givenRunningSend();
    const { data } = await handlers.getSend(contextOf(send.accountId), queryOf(send.sendId));
    expect(data).toMatchObject({
      id: String(send.sendId),
      state: 2,
      text: 'سلام',
      requested_count: 15,
      excluded: { invalid: 1, duplicate: 1, blacklisted: 1, opted_out: 1 },
      counts: { total: 11, queued: 5, submitted: 2, sent: 1, delivered: 1, refused: 1, in_doubt: 1, cancelled: 0 },
      cost: '15070',
      held: '10960',
      charity: '0',
      charged: '2740',
      returned: '1370',
      can_stop: true,
      finished_at: null,
    });
  });

  it('lets what is in flight end when the rest was cancelled', async () => {
    const send = await givenSend(test.db, {
      state: 7,
      statuses: [0, 10, 14, 14],
      chunks: [
        { from: 2, next: 3, to: 2, state: 1 },
        { from: 3, next: 3, to: 4, state: 3 },
      ],
    });
    const { data } = await handlers.getSend(contextOf(send.accountId), queryOf(send.sendId));
    expect(data.counts).toMatchObject({ total: 4, queued: 0, submitted: 1, sent: 1, cancelled: 2 });
    expect(await recipients(send)).toMatchObject({
      seen: [
        [1, 0],
        [2, 11],
        [3, 14],
        [4, 14],
      ],
    });
    expect(await recipients(send, { filters: { status: 11 } })).toMatchObject({ seen: [[2, 11]], total: 1 });
  });

  it('counts charity with what was charged and returned', async () => {
    const send = await givenSend(test.db, { statuses: [2, 2, 14, 12], withCharity: true, state: 7 });
    const { data } = await handlers.getSend(contextOf(send.accountId), queryOf(send.sendId));
    expect(data).toMatchObject({
      cost: '5480',
      held: '1438.5',
      charity: '274',
      charged: '2877',
      returned: '1438.5',
      can_stop: false,
    });
  });

  it('shows what was set aside for a send whose recipients are not known yet', async () => {
    const send = await givenSend(test.db, { state: 11, reservedMrial: 4_110_500n });
    const { data } = await handlers.getSend(contextOf(send.accountId), queryOf(send.sendId));
    expect(data).toMatchObject({ cost: '0', held: '4110.5', charged: '0', returned: '0' });
  });

  it('shows the counts by operator and language, in flight too', async () => {
    const send = await givenRunningSend();
    const { data } = await handlers.getSendStats(contextOf(send.accountId), queryOf(send.sendId));
    expect(data.language).toBe('fa');
    expect(data.operators).toMatchObject([
      { operator: 'mci', counts: { total: 6, queued: 3, submitted: 1, delivered: 1, refused: 1 }, charged: '1370' },
      { operator: 'rightel', counts: { total: 5, queued: 2, submitted: 1, sent: 1, in_doubt: 1 }, charged: '1370' },
    ]);
  });

  it.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [5, true],
    [6, false],
    [7, false],
    [8, false],
    [9, false],
  ])('says of state %i whether it can be stopped', async (state, canStop) => {
    const send = await givenSend(test.db, { state });
    const { data } = await handlers.getSend(contextOf(send.accountId), queryOf(send.sendId));
    expect(data.can_stop).toBe(canStop);
  });

  it('gives the reason that was stored, and explains the wait for a reader', async () => {
    const reasonOf = async (wishes: Parameters<typeof givenSend>[1]) => {
      const send = await givenSend(test.db, wishes);
      const { data } = await handlers.getSend(contextOf(send.accountId), queryOf(send.sendId));
      return data.state_reason;
    };
    expect(await reasonOf({ state: 3, reason: 'پیوند ناشناس دارد.' })).toBe('پیوند ناشناس دارد.');
    expect(await reasonOf({ state: 1 })).toContain('بررسی');
    expect(await reasonOf({ state: 2 })).toBeNull();
  });

  it('is what the live socket pushes', async () => {
    const send = await givenRunningSend();
    expect(await loadProgress({ db: test.db, clock }, send)).toMatchObject({
      send_id: String(send.sendId),
      state: 2,
      counts: { total: 11, queued: 5, submitted: 2 },
      held: '10960',
      charged: '2740',
      finished_at: null,
    });
  });
});

describe('the recipients of a send', () => {
  it('stand in its order, each as people see it', async () => {
    const send = await givenRunningSend();
    const all = [
      [1, 2],
      [2, 0],
      [3, 15],
      [4, 12],
      [5, 11],
      [6, 11],
      [7, 10],
      [8, 10],
      [9, 10],
      [10, 10],
      [11, 10],
    ];
    expect(await recipients(send, { limit: 100 })).toMatchObject({ seen: all, total: 11 });
    expect(await recipients(send, { page: 2, limit: 4 })).toMatchObject({ seen: all.slice(4, 8), total: 11 });
    expect(await recipients(send, { page: 9 })).toMatchObject({ seen: [], total: 11 });
  });

  it('show number, operator, price and where the money is', async () => {
    const send = await givenRunningSend();
    const { items } = await recipients(send, { limit: 3 });
    expect(items).toMatchObject([
      { number: `989${mobileOf(1)}`, operator: 'mci', parts: 1, price: '1370', money: 'charged' },
      { number: `989${mobileOf(2)}`, operator: 'rightel', money: 'charged' },
      { money: 'returned' },
    ]);
  });

  it.each([
    [10, [7, 8, 9, 10, 11]],
    [11, [5, 6]],
    [12, [4]],
    [2, [1]],
    [14, []],
  ])('are found by status %i', async (status, expected) => {
    const send = await givenRunningSend();
    const { seen, total } = await recipients(send, { filters: { status } });
    expect(seen).toEqual(expected.map((n) => [n, status]));
    expect(total).toBe(expected.length);
    const second = await recipients(send, { filters: { status }, page: 2, limit: 1 });
    expect(second.seen).toEqual(expected.slice(1, 2).map((n) => [n, status]));
  });

  it('are found by number in any spelling', async () => {
    const send = await givenRunningSend();
    for (const number of [`09${mobileOf(5)}`, `989${mobileOf(5)}`, `9${mobileOf(5)}`]) {
      expect(await recipients(send, { filters: { number } })).toMatchObject({ seen: [[5, 11]], total: 1 });
    }
    expect(await recipients(send, { filters: { number: '09241111111' } })).toMatchObject({ seen: [], total: 0 });
    const asQueued = { filters: { number: `09${mobileOf(5)}`, status: 10 } };
    expect(await recipients(send, asQueued)).toMatchObject({ seen: [], total: 0 });
  });

  it('are not found by half a number', async () => {
    const send = await givenRunningSend();
    const half = recipients(send, { filters: { number: '0924' } });
    await expect(half).rejects.toMatchObject({ code: '422-40', errors: { number: expect.any(String) } });
  });
});

describe('a send of another account', () => {
  it('is as unknown as none, to every operation', async () => {
    const { sendId } = await givenRunningSend();
    const { accountId } = await givenAccount(test.db);
    const context = contextOf(accountId);
    const unknown = { status: 404, code: '404-40' };
    await expect(handlers.getSend(context, queryOf(sendId))).rejects.toMatchObject(unknown);
    await expect(handlers.getSendStats(context, queryOf(sendId))).rejects.toMatchObject(unknown);
    await expect(recipients({ accountId, sendId })).rejects.toMatchObject(unknown);
    await expect(recipients({ accountId, sendId }, { filters: { number: '09241234567' } })).rejects.toMatchObject(
      unknown,
    );
    expect(await loadProgress({ db: test.db, clock }, { accountId, sendId })).toBeNull();
    const { data } = await handlers.listSends(context, bodyOf({ filters: { send_id: String(sendId) } }));
    expect(data).toEqual({ items: [], paging: { page: 1, limit: 10, total: 0 } });
  });
});

describe('the list of sends', () => {
  it('shows the beginning of the text on one line', async () => {
    const { accountId } = await givenSend(test.db, { text: `سطر یک\nسطر دو ${'😀'.repeat(100)}` });
    const { data } = await handlers.listSends(contextOf(accountId), bodyOf({}));
    const [row] = data.items;
    expect(row?.summary.startsWith('سطر یک سطر دو 😀')).toBe(true);
    expect([...(row?.summary ?? '')]).toHaveLength(80);
    expect(row?.summary).not.toMatch(/\p{Surrogate}/u);
  });

  it('finds every type that the contract names, each by itself', async () => {
    const { accountId } = await givenAccount(test.db);
    for (const type of SMS_TYPES) await givenSend(test.db, { accountId, type });
    expect(SMS_TYPES).toHaveLength(36);
    for (const type of SMS_TYPES) {
      const { data } = await handlers.listSends(contextOf(accountId), bodyOf({ filters: { type } }));
      expect(data.items.map((send) => send.type)).toEqual([type]);
    }
  });
});
