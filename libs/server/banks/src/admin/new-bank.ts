import { sql } from 'kysely';
import type { Tx } from '@peyk/server-database';

/** Empties the bank and gives it a new version: anyone who counted in the old one asks again. Readers see the old one until the end. */
export async function beginNewBank(tx: Tx, now: Date): Promise<void> {
  // One load at a time; the row is there after the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('number bank', 0))`.execute(tx);
  await sql`delete from bank_numbers`.execute(tx);
  await sql`delete from bank_counties`.execute(tx);
  await sql`delete from bank_job_categories`.execute(tx);
  await sql`
    insert into bank_state (version, loaded_at) values (1, ${now})
    on conflict (only_one) do update set version = bank_state.version + 1, loaded_at = excluded.loaded_at`.execute(tx);
}

/** The id of a name, made where it is not there yet. */
export type IdOf = (parent: number, name: string) => Promise<number>;

async function insertNamed(tx: Tx, insert: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const { rows } = await insert.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Counties, cities and trades by their names, each made at its first mention. */
export function namesOf(tx: Tx): {
  county: IdOf;
  city: IdOf;
  job: (category: string, kind: string) => Promise<number>;
} {
  const known = new Map<string, Promise<number>>();
  const once = (key: string, make: () => Promise<number>) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  const category = (parent: number | null, name: string) =>
    once(`job ${parent} ${name}`, () =>
      insertNamed(tx, sql`insert into bank_job_categories (parent_id, name) values (${parent}, ${name}) returning id`),
    );
  return {
    county: (parent, name) =>
      once(`county ${parent} ${name}`, () =>
        insertNamed(tx, sql`insert into bank_counties (province_id, name) values (${parent}, ${name}) returning id`),
      ),
    city: (parent, name) =>
      once(`city ${parent} ${name}`, () =>
        insertNamed(tx, sql`insert into bank_cities (county_id, name) values (${parent}, ${name}) returning id`),
      ),
    job: async (main, kind) => category(await category(null, main), kind),
  };
}
