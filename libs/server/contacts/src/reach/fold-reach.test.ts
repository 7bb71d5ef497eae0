import { closeDatabase, createDatabase } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { fixedClock, givenLine, silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { listContactsOf } from '../contacts/contact-list.service';
import type { ContactFilters } from '../contacts/contact-list.service';
import { contactsDatabase } from '../testing/contacts-context';
import { foldReach } from './fold-reach';

const { db, test, givenAccountId } = contactsDatabase();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date();
const clockAt = (ms: number) => fixedClock(new Date(NOW.getTime() + ms).toISOString());
const fold = (afterMs = 0, on: Db = db()) => foldReach({ db: on, clock: clockAt(afterMs) });

let accountId: bigint;
let lineId: bigint;
beforeAll(async () => {
  ({ lineId } = await givenLine(db()));
});
beforeEach(async () => {
  await sql`delete from reach_folds`.execute(db());
  accountId = await givenAccountId();
  for (const mobile of [1, 2, 3, 4])
    await db()
      .insertInto('contacts')
      .values({ account_id: accountId, mobile: 240_000_000 + mobile, created_at: NOW })
      .execute();
});

/** A send that began so many days ago and is settled; status of 09240000001, 2, ... */
async function givenSettled(statuses: number[], { daysAgo = 0, account = accountId } = {}): Promise<bigint> {
  const begun = new Date(NOW.getTime() - daysAgo * DAY_MS);
  const { rows } = await sql<{ id: bigint }>`
    insert into sends (account_id, type, state, line_id, from_number, text, encoding, language, parts, unit_mrial, statutory_mrial,
      refund_rule, requested_count, created_at, started_at)
    values (${account}, 'normal', 2, ${lineId}, '3000', 'سلام', 'ucs2', 'persian', 1, 1, 1, 'none', ${statuses.length}, ${begun}, ${begun})
    returning id`.execute(db());
  const sendId = rows[0]?.id ?? 0n;
  await sql`insert into recipients (account_id, send_id, n, mobile, operator, status, parts, price_mrial)
    select ${account}::bigint, ${sendId}::bigint, u.n, 240000000 + u.n, 2, u.status, 1, 1
    from unnest(${statuses}::int[]) with ordinality u (status, n)`.execute(db());
  await sql`insert into send_counters (account_id, send_id, operator, total, delivered)
    values (${account}, ${sendId}, 2, ${statuses.length}, ${statuses.filter((status) => status === 2).length})`.execute(
    db(),
  );
  await sql`update sends set settled_at = ${NOW}, finished_at = ${NOW} where id = ${sendId}`.execute(db());
  return sendId;
}

const NAME = 'peyk-reach-of-test';

async function killOnceItWaits(): Promise<void> {
  for (let killed = 0; killed === 0;) {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${NAME} and wait_event_type = 'Lock'`.execute(db());
    killed = rows.length;
  }
}

async function afterN(sendId: bigint): Promise<number | undefined> {
  const row = db().selectFrom('reach_folds').select('after_n').where('send_id', '=', sendId);
  return (await row.executeTakeFirst())?.after_n;
}

async function arrive(sendId: bigint, n: number): Promise<void> {
  await sql`update recipients set status = 2 where send_id = ${sendId} and n = ${n}`.execute(db());
  await sql`update send_counters set delivered = delivered + 1 where send_id = ${sendId}`.execute(db());
}

/** Last digits of the contacts that a filter finds. */
async function found(kind: NonNullable<ContactFilters['reach']>['kind'], days = 30, account = accountId) {
  const filters: ContactFilters = { reach: { kind, days } };
  const { items } = await listContactsOf(db(), { accountId: account, filters, paging: { page: 1, limit: 10 } });
  return items.map(({ mobile }) => mobile - 240_000_000).sort();
}

describe('whom messages have reached', () => {
  it('is found by what became of them: delivered, not reached, in doubt, and who was never sent to', async () => {
    await givenSettled([2, 3, 12]);
    await fold();
    expect(await found('delivered')).toEqual([1]);
    expect(await found('not_delivered')).toEqual([2, 3, 4]);
    expect(await found('never_reached')).toEqual([2]);
    expect(await found('never_sent')).toEqual([3, 4]);
  });

  it('is counted in days of Tehran, today included, by the last of several sends', async () => {
    await givenSettled([2, 2], { daysAgo: 40 });
    await givenSettled([3, 2], { daysAgo: 10 });
    await fold();
    expect(await found('delivered', 41)).toEqual([1, 2]);
    expect(await found('delivered', 40)).toEqual([2]);
    expect(await found('delivered', 10)).toEqual([]);
    expect(await found('never_reached')).toEqual([]);
    // The older send was folded last, and takes nothing back.
    const older = await givenSettled([3, 3], { daysAgo: 60 });
    await fold();
    expect(older).toBeGreaterThan(0n);
    expect(await found('delivered', 11)).toEqual([2]);
  });

  it('follows receipts that come after the send was settled, until a week after it', async () => {
    const sendId = await givenSettled([0, 0]);
    await fold();
    expect(await found('never_reached')).toEqual([1, 2]);
    await arrive(sendId, 1);
    await fold(HOUR_MS - 60_000);
    expect(await found('delivered')).toEqual([]);
    await fold(HOUR_MS);
    expect(await found('delivered')).toEqual([1]);
    await arrive(sendId, 2);
    for (const after of [6 * HOUR_MS, DAY_MS, 7 * DAY_MS]) await fold(after);
    expect(await found('delivered')).toEqual([1, 2]);
    expect((await sql`select from reach_folds`.execute(db())).rows).toEqual([]);
  });

  it('is nobody of another account, who has the same numbers', async () => {
    const other = await givenAccountId();
    await db().insertInto('contacts').values({ account_id: other, mobile: 240_000_001, created_at: NOW }).execute();
    await givenSettled([2]);
    await fold();
    expect(await found('delivered', 30, other)).toEqual([]);
    expect(await found('never_sent', 30, other)).toEqual([1]);
  });

  it('is kept of contacts alone', async () => {
    await givenSettled([2, 2, 2, 2, 2, 2]);
    await fold();
    const rows = db().selectFrom('number_reach').select('mobile').where('account_id', '=', accountId);
    expect((await rows.execute()).length).toBe(4);
  });
});

describe('folding', () => {
  it('goes through a large send in steps, and a step that is killed is done again', async () => {
    const sendId = await givenSettled(Array.from({ length: 45_000 }, () => 2));
    await sql`insert into contacts (account_id, mobile, created_at)
      select ${accountId}, 240000000 + n, now() from generate_series(5, 45000) n`.execute(db());
    // Someone else writes what the second step needs, so that it waits and can be killed in the middle.
    const other = await db().startTransaction().execute();
    await sql`insert into number_reach values (${accountId}, ${240_000_000 + 30_000}, '2020-01-01')`.execute(other);
    const doomed = createDatabase({ url: test().url, log: silentLog, poolSize: 1, applicationName: NAME });
    const killed = expect(fold(0, doomed)).rejects.toThrow();
    await killOnceItWaits();
    await killed;
    await other.rollback().execute();
    await closeDatabase(doomed);
    expect(await afterN(sendId)).toBe(20_000);
    expect(await fold()).toBe(2);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from number_reach where account_id = ${accountId}`.execute(db());
    expect(rows).toEqual([{ count: 45_000 }]);
    const left = db().selectFrom('reach_folds').select(['round', 'after_n']).where('send_id', '=', sendId);
    expect(await left.execute()).toEqual([{ round: 1, after_n: 0 }]);
  });

  it('of two processes is shared, and folded twice is folded once', async () => {
    for (let i = 0; i < 10; i += 1) await givenSettled([2, 3]);
    const steps = await Promise.all([fold(), fold(), fold()]);
    expect(steps.reduce((sum, count) => sum + count, 0)).toBe(10);
    await sql`update reach_folds set due_at = ${NOW}, round = 4, delivered = null`.execute(db());
    expect(await fold()).toBe(10);
    expect([await found('delivered'), await found('never_reached')]).toEqual([[1], [2]]);
  });

  it('forgets a send that is not there any more', async () => {
    await sql`insert into reach_folds (account_id, send_id, due_at) values (${accountId}, 999999999, ${NOW})`.execute(
      db(),
    );
    expect(await fold()).toBe(1);
    expect((await sql`select from reach_folds`.execute(db())).rows).toEqual([]);
  });
});
