import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../index';
import { OWNERS_FUNCTIONS, rightsOf } from './rights';

interface Relation {
  /** As it stands in SQL, quoted where it must be. */
  name: string;
  table: string;
  isSequence: boolean;
  /** What the role was given, in the order of the alphabet. */
  given: string[];
}

/** What comes with an extension is its own affair. */
const ofNoExtension = (catalogue: string, oid: string) => sql`not exists (
  select 1 from pg_depend x where x.classid = ${sql.lit(catalogue)}::regclass and x.objid = ${sql.ref(oid)} and x.deptype = 'e')`;
const HERE = sql`quote_ident(current_schema())::regnamespace`;

/**
 * Tables, views and sequences of the schema that the asking role may grant. Partitions are reached through their tables, and
 * need no grants of their own.
 */
async function readRelations(owner: Kysely<Database>, role: string): Promise<Relation[]> {
  const { rows } = await sql<Relation>`
    select c.oid::regclass::text as name, c.relname::text as table, c.relkind = 'S' as "isSequence", array(
      select lower(a.privilege_type) from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
      where r.rolname = ${role} order by 1) as given
    from pg_class c where c.relnamespace = ${HERE} and c.relkind in ('r', 'p', 'v', 'S') and not c.relispartition
      and pg_has_role(c.relowner, 'usage') and ${ofNoExtension('pg_class', 'c.oid')} order by 1`.execute(owner);
  return rows;
}

/** Functions that the role may not call and must. PostgreSQL lets everybody call a new one; an administrator may have changed that. */
async function readClosedFunctions(owner: Kysely<Database>, role: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = ${HERE} and p.prokind = 'f' and pg_has_role(p.proowner, 'usage')
      and (not p.prosecdef or p.proname = any(${OWNERS_FUNCTIONS}))
      and not has_function_privilege(${role}, p.oid, 'execute') and ${ofNoExtension('pg_proc', 'p.oid')}`.execute(
    owner,
  );
  return rows.map(({ name }) => name);
}

async function statementsForSchema(owner: Kysely<Database>, role: string) {
  const { rows } = await sql<{ schema: string; uses: boolean; makes: boolean }>`
    select quote_ident(current_schema()) as schema, has_schema_privilege(${role}, current_schema(), 'usage') as uses,
      has_schema_privilege(${role}, current_schema(), 'create') as makes`.execute(owner);
  return rows.flatMap(({ schema, uses, makes }) => [
    ...(uses ? [] : [sql`grant usage on schema ${sql.raw(schema)} to ${sql.id(role)}`]),
    // PostgreSQL before 15 let everybody; a database that comes from there still does.
    ...(makes ? [sql`revoke create on schema ${sql.raw(schema)} from public, ${sql.id(role)}`] : []),
  ]);
}

/** pg-boss keeps its tables in a schema of their own, which our migrations made; it reads and writes all of them. */
const QUEUE_SCHEMA = 'pgboss';

async function statementsForQueue(owner: Kysely<Database>, role: string) {
  const { rows } = await sql<{ lacks: boolean }>`
    select not has_schema_privilege(${role}, n.oid, 'usage') or exists (
      select 1 from pg_class c where c.relnamespace = n.oid and c.relkind in ('r', 'p')
        and not (has_table_privilege(${role}, c.oid, 'select') and has_table_privilege(${role}, c.oid, 'insert')
          and has_table_privilege(${role}, c.oid, 'update') and has_table_privilege(${role}, c.oid, 'delete'))) as lacks
    from pg_namespace n where n.nspname = ${QUEUE_SCHEMA} and pg_has_role(n.nspowner, 'usage')`.execute(owner);
  if (!rows[0]?.lacks) return [];
  const schema = sql.id(QUEUE_SCHEMA);
  return [
    sql`grant usage on schema ${schema} to ${sql.id(role)}`,
    sql`grant select, insert, update, delete on all tables in schema ${schema} to ${sql.id(role)}`,
  ];
}

function statementsFor({ name, table, isSequence, given }: Relation, role: string) {
  const wanted = isSequence ? ['usage'] : [...rightsOf(table)].sort();
  if (given.join() === wanted.join()) return [];
  const object = sql.raw(isSequence ? `sequence ${name}` : `table ${name}`);
  return [
    sql`revoke all on ${object} from ${sql.id(role)}`,
    sql`grant ${sql.raw(wanted.join(', '))} on ${object} to ${sql.id(role)}`,
  ];
}

/**
 * Gives the program's role what `rightsOf` says, of every table that is there, and takes whatever goes beyond it. Only what
 * differs is touched, so that a start with nothing new asks a few questions and writes nothing.
 * @param owner connected as the owner of the tables. @returns how many statements it took.
 */
export async function grantRights(owner: Kysely<Database>, role: string): Promise<number> {
  const relations = await readRelations(owner, role);
  const functions = await readClosedFunctions(owner, role);
  const statements = [
    ...(await statementsForSchema(owner, role)),
    ...(await statementsForQueue(owner, role)),
    ...relations.flatMap((relation) => statementsFor(relation, role)),
    ...functions.map((name) => sql`grant execute on function ${sql.raw(name)} to ${sql.id(role)}`),
  ];
  if (statements.length === 0) return 0;
  await owner.transaction().execute(async (tx) => {
    for (const statement of statements) await statement.execute(tx);
  });
  return statements.length;
}
