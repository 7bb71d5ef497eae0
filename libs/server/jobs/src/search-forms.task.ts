import type { Db } from '@peyk/server-database';
import type { PeriodicTask, SearchedColumn } from '@peyk/server-module';
import { sql } from 'kysely';

const BATCH = 2_000;
/** So that one round ends soon; the next goes on where this one stopped. */
const BATCHES_A_ROUND = 50;

interface Place {
  accountId: bigint;
  id: bigint;
}

/** Brings a page of rows after `place` to the rule. @returns the last of them; undefined when there is none */
async function rebuildPage(
  db: Db,
  { table, column, form = 'search_form' }: SearchedColumn,
  place: Place,
): Promise<Place | undefined> {
  const made = sql`${sql.ref(form)}(t.${sql.ref(column)})`;
  const { rows } = await sql<Place & { changed: boolean }>`
    with page as materialized (
      select account_id, id from ${sql.table(table)}
      where (account_id, id) > (${place.accountId}, ${place.id}) order by account_id, id limit ${BATCH}
    ), changed as (
      update ${sql.table(table)} t set found_by = ${made} from page
      where t.account_id = page.account_id and t.id = page.id
        and t.found_by is distinct from ${made}
    )
    select account_id as "accountId", id from page order by account_id desc, id desc limit 1`.execute(db);
  return rows[0];
}

async function rebuild(db: Db, searched: SearchedColumn, now: Date): Promise<number> {
  const { table } = searched;
  const isThis = sql<boolean>`name = ${table}`;
  for (let batch = 0; batch < BATCHES_A_ROUND; batch += 1) {
    const { rows } = await sql<Place>`
      select account_id as "accountId", id from search_rebuilds where ${isThis} and done_at is null`.execute(db);
    const [place] = rows;
    if (!place) return batch;
    const last = await rebuildPage(db, searched, place);
    await (
      last
        ? sql`update search_rebuilds set account_id = ${last.accountId}, id = ${last.id} where ${isThis}`
        : sql`update search_rebuilds set done_at = ${now} where ${isThis}`
    ).execute(db);
  }
  return BATCHES_A_ROUND;
}

/** Fills in the forms of search of rows that were there before the rule, a few thousand at a time. Idle when all are done. */
export function searchFormsTask(searched: readonly SearchedColumn[]): PeriodicTask {
  return {
    name: 'search-forms',
    everyMs: 10_000,
    run: async ({ db, clock }) => {
      let batches = 0;
      for (const one of searched) batches += await rebuild(db, one, clock.now());
      return batches;
    },
  };
}
