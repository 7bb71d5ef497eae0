import { sql } from 'kysely';
import type { Db } from '../create-database';
import { KEPT_TABLES } from './rights';

/**
 * What the role that `db` is connected as may do and the program must not: own a table that is kept (or be able to become who
 * owns it, as a superuser is), change or empty one, make things in the schema. Each in words; empty when all is well.
 */
export async function findExcessRights(db: Db): Promise<string[]> {
  const kept = Object.keys(KEPT_TABLES);
  const { rows } = await sql<{ table: string; owns: boolean; may: string[] }>`
    select c.relname::text as table, pg_has_role(c.relowner, 'member') as owns, array_remove(array[
      case when has_any_column_privilege(c.oid, 'insert') then 'insert' end,
      case when has_any_column_privilege(c.oid, 'update') then 'update' end,
      case when has_table_privilege(c.oid, 'delete') then 'delete' end,
      case when has_table_privilege(c.oid, 'truncate') then 'truncate' end,
      case when has_table_privilege(c.oid, 'trigger') then 'trigger' end], null) as may
    from pg_class c where c.relnamespace = quote_ident(current_schema())::regnamespace and c.relkind in ('r', 'p')
      and c.relname = any(${kept}) order by 1`.execute(db);
  const { rows: schemas } = await sql<{ makes: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as makes`.execute(db);
  return [
    ...(rows.some(({ owns }) => owns) ? ['own the tables of ledger and audit log, or become who does'] : []),
    ...rows.filter(({ owns }) => !owns).flatMap(({ table, may }) => describe(table, may)),
    ...(schemas.some(({ makes }) => makes) ? ['make tables and functions in the schema'] : []),
  ];
}

function describe(table: string, may: readonly string[]): string[] {
  const allowed: readonly string[] = KEPT_TABLES[table] ?? [];
  return may.filter((right) => !allowed.includes(right)).map((right) => `${right} on ${table}`);
}
