import { createTestDatabase, fixedClock } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { listRecipientsOf } from './reports.service';
import type { SendKey } from './send-key';
import { givenSend, mobileOf } from './testing/given-send';

const SIZE = 25_000;
const clock = fixedClock();
const state = {} as { test: TestDatabase };
beforeAll(async () => {
  state.test = await createTestDatabase();
});
afterAll(() => state.test?.close());
const db = () => state.test.db;

/** Two thirds delivered; every 700th not delivered, and all of the last five hundred. */
const statusOf = (n: number) => (n % 700 === 0 || n > SIZE - 500 ? 3 : n % 3 === 0 ? 0 : 2);
const givenLarge = () => givenSend(db(), { statuses: Array.from({ length: SIZE }, (_, i) => statusOf(i + 1)) });

describe('a number among many recipients', () => {
  const numberAt = (n: number) => `0${9_000_000_000 + mobileOf(n)}`;
  const placeOf = async (key: SendKey, number: string) => {
    const paging = { page: 1, limit: 10 };
    return (await listRecipientsOf(db(), { ...key, paging, number }, clock.now())).items.map(({ n }) => n);
  };

  it.each(['of before they were kept beside each other', 'of now'])('is found in a send %s', async (when) => {
    const key = await givenLarge();
    if (when === 'of now') {
      await sql`insert into recipient_numbers (account_id, send_id, from_n, mobiles)
        select account_id, send_id, min(n), array_agg(mobile order by n) from recipients
        where send_id = ${key.sendId} group by 1, 2, (n - 1) / 10000`.execute(db());
      // So that nothing but the kept numbers can answer.
      await sql`update recipients set mobile = mobile - 1 where send_id = ${key.sendId} and n = 10001`.execute(db());
    }
    for (const n of [1, 10_000, 10_001, 20_000, SIZE]) expect(await placeOf(key, numberAt(n))).toEqual([n]);
    expect(await placeOf(key, '09240999999')).toEqual([]);
    const { rows } = await sql<{ from: number; count: number }>`
      select from_n as from, cardinality(mobiles) as count from recipient_numbers where send_id = ${key.sendId} order by 1`.execute(
      db(),
    );
    expect(rows.map(({ from, count }) => [from, count])).toEqual([
      [1, 10_000],
      [10_001, 10_000],
      [20_001, 5_000],
    ]);
  });

  it('is found where an earlier search was interrupted, and what that one has done stays', async () => {
    const key = await givenLarge();
    await sql`insert into recipient_numbers (account_id, send_id, from_n, mobiles)
      select account_id, send_id, min(n), array_agg(mobile order by n) from recipients
      where send_id = ${key.sendId} and n <= 10000 group by 1, 2`.execute(db());
    // So that nothing but the kept numbers can answer.
    await sql`update recipients set mobile = mobile - 1 where send_id = ${key.sendId} and n = 77`.execute(db());
    for (const n of [77, SIZE, 10_001]) expect(await placeOf(key, numberAt(n))).toEqual([n]);
  });

  it('is found, and its status, in a send that is read in several parts', async () => {
    const size = 60_000;
    const key = await givenSend(db(), { statuses: Array.from({ length: size }, (_, i) => (i < size - 2 ? 2 : 3)) });
    expect(await placeOf(key, numberAt(size))).toEqual([size]);
    const { items } = await listRecipientsOf(db(), { ...key, status: 3, paging: { page: 1, limit: 10 } }, clock.now());
    expect(items.map(({ n }) => n)).toEqual([size - 1, size]);
  });

  it('is found by walking in a small send, which keeps nothing for it', async () => {
    const key = await givenSend(db(), { statuses: [2, 2, 3] });
    expect(await placeOf(key, numberAt(3))).toEqual([3]);
    const kept = db().selectFrom('recipient_numbers').select('from_n').where('send_id', '=', key.sendId);
    expect(await kept.execute()).toEqual([]);
  });

  it('is looked for twice at once in a send of before', async () => {
    const key = await givenLarge();
    expect(await Promise.all([1, 2, 3].map(() => placeOf(key, numberAt(12_345))))).toEqual([
      [12_345],
      [12_345],
      [12_345],
    ]);
  });
});

describe('a page of a status in a large send', () => {
  const page = async (key: SendKey, status: number, number: number, limit = 10, now = clock.now()) =>
    (await listRecipientsOf(db(), { ...key, status, paging: { page: number, limit } }, now)).items.map(({ n }) => n);
  const all = (status: number) => Array.from({ length: SIZE }, (_, i) => i + 1).filter((n) => statusOf(n) === status);

  it('is the same as in the whole list, wherever it lies', async () => {
    const key = await givenLarge();
    for (const status of [0, 2, 3]) {
      const wanted = all(status);
      const last = Math.ceil(wanted.length / 100);
      for (const number of [1, 2, Math.ceil(last / 2), last]) {
        expect(await page(key, status, number, 100)).toEqual(wanted.slice((number - 1) * 100, number * 100));
      }
    }
    expect(await page(key, 3, 1000)).toEqual([]);
    expect(await page(key, 13, 1)).toEqual([]);
  });

  it('stands where it stood while the send moves, and follows what has changed after half a minute', async () => {
    const key = await givenLarge();
    const wanted = all(3);
    expect(await page(key, 3, 1)).toEqual(wanted.slice(0, 10));
    await sql`update recipients set status = 2 where send_id = ${key.sendId} and n = ${wanted[0]}`.execute(db());
    await sql`update send_counters set undelivered = undelivered - 1, delivered = delivered + 1
      where send_id = ${key.sendId} and operator = 2`.execute(db());
    const soon = new Date(clock.now().getTime() + 10_000);
    expect(await page(key, 3, 2, 10, soon)).toEqual(wanted.slice(10, 20));
    const later = new Date(clock.now().getTime() + 31_000);
    expect(await page(key, 3, 1, 10, later)).toEqual(wanted.slice(1, 11));
    expect(await page(key, 3, 2, 10, later)).toEqual(wanted.slice(11, 21));
  });

  it('is found anew where as many stand in other places, long after they were counted', async () => {
    const began = (n: number) => (n <= 10 ? 12 : 0);
    const key = await givenSend(db(), { statuses: Array.from({ length: SIZE }, (_, i) => began(i + 1)) });
    expect(await page(key, 12, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // Receipts end these doubts, and a line that is cut leaves as many further on.
    const doubted = Array.from({ length: 10 }, (_, i) => 15_001 + i);
    await sql`update recipients set status = case when n <= 10 then 2 else 12 end
      where send_id = ${key.sendId} and (n <= 10 or n between 15001 and 15010)`.execute(db());
    await sql`update send_counters set delivered = delivered + 5, sent = sent - 5 where send_id = ${key.sendId}`.execute(
      db(),
    );
    const later = new Date(clock.now().getTime() + 31_000);
    expect(await page(key, 12, 1, 10, later)).toEqual(doubted);
  });

  it('is counted once for all pages when the send has come to rest, also where a status has gone meanwhile', async () => {
    const key = await givenSend(db(), {
      statuses: Array.from({ length: SIZE }, (_, i) => (i < 10 ? 12 : i < 20 ? 10 : 2)),
    });
    await page(key, 12, 1);
    await sql`update recipients set status = 13 where send_id = ${key.sendId} and n <= 10`.execute(db());
    await sql`update send_counters set expired = expired + 5, in_doubt = in_doubt - 5 where send_id = ${key.sendId}`.execute(
      db(),
    );
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
    const countedAt = async () => {
      const { rows } = await sql<{ at: Date }>`
        select max(counted_at) as at from recipient_status_blocks where send_id = ${key.sendId}`.execute(db());
      return rows[0]?.at;
    };
    expect(await page(key, 13, 1, 10, at(40))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await page(key, 2, 1, 2, at(4000))).toEqual([21, 22]);
    expect(await countedAt()).toEqual(at(40));
  });
});
