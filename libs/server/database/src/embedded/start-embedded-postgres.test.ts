import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { temporaryFolder } from '../testing/own-database';
import { startEmbeddedPostgres } from './start-embedded-postgres';
import type { EmbeddedPostgres } from './start-embedded-postgres';

const state = {} as { folder: string; remove(): void; server: EmbeddedPostgres };

beforeAll(() => {
  Object.assign(state, temporaryFolder());
  // As root the server runs as someone else, who must come through here.
  chmodSync(state.folder, 0o755);
});
afterAll(async () => {
  await state.server.stop();
  state.remove();
});

/** Its parent does not exist at first, as in a fresh clone. */
const dataDir = () => join(state.folder, 'data', 'postgres');

const start = async () => {
  state.server = await startEmbeddedPostgres({ dataDir: dataDir(), durable: false });
  return state.server;
};

/** Where it answers. */
const socketFile = () => join(new URL(state.server.url).searchParams.get('host') ?? '', '.s.PGSQL.5432');

/** As the owner. */
async function ask(text: string, connectionString = state.server.ownerUrl): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

describe('the embedded PostgreSQL', () => {
  it('is started once by processes that start at once, and adopted by the others', async () => {
    const servers = await Promise.all([start(), start(), start()]);
    expect(servers.map(({ adopted }) => adopted).sort()).toEqual([false, true, true]);
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('listens nowhere but in a folder of its own', async () => {
    const [setting] = await ask("select current_setting('listen_addresses') as addresses");
    expect(setting).toEqual({ addresses: '' });
    expect(new URL(state.server.url).searchParams.get('host')).toMatch(/^\/.{1,80}$/);
  });

  it('keeps its data when it is stopped and started, and leaves no folder of its socket behind', async () => {
    await ask('create table kept as select 7 as n');
    const socketFolder = new URL(state.server.url).searchParams.get('host') ?? '';
    expect(existsSync(socketFolder)).toBe(true);
    await state.server.stop();
    expect(existsSync(socketFolder)).toBe(false);
    expect((await start()).adopted).toBe(false);
    expect(await ask('select n from kept')).toEqual([{ n: 7 }]);
  });

  it('is started again after it was killed', async () => {
    const [pid] = readFileSync(join(dataDir(), 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await start();
    expect(await ask('select n from kept')).toEqual([{ n: 7 }]);
  }, 30_000);

  it('tells once it is on its way by itself, which is before it answers, and of one that runs', async () => {
    await state.server.stop();
    const told: string[] = [];
    state.server = await startEmbeddedPostgres({
      ...{ dataDir: dataDir(), durable: false },
      onLaunch: () => void told.push(existsSync(socketFile()) ? 'answering' : 'on its way'),
    });
    expect(told).toEqual(['on its way']);
    await startEmbeddedPostgres({ dataDir: dataDir(), durable: false, onLaunch: () => void told.push('there') });
    expect(told).toEqual(['on its way', 'there']);
  });

  it('has a role for the program that owns nothing, also where the cluster is from before there was one', async () => {
    await ask('drop role peyk_app');
    await start();
    const [role] = await ask(
      `select rolname as name, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty,
        pg_has_role(rolname, 'peyk', 'member') as owner from pg_roles where rolname = current_user`,
      state.server.url,
    );
    expect(role).toEqual({ name: 'peyk_app', mighty: false, owner: false });
    await expect(ask('create table strange (id int)', state.server.url)).rejects.toThrow('permission denied');
  });

  it('is not stopped under somebody who uses it', async () => {
    const other = new Client({ connectionString: state.server.url });
    await other.connect();
    expect(await state.server.stopIfUnused()).toBe(false);
    await other.end();
    expect(await state.server.stopIfUnused()).toBe(true);
    await start();
  });

  it('writes no values into its log', async () => {
    await ask('create table numbers (mobile int primary key)');
    await ask('insert into numbers values (241234567)');
    await expect(ask('insert into numbers values (241234567)')).rejects.toThrow('duplicate key');
    const log = readFileSync(join(dataDir(), 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('241234567');
  });
});
