import { sql } from 'kysely';
import type { Db } from '@peyk/server-database';

/** Rank of a status as docs/sending.md has it, written anew: the judge must not learn from the accused. */
const rank = (row: string) => `case ${row}.status when 10 then 0 when 12 then 1 when 0 then 2 when 1 then 3 else 4 end`;

/**
 * Makes the database itself watch each change of a recipient: a status that goes back or changes after its end, and money that moves
 * twice, are written down, whatever is read later; and each mark of a message of an account that is blocked at that moment, and each
 * of its scheduled sends that begins. Statistics stay out of it, so that the same rows are always found
 * in the same way.
 */
export async function watchRows(db: Db): Promise<void> {
  await sql`create unlogged table sim_wrong_moves (what text, send_id bigint, n integer)`.execute(db);
  // The triggers run as anyone who changes a row, which is the program.
  await sql`grant insert on sim_wrong_moves to public`.execute(db);
  await sql`
    create function sim_wrong_move() returns trigger language plpgsql as $$
    begin
      insert into sim_wrong_moves values
        (format('status %s to %s, money %s to %s', old.status, new.status, old.settled, new.settled), new.send_id, new.n);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger sim_watch after update on recipients for each row when (
      (old.settled <> 0 and new.settled <> old.settled)
      or (old.status <> new.status and ${sql.raw(rank('old'))} >= ${sql.raw(rank('new'))})
    ) execute function sim_wrong_move()`.execute(db);
  await watchBlocked(db);
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
  for (const { name } of rows) await sql`alter table ${sql.raw(name)} set (autovacuum_enabled = false)`.execute(db);
}

/** A function that may change rows sees what is committed at that moment, also after its statement has begun. */
async function watchBlocked(db: Db): Promise<void> {
  await sql`
    create function sim_blocked_moves() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from accounts where id = new.account_id and blocked_reason is not null) then
        insert into sim_wrong_moves values (tg_argv[0],
          coalesce((to_jsonb(new)->>'send_id')::bigint, (to_jsonb(new)->>'id')::bigint), 0);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger sim_watch_marks after update on send_chunks for each row
    when (new.next_n > old.next_n and new.state = 1)
    execute function sim_blocked_moves('marked while its account was blocked')`.execute(db);
  await sql`
    create trigger sim_watch_schedule after update on sends for each row when (old.state = 11 and new.state = 0)
    execute function sim_blocked_moves('begun while its account was blocked')`.execute(db);
}

/** Tables with nothing in them; what they hold later is of one seed. */
export async function listEmptyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by name`.execute(db);
  const empty: string[] = [];
  for (const { name } of rows) {
    const { rows: found } = await sql`select 1 from ${sql.raw(name)} limit 1`.execute(db);
    if (found.length === 0) empty.push(name);
  }
  return empty;
}

/** As before the first seed: the same rows and the same next numbers. */
export async function emptyTables(db: Db, tables: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The books refuse it, as they should in an installation.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`truncate ${sql.raw(tables.join(', '))} restart identity cascade`.execute(tx);
  });
}
