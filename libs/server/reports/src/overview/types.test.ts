import type { Db } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { BEGUN, arrive, givenBegun, settle } from '../testing/given-begun';
import { PRICE_MRIAL } from '../testing/given-send';
import { fillTypes } from './fill-types';
import { RECEIPTS_FOLDED_MS, foldDays } from './fold-days';
import type { SentCounts } from './overview.repository';
import { readOverview } from './overview.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const at = (ms: number) => fixedClock(new Date(BEGUN.getTime() + ms).toISOString());
const fold = (afterMs: number, db: Db = test.db) => foldDays({ db, clock: at(afterMs) });

async function typesOf(accountId: bigint, range = { from: '2026-11-19', to: '2026-11-21' }) {
  const { types } = await readOverview(test.db, accountId, range);
  return types.map(({ type, sent, delivered }) => [type, sent, delivered]);
}

const rowsOf = (accountId: bigint) =>
  test.db.selectFrom('daily_types').selectAll().where('account_id', '=', accountId).execute();

/** As if types had not been counted yet when the sends of the account ended. */
async function forget(accountId: bigint) {
  await sql`delete from daily_types where account_id = ${accountId}`.execute(test.db);
  const due_at = new Date(BEGUN.getTime() + DAY_MS);
  await test.db.insertInto('daily_types_due').values({ account_id: accountId, due_at }).execute();
}

async function untilSomebodyWaits() {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
    waiting = rows.length;
  }
}

describe('the types of what an account sent', () => {
  it('have the same measures as its lines, the largest first, and together what the days have', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenBegun(test.db, { accountId, type: 'file', statuses: [2], withCharity: true });
    await givenBegun(test.db, { accountId, type: 'webservice', statuses: [2, 2, 3, 4, 15, 14] });
    await givenBegun(test.db, { accountId, type: 'webservice', statuses: [0, 2] });
    await fold(10 * MINUTE_MS);
    const { types, days } = await readOverview(test.db, accountId, { from: '2026-11-20', to: '2026-11-20' });
    expect(types).toEqual([
      { type: 'webservice', sent: 6n, delivered: 3n, undelivered: 1n, blacklisted: 1n, chargedMrial: 5n * PRICE_MRIAL },
      {
        ...{ type: 'file', sent: 1n, delivered: 1n, undelivered: 0n, blacklisted: 0n },
        chargedMrial: PRICE_MRIAL + PRICE_MRIAL / 20n,
      },
    ]);
    for (const measure of ['sent', 'delivered', 'chargedMrial'] as const) {
      const sum = (counts: readonly SentCounts[]) => counts.reduce((total, one) => total + one[measure], 0n);
      expect(sum(types)).toBe(sum(days));
    }
  });

  it('have each send once: under way, while receipts come in, and when nothing changes it any more', async () => {
    const { accountId } = await givenAccount(test.db);
    const key = await givenBegun(test.db, { accountId, type: 'phonebook', statuses: [0, 0] }, { settled: false });
    await fold(0);
    expect(await typesOf(accountId)).toEqual([['phonebook', 2n, 0n]]);
    await arrive(test.db, key);
    await settle(test.db, key, new Date(BEGUN.getTime() + 5 * MINUTE_MS));
    await fold(10 * MINUTE_MS);
    expect(await typesOf(accountId)).toEqual([['phonebook', 2n, 1n]]);
    expect(await rowsOf(accountId)).toEqual([]);
    await fold(RECEIPTS_FOLDED_MS + DAY_MS);
    await fold(RECEIPTS_FOLDED_MS + 2 * DAY_MS);
    expect(await typesOf(accountId)).toEqual([['phonebook', 2n, 1n]]);
    expect(await rowsOf(accountId)).toHaveLength(1);
  });

  it('are of the days that are asked for, and of no other account', async () => {
    const [{ accountId }, other] = [await givenAccount(test.db), await givenAccount(test.db)];
    const wishes = { accountId, statuses: [0] };
    // The last moment of the 20th in Tehran and the first of the 21st, one settled with an open receipt and one over.
    await givenBegun(test.db, { ...wishes, type: 'file' }, { begun: new Date('2026-11-20T20:29:59Z') });
    await givenBegun(test.db, { ...wishes, type: 'map', statuses: [2] }, { begun: new Date('2026-11-20T20:30:00Z') });
    await givenBegun(test.db, { ...wishes, type: 'job' }, { begun: new Date('2026-11-20T20:30:00Z') });
    await fold(2 * DAY_MS);
    expect(await typesOf(accountId, { from: '2026-11-20', to: '2026-11-20' })).toEqual([['file', 1n, 0n]]);
    const next = await typesOf(accountId, { from: '2026-11-21', to: '2026-11-21' });
    expect(next.map(([type]) => type)).toEqual(['job', 'map']);
    expect(await typesOf(other.accountId)).toEqual([]);
  });

  it('leave out what was never sent', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenBegun(test.db, { accountId, type: 'file', statuses: [14, 14] });
    await fold(10 * MINUTE_MS);
    expect(await typesOf(accountId)).toEqual([]);
    expect(await rowsOf(accountId)).toEqual([]);
  });
});

describe('what was sent before types were counted', () => {
  it('is counted once for each account, when it is due, and what is still under way is not counted twice', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenBegun(test.db, { accountId, type: 'file', statuses: [2, 3], withCharity: true });
    await givenBegun(test.db, { accountId, type: 'file', statuses: [0] });
    await fold(10 * MINUTE_MS);
    const before = (await readOverview(test.db, accountId, { from: '2026-11-20', to: '2026-11-20' })).types;
    await forget(accountId);
    expect(await fillTypes({ db: test.db, clock: at(0) })).toBe(0);
    expect(await typesOf(accountId)).toEqual([['file', 1n, 0n]]);
    expect(await fillTypes({ db: test.db, clock: at(DAY_MS) })).toBe(1);
    expect(await fillTypes({ db: test.db, clock: at(DAY_MS) })).toBe(0);
    expect((await readOverview(test.db, accountId, { from: '2026-11-20', to: '2026-11-20' })).types).toEqual(before);
    await fold(RECEIPTS_FOLDED_MS + DAY_MS);
    expect(await typesOf(accountId)).toEqual([['file', 3n, 1n]]);
  });

  it('takes the place of what was counted since', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenBegun(test.db, { accountId, type: 'map', statuses: [2] });
    await fold(10 * MINUTE_MS);
    await forget(accountId);
    await givenBegun(test.db, { accountId, type: 'map', statuses: [2] });
    await fold(20 * MINUTE_MS);
    expect(await typesOf(accountId)).toEqual([['map', 1n, 1n]]);
    await fillTypes({ db: test.db, clock: at(DAY_MS) });
    expect(await typesOf(accountId)).toEqual([['map', 2n, 2n]]);
  });

  it('waits for a fold that ends a send at the same moment', async () => {
    const { accountId } = await givenAccount(test.db);
    await givenBegun(test.db, { accountId, type: 'country', statuses: [2] });
    await fold(10 * MINUTE_MS);
    await forget(accountId);
    const { sendId } = await givenBegun(test.db, { accountId, type: 'country', statuses: [2] });
    let filling: Promise<number> | undefined;
    await test.db.transaction().execute(async (tx) => {
      // As a fold that has not committed.
      await sql`delete from daily_folds where account_id = ${accountId} and send_id = ${sendId}`.execute(tx);
      await sql`insert into daily_types (account_id, day, type, sent, delivered, charged_mrial)
        values (${accountId}, '2026-11-20', 'country', 1, 1, ${PRICE_MRIAL})`.execute(tx);
      filling = fillTypes({ db: test.db, clock: at(DAY_MS) });
      await untilSomebodyWaits();
    });
    expect(await filling).toBe(1);
    expect(await typesOf(accountId)).toEqual([['country', 2n, 2n]]);
  });

  it('is complete when it is counted while many sends end', async () => {
    const { accountId } = await givenAccount(test.db);
    const giveFifteen = async () => {
      for (let n = 0; n < 15; n += 1) await givenBegun(test.db, { accountId, type: 'job', statuses: [2] });
    };
    await giveFifteen();
    await fold(10 * MINUTE_MS);
    await forget(accountId);
    await giveFifteen();
    await Promise.all([fold(20 * MINUTE_MS), fillTypes({ db: test.db, clock: at(DAY_MS) }), fold(20 * MINUTE_MS)]);
    expect(await typesOf(accountId)).toEqual([['job', 30n, 30n]]);
  });
});
