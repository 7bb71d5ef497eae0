import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { readArchiveOverdue } from './archive-overdue';

const NOW = new Date('2026-11-20T08:00:00Z');
const DAY_SECONDS = 86_400;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_SECONDS * 1_000);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const overdueDays = async () => (await readArchiveOverdue(test.db, { afterDays: 60, now: NOW })) / DAY_SECONDS;
const is = (change: ReturnType<typeof sql>) =>
  sql`update send_partitions set ${change} where from_id = 0`.execute(test.db);

it('tells for how long the oldest partition that is to be in files is not there', async () => {
  expect(await overdueDays()).toBe(0);
  await is(sql`ended_at = ${daysAgo(59)}`);
  expect(await overdueDays()).toBe(0);
  await is(sql`ended_at = ${daysAgo(65)}`);
  expect(await overdueDays()).toBe(5);
  await sql`insert into send_partitions (from_id, to_id, name, ended_at) values (100000, 200000, '1', ${daysAgo(63)})`.execute(
    test.owner,
  );
  expect(await overdueDays()).toBe(5);
  // Apart, and its files never get whole.
  await is(sql`state = 1`);
  expect(await overdueDays()).toBe(5);
  await is(sql`state = 2`);
  expect(await overdueDays()).toBe(3);
});

it('leaves one that was brought back its thirty days', async () => {
  await is(sql`state = 0, returned_at = ${daysAgo(29)}`);
  expect(await overdueDays()).toBe(3);
  await is(sql`returned_at = ${daysAgo(31)}`);
  expect(await overdueDays()).toBe(5);
});
