import { join } from 'node:path';
import { sql } from 'kysely';
import { closeDatabase, createDatabase } from '../create-database';
import type { Db } from '../create-database';
import { migrate, readMigrations } from '../migrations';
import { quietLog, startOwnServer } from '../testing/own-database';
import type { OwnDatabase, OwnServer } from '../testing/own-database';
import { findExcessRights } from './find-excess-rights';
import { grantRights } from './grant-rights';
import { KEPT_TABLES, OWNERS_FUNCTIONS, rightsOf } from './rights';

const MIGRATIONS = readMigrations(join(__dirname, '../../migrations'));
const INSUFFICIENT_PRIVILEGE = '42501';
const NO_MARKS = { outsideTransaction: false, contracts: false };
const state = {} as { server: OwnServer; own: OwnDatabase; owner: Db; program: Db };

beforeAll(async () => {
  state.server = await startOwnServer();
  state.own = await state.server.createEmpty();
  state.owner = state.own.db;
  await migrate(state.owner, MIGRATIONS, state.server.program);
  state.program = createDatabase({ url: state.own.programUrl, log: quietLog, poolSize: 2 });
});
afterAll(async () => {
  await closeDatabase(state.program);
  await state.own.close();
  await state.server.stop();
});

const run = (text: string, db = state.program) => sql.raw(text).execute(db);
/** Brings the rights back to what the list says, as every start does. */
const startAgain = () => migrate(state.owner, MIGRATIONS, state.server.program);

async function namesOf(query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> {
  return (await query.execute(state.owner)).rows.map(({ name }) => name);
}

describe('the list of what is kept', () => {
  it('has every table of ledger and audit log, and every one whose rows are never changed', async () => {
    const byName = await namesOf(sql<{ name: string }>`
      select relname::text as name from pg_class where relkind in ('r', 'p') and not relispartition
        and relnamespace = 'public'::regnamespace and relname ~ '^(ledger|audit)_'`);
    const byTrigger = await namesOf(sql<{ name: string }>`
      select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc`);
    expect(byName.length).toBeGreaterThan(5);
    expect(byTrigger.length).toBeGreaterThan(3);
    expect(Object.keys(KEPT_TABLES)).toEqual(expect.arrayContaining([...byName, ...byTrigger]));
    for (const table of byTrigger) expect(rightsOf(table)).not.toEqual(expect.arrayContaining(['update']));
    for (const table of byTrigger) expect(rightsOf(table)).not.toEqual(expect.arrayContaining(['delete']));
  });

  it('has no table that is not there', async () => {
    for (const table of Object.keys(KEPT_TABLES)) await run(`select 1 from ${table} limit 1`, state.owner);
  });

  it('names the functions that run as the owner; each is pinned to the schema and closed to strangers', async () => {
    const { rows } = await sql<{ name: string; path: string; open: boolean }>`
      select p.proname::text as name, array_to_string(p.proconfig, ';') as path,
        exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as open
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`.execute(state.owner);
    expect(rows).toEqual(
      [...OWNERS_FUNCTIONS].sort().map((name) => ({ name, path: 'search_path=public, pg_temp', open: false })),
    );
  });
});

describe('the program', () => {
  it('has of every table what the list says, and nothing besides', async () => {
    const { rows } = await sql<{ table: string; may: string[] }>`
      select c.relname::text as table, array(
        select p from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p
        where has_table_privilege(c.oid, p)) as may
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`.execute(state.program);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows).toEqual(rows.map(({ table }) => ({ table, may: rightsOf(table) })));
    expect(await findExcessRights(state.program)).toEqual([]);
  });

  const ledger = ['ledger_entries', 'ledger_transactions'];
  const audit = ['audit_entries', 'audit_links', 'audit_head', 'audit_waiting'];
  it.each([
    ...[...ledger, ...audit].flatMap((table) => [
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} disable trigger user`,
      `alter table ${table} owner to current_user`,
      `drop table ${table} cascade`,
    ]),
    ...ledger.map((table) => `update ${table} set account_id = 0`),
    "update audit_entries set outcome = 'x'",
    "update audit_links set hash = sha256('x')",
    'update audit_head set n = 0',
    'update audit_waiting set entry_id = 0',
    "insert into audit_links values (1, 1, sha256('x'))",
    'delete from wallets',
    'delete from schema_migrations',
    'drop trigger ledger_entries_stay on ledger_entries',
    'drop function refuse_change() cascade',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'alter function link_audit(integer) security invoker',
    "set session_replication_role = 'replica'",
    'create table mine (id int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'alter role current_user superuser',
    'alter table audit_entries drop constraint audit_entries_pkey cascade',
    'create trigger mine before insert on ledger_entries for each row execute function refuse_change()',
  ])('is refused: %s', async (text) => {
    await expect(run(text)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  it('cannot become the owner', async () => {
    const { rows } = await sql<{ name: string }>`select current_user::text as name`.execute(state.owner);
    await expect(run(`set role "${rows[0]?.name}"`)).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  it('has the owner do what it must: partitions, statistics, the chain', async () => {
    await run('select ensure_send_partitions(100001)');
    await run('select analyze_contacts(1)');
    for (const name of ['recipients_1', 'parts_1']) await run(`select analyze_partition('${name}')`);
    await expect(run("select analyze_partition('ledger_entries')")).rejects.toThrow('no partition of the recipients');
    await run(`with e as (insert into audit_entries (at, action, outcome, actor_kind, details)
      values (now(), 'x', 'done', 'user', '{}') returning id) insert into audit_waiting select id from e`);
    const { rows } = await sql<{ linked: number }>`select link_audit(10) as linked`.execute(state.program);
    expect(rows).toEqual([{ linked: 1 }]);
  });

  it('cannot have the owner write elsewhere by a table of the same name', async () => {
    await state.program.connection().execute(async (connection) => {
      await sql`create temp table audit_head (is_only boolean, n bigint, hash bytea)`.execute(connection);
      await sql`with e as (insert into audit_entries (at, action, outcome, actor_kind, details)
        values (now(), 'x', 'done', 'user', '{}') returning id) insert into audit_waiting select id from e`.execute(
        connection,
      );
      const { rows } = await sql<{ linked: number; n: bigint }>`
        select link_audit(10) as linked, (select n from public.audit_head) as n`.execute(connection);
      expect(rows[0]?.linked).toBe(1);
      await sql`drop table pg_temp.audit_head`.execute(connection);
    });
  });
});

describe('a right that was given by hand', () => {
  it.each(['delete', 'update', 'truncate', 'trigger'])('is found and taken back: %s', async (right) => {
    await run(`grant ${right} on ledger_entries to ${state.server.program}`, state.owner);
    expect(await findExcessRights(state.program)).toEqual([`${right} on ledger_entries`]);
    await startAgain();
    expect(await findExcessRights(state.program)).toEqual([]);
  });

  it('lets a statement come as far as the trigger, so the refusals above are those of the rights', async () => {
    await run(`grant delete on ledger_entries to ${state.server.program}`, state.owner);
    await expect(run('delete from ledger_entries')).rejects.toThrow('its rows are never changed');
    await startAgain();
    await expect(run('delete from ledger_entries')).rejects.toThrow('permission denied');
  });

  it('to make things in the schema is taken from everybody', async () => {
    await run('grant create on schema public to public', state.owner);
    expect(await findExcessRights(state.program)).toEqual(['make tables and functions in the schema']);
    await startAgain();
    await expect(run('create table mine (id int)')).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });

  it('to be somebody who owns the tables is found', async () => {
    expect(await findExcessRights(state.owner)).toContain('own the tables of ledger and audit log, or become who does');
  });
});

describe('after a migration', () => {
  it('the program may work with a new table, and only add to a new one of ledger and audit log', async () => {
    await run('create table things (id bigint generated always as identity, n int)', state.owner);
    await run('create table ledger_more (n int)', state.owner);
    await startAgain();
    await run('insert into things (n) values (1)');
    await run('delete from things');
    await run('insert into ledger_more values (1)');
    await expect(run('delete from ledger_more')).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
    await run('drop table things, ledger_more', state.owner);
  });

  it('nothing is written when nothing is new', async () => {
    await startAgain();
    expect(await grantRights(state.owner, state.server.program)).toBe(0);
  });

  it('the program starts on its own with a database that is up to date, and cannot bring another there', async () => {
    expect(await migrate(state.program, MIGRATIONS)).toEqual([]);
    const next = { name: '9999-next', text: 'create table next (id int)', checksum: 'x', ...NO_MARKS };
    await expect(migrate(state.program, [...MIGRATIONS, next])).rejects.toMatchObject({ code: INSUFFICIENT_PRIVILEGE });
  });
});
