import type { Db } from '@peyk/server-database';
import { sql } from 'kysely';

/** One row that was made, changed or removed. */
export interface Change {
  table: string;
  kind: 'INSERT' | 'UPDATE' | 'DELETE';
  /** As it is now; as it was where it is gone. */
  row: Record<string, unknown>;
}

export interface Changes {
  /** What is committed from here on is asked for with the number that this gives. */
  mark(): Promise<string>;
  /** @param accountId only of that account's rows, which name it or are it. */
  since(mark: string, accountId?: bigint): Promise<Change[]>;
}

/** Of partitions under the name of their table. */
async function listTables(owner: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`.execute(owner);
  return rows.map(({ name }) => name);
}

/**
 * Has PostgreSQL write down every change of a row, whoever makes it: reading all tables before and after each call takes a hundred times
 * as long. When a session was seen last is left out: a call writes it behind its answer, so the one before may still do it while this one
 * runs.
 */
export async function watchChanges(owner: Db): Promise<Changes> {
  const tables = await listTables(owner);
  await sql`create table watched_changes (n bigserial primary key, name text, kind text, row jsonb)`.execute(owner);
  await sql`
    create function watch_change() returns trigger language plpgsql security definer as $$
    begin
      if tg_argv[0] = 'sessions' and tg_op = 'UPDATE'
          and to_jsonb(new) - 'last_seen_at' = to_jsonb(old) - 'last_seen_at' then
        return null;
      end if;
      insert into public.watched_changes (name, kind, row)
        values (tg_argv[0], tg_op, to_jsonb(case when tg_op = 'DELETE' then old else new end));
      return null;
    end $$`.execute(owner);
  for (const name of tables)
    await sql`
      create trigger watch_changes after insert or update or delete on ${sql.table(name)}
      for each row execute function watch_change(${sql.lit(name)})`.execute(owner);
  return {
    mark: async () => {
      const { rows } = await sql<{ n: string }>`
        select coalesce(max(n), 0)::text as n from watched_changes`.execute(owner);
      return rows[0]?.n ?? '0';
    },
    since: async (mark, accountId) => {
      const ofAccount =
        accountId === undefined
          ? sql`true`
          : sql`case when name = 'accounts' then row->>'id' else row->>'account_id' end = ${String(accountId)}`;
      const { rows } = await sql<Change>`
        select name as table, kind, row from watched_changes where n > ${mark}::bigint and ${ofAccount}
        order by n`.execute(owner);
      return rows;
    },
  };
}
