import type { ServerContext } from '@peyk/server-database';
import { createTestDatabase, fixedClock, givenAccount, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';

/** A database with accounts for the top of a test file. */
export function contactsDatabase() {
  const clock = fixedClock('2026-11-20T08:30:00Z');
  const state = {} as { test: TestDatabase };
  beforeAll(async () => {
    state.test = await createTestDatabase();
  });
  afterAll(() => state.test?.close());
  return {
    clock,
    db: () => state.test.db,
    test: () => state.test,
    context: (): ServerContext => ({ db: state.test.db, clock, log: silentLog }),
    givenAccountId: async () => (await givenAccount(state.test.db)).accountId,
    /** How many rows the planner believes a table has. */
    knownRows: async (table: string) => {
      const { rows } = await sql<{ count: number }>`
        select reltuples::int as count from pg_class where oid = ${table}::regclass`.execute(state.test.db);
      return rows[0]?.count;
    },
    /** Phonebooks whose count is not the number of their rows, and members that are no contact. */
    faults: async () => {
      const { rows } = await sql`
        select 'count' as fault, p.id::text as of from phonebooks p where p.members_count <> (
          select count(*) from phonebook_members m where m.account_id = p.account_id and m.phonebook_id = p.id)
        union all
        select 'no contact', m.mobile::text from phonebook_members m where not exists (
          select from contacts c where c.account_id = m.account_id and c.mobile = m.mobile)
        union all
        select 'no phonebook', m.mobile::text from phonebook_members m where not exists (
          select from phonebooks p where p.account_id = m.account_id and p.id = m.phonebook_id) and not exists (
          select from deleted_phonebooks d where d.account_id = m.account_id and d.phonebook_id = m.phonebook_id)`.execute(
        state.test.db,
      );
      return rows;
    },
  };
}
