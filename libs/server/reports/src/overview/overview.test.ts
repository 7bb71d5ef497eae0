import { closeDatabase, createDatabase } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { createReportsHandlers } from '../reports.routes';
import { BEGUN, arrive, givenBegun, settle } from '../testing/given-begun';
import { PRICE_MRIAL } from '../testing/given-send';
import { foldDays } from './fold-days';
import { readOverview } from './overview.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const RANGE = { from: '2026-11-19', to: '2026-11-21' };
const at = (ms: number) => fixedClock(new Date(BEGUN.getTime() + ms).toISOString());
const fold = (afterMs: number, db: Db = test.db) => foldDays({ db, clock: at(afterMs) });

const waitingFolds = async (accountId: bigint) =>
  (await test.db.selectFrom('daily_folds').select('send_id').where('account_id', '=', accountId).execute()).length;

async function dayOf(accountId: bigint, day = '2026-11-20') {
  const { days } = await readOverview(test.db, accountId, RANGE);
  const found = days.find((one) => one.day === day);
  return found && { sent: found.sent, delivered: found.delivered, chargedMrial: found.chargedMrial };
}

const NAME = 'peyk-fold-of-test';

async function killOnceItWaits() {
  for (let killed = 0; killed === 0;) {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${NAME} and wait_event_type = 'Lock'`.execute(test.db);
    killed = rows.length;
  }
}

describe('the days of an account', () => {
  it('have each settled send once, on the day and hour of Tehran at which it began', async () => {
    const { accountId } = await givenAccount(test.db);
    // MCI and RighTel in turn; a doubt is over when its money is back, and the queue was cancelled.
    const key = await givenBegun(test.db, { accountId, statuses: [2, 2, 3, 4, 15, 14], fromNumber: '98700011' });
    await fold(10 * MINUTE_MS);
    await fold(10 * MINUTE_MS);
    await fold(DAY_MS);
    const { days, hours, lines, operators } = await readOverview(test.db, accountId, RANGE);
    expect(days.map(({ day, sent }) => [day, sent])).toEqual([
      ['2026-11-19', 0n],
      ['2026-11-20', 4n],
      ['2026-11-21', 0n],
    ]);
    const all = { sent: 4n, delivered: 2n, undelivered: 1n, blacklisted: 1n, chargedMrial: 3n * PRICE_MRIAL };
    expect(days[1]).toMatchObject(all);
    expect(hours).toHaveLength(24);
    expect(hours[0]).toEqual({ hour: 0, ...all });
    expect(lines).toEqual([{ lineNumber: key.fromNumber, ...all }]);
    expect(operators.map(({ operator, sent, delivered }) => [operator, sent, delivered])).toEqual(
      expect.arrayContaining([
        [0, 2n, 1n],
        [2, 2n, 1n],
      ]),
    );
    expect(await waitingFolds(accountId)).toBe(0);
  });

  it('sum the sends of one hour, with charity in their cost', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenBegun(test.db, { accountId, statuses: [2], fromNumber: '98700012' });
    await givenBegun(test.db, { accountId, statuses: [2], withCharity: true });
    await fold(10 * MINUTE_MS);
    const chargedMrial = PRICE_MRIAL * 2n + PRICE_MRIAL / 20n;
    expect(await dayOf(accountId)).toEqual({ sent: 2n, delivered: 2n, chargedMrial });
  });

  it('follow a send under way, and are exact as soon as it is settled', async () => {
    const { accountId } = await givenAccount(test.db);
    const key = await givenBegun(test.db, { accountId, statuses: [0, 0] }, { settled: false });
    await fold(0);
    expect(await dayOf(accountId)).toMatchObject({ sent: 2n, delivered: 0n });
    await arrive(test.db, key);
    await fold(30_000);
    expect(await dayOf(accountId)).toMatchObject({ delivered: 0n });
    await settle(test.db, key, new Date(BEGUN.getTime() + 31_000));
    await fold(32_000);
    expect(await dayOf(accountId)).toMatchObject({ sent: 2n, delivered: 1n });
  });

  it('take a receipt that comes after the send was settled, on the day of the send, until a week after its end', async () => {
    const { accountId } = await givenAccount(test.db);
    const key = await givenBegun(test.db, { accountId, statuses: [0, 0, 0] });
    await fold(10 * MINUTE_MS);
    await arrive(test.db, key);
    await fold(2 * DAY_MS);
    expect(await dayOf(accountId)).toMatchObject({ sent: 3n, delivered: 1n });
    await fold(8 * DAY_MS);
    expect(await waitingFolds(accountId)).toBe(0);
    const remembered = test.db.selectFrom('daily_folded').select('send_id').where('account_id', '=', accountId);
    expect(await remembered.execute()).toEqual([]);
    await arrive(test.db, key);
    await fold(9 * DAY_MS);
    expect(await dayOf(accountId)).toMatchObject({ sent: 3n, delivered: 1n });
  });

  it('have nothing of a fold whose process was killed, and everything after the next', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenBegun(test.db, { accountId, statuses: [2, 2] });
    const doomed = createDatabase({ url: test.url, log: silentLog, poolSize: 1, applicationName: NAME });
    await test.db.transaction().execute(async (tx) => {
      // The fold waits here, with its sends in hand and nothing committed.
      await sql`lock table daily_folded in exclusive mode`.execute(tx);
      const folded = expect(fold(10 * MINUTE_MS, doomed)).rejects.toThrow();
      await killOnceItWaits();
      await folded;
    });
    await closeDatabase(doomed);
    expect(await dayOf(accountId)).toMatchObject({ sent: 0n });
    await fold(10 * MINUTE_MS);
    expect(await dayOf(accountId)).toMatchObject({ sent: 2n });
  });

  it('have each send once when processes fold at once, while receipts come in', async () => {
    const { accountId } = await givenAccount(test.db);
    const keys = [];
    for (let index = 0; index < 30; index += 1)
      keys.push(await givenBegun(test.db, { accountId, statuses: [0, 2, 0] }));
    const minutes = [10, 20, 30, 40, 50, 60, 70, 80];
    await Promise.all([
      ...minutes.map((minute) => fold(minute * MINUTE_MS)),
      ...keys.map((key) => arrive(test.db, key)),
    ]);
    await fold(DAY_MS);
    expect(await dayOf(accountId)).toMatchObject({ sent: 90n, delivered: 60n, chargedMrial: PRICE_MRIAL * 90n });
  });
});

describe('the overview', () => {
  it('counts who opted out and what came in, by the day in Tehran', async () => {
    const { accountId } = await givenAccount(test.db);
    const mobile = 240_000_001;
    const rows = [0, 1].map((more) => ({ account_id: accountId, mobile: mobile + more, created_at: BEGUN }));
    await test.db
      .insertInto('suppressed_numbers')
      .values([
        ...rows.map((row) => ({ ...row, kind: 'opt_out' as const })),
        { account_id: accountId, mobile, kind: 'blacklist', created_at: BEGUN },
      ])
      .execute();
    const message = {
      account_id: accountId,
      from_number: '989240000001',
      to_number: '98700011',
      text: 'سلام',
      carrier: 'test',
    };
    await test.db
      .insertInto('inbound_messages')
      .values([
        { ...message, received_at: BEGUN },
        { ...message, received_at: new Date(BEGUN.getTime() + DAY_MS) },
        { ...message, received_at: BEGUN, hidden: true },
      ])
      .execute();
    const { days } = await readOverview(test.db, accountId, RANGE);
    expect(days.map(({ optOuts, received }) => [optOuts, received])).toEqual([
      [0, 0],
      [2, 1],
      [0, 1],
    ]);
  });

  it('of an account without anything has every day and hour, and nothing of another account', async () => {
    const theirs = await givenBegun(test.db, { statuses: [2] });
    await fold(10 * MINUTE_MS);
    expect(await dayOf(theirs.accountId)).toMatchObject({ sent: 1n });
    const { accountId } = await givenAccount(test.db);
    const { days, hours, lines, operators } = await readOverview(test.db, accountId, RANGE);
    expect([days.length, hours.length, lines, operators]).toEqual([3, 24, [], []]);
    expect(days.every(({ sent, optOuts, received }) => sent === 0n && optOuts === 0 && received === 0)).toBe(true);
  });

  it('is answered to the account that asks, money in rial', async () => {
    const { accountId } = await givenBegun(test.db, { statuses: [2], fromNumber: '98700013' });
    await fold(10 * MINUTE_MS);
    const account = { accountId, userId: 1n, impersonated: false };
    const context = { db: test.db, clock: at(0), log: silentLog, account, ip: '127.0.0.1', requestId: 'test' };
    const query = { from_day: '2026-11-20', to_day: '2026-11-20' };
    const question = { query, body: undefined, headers: undefined } as never;
    const { data } = await createReportsHandlers().getReportsOverview(context, question);
    const all = { sent: 1, delivered: 1, undelivered: 0, blacklisted: 0, charged: '1370' };
    expect(data).toMatchObject({
      days: [{ day: '2026-11-20', ...all, opt_outs: 0, received: 0 }],
      lines: [{ from_number: '98700013', ...all }],
      operators: [{ operator: 'mci', ...all }],
    });
    expect(data.hours[0]).toEqual({ hour: 0, ...all });
  });

  it('refuses a range that is turned round, too long, or of days that are none', async () => {
    const ask = (from: string, to: string) => readOverview(test.db, 1n, { from, to });
    const refused = { code: '422-42', errors: { to_day: expect.any(String) } };
    await expect(ask('2026-11-21', '2026-11-20')).rejects.toMatchObject(refused);
    await expect(ask('2025-11-20', '2026-11-21')).rejects.toMatchObject(refused);
    await expect(ask('2026-02-31', '2026-03-02')).rejects.toMatchObject(refused);
    expect((await ask('2025-11-21', '2026-11-21')).days).toHaveLength(366);
  });
});
