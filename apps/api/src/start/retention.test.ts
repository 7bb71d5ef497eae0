import { expiredRowsTask } from '@peyk/server-jobs';
import { allOf } from '@peyk/server-module';
import type { ServerContext } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { MODULES } from '../admin/commands';

let test: TestDatabase;
let context: ServerContext;
const clock = fixedClock();
const task = expiredRowsTask(allOf(MODULES, 'retention'));

beforeAll(async () => {
  test = await createTestDatabase();
  context = { db: test.db, clock, log: silentLog };
});
afterAll(() => test.close());

describe('the rules of retention of all domains', () => {
  it('delete what has expired and keep what has not', async () => {
    const days = (count: number) => new Date(clock.now().getTime() - count * 86_400_000);
    await sql`insert into rate_counters values ('old', ${days(3)}, 1), ('new', ${days(1)}, 1)`.execute(test.db);
    await sql`insert into idempotency_keys values (1, 'send', 'old', '\\x00', null, ${days(2)}),
      (1, 'send', 'new', '\\x00', null, ${days(0)})`.execute(test.db);
    expect(await task.run(context)).toBe(2);
    const { rows } = await sql`select key from rate_counters union all select key from idempotency_keys`.execute(
      test.db,
    );
    expect(rows).toEqual([{ key: 'new' }, { key: 'new' }]);
  });

  it.each<[table: string, column: string, keptHours: number]>([
    ['sessions', 'expires_at', 7 * 24],
    ['login_challenges', 'expires_at', 48],
    ['code_challenges', 'expires_at', 48],
    ['pending_registrations', 'expires_at', 0],
    ['one_use_codes', 'expires_at', 1],
    ['rate_counters', 'window_start', 48],
    ['idempotency_keys', 'created_at', 24],
    ['quotes', 'expires_at', 7 * 24],
  ])('delete rows of %s by %s after %d hours, and not before', async (table, column, keptHours) => {
    const { accountId, userId } = await givenAccount(test.db, {});
    const who = { account_id: accountId, user_id: userId };
    const at = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
    const [token, later] = [Buffer.from([7]), at(-1)];
    const values: Record<string, object> = {
      sessions: { token_hash: token, ...who, created_at: later, revoked_at: later },
      login_challenges: { token_hash: token, ...who, consumed_at: later },
      code_challenges: {
        ...{ token_hash: token, purpose: 'password_reset', subject: token, ...who, mobile: 1, code_hash: token },
        ...{ code_expires_at: later, last_sent_at: later },
      },
      pending_registrations: { token_hash: token, details_sealed: token },
      one_use_codes: { code_hash: token, purpose: 'external_login', ...who, used_at: later },
      rate_counters: { key: 'kept', count: 1 },
      idempotency_keys: { account_id: accountId, operation: 'send', key: 'k', body_hash: token },
      quotes: {
        ...{ account_id: accountId, line_id: 1n, request_hash: token },
        ...{ unit_mrial: 0n, statutory_mrial: 0n, total_mrial: 0n },
      },
    };
    const row = { ...values[table], [column]: at(keptHours - 0.01) };
    const names = Object.keys(row).map((name) => sql.ref(name));
    await sql`delete from ${sql.table(table)}`.execute(test.db);
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
      test.db,
    );
    expect(await task.run(context)).toBe(0);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at(keptHours + 0.01)}`.execute(test.db);
    expect(await task.run(context)).toBe(1);
  });

  it('delete what a registration told as soon as it is over, and its wrong codes two days later', async () => {
    const hours = (count: number) => new Date(clock.now().getTime() - count * 3_600_000);
    const challenge = sql`'registration', '\\x00', null, null, 1, '\\x00', now(), 0, now()`;
    await sql`insert into code_challenges values
      ('\\x01', ${challenge}, ${hours(49)}), ('\\x02', ${challenge}, ${hours(47)})`.execute(test.db);
    await sql`insert into pending_registrations values ('\\x01', '{}', ${hours(1)}), ('\\x02', '{}', ${hours(-1)})`.execute(
      test.db,
    );
    expect(await task.run(context)).toBe(2);
    const { rows } = await sql`
      select token_hash from code_challenges union all select token_hash from pending_registrations`.execute(test.db);
    expect(rows).toEqual([{ token_hash: Buffer.from([2]) }, { token_hash: Buffer.from([2]) }]);
  });
});
