import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createLog } from '@peyk/server-http';
import { sql } from 'kysely';
import { MIGRATIONS_FOLDER, createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { ROLES } from '../config';
import type { Config } from '../config';
import { DEMO } from '../demo/demo-seed';
import { sealOf } from './sealed-tables';
import { startApi } from './start-api';
import type { RunningApi } from './start-api';

const state = {} as { database: TestDatabase; folder: string; api: RunningApi | undefined };

beforeEach(async () => {
  state.database = await createTestDatabase();
  state.folder = mkdtempSync(join(tmpdir(), 'peyk-api-'));
});

afterEach(async () => {
  await state.api?.stop();
  state.api = undefined;
  await state.database.close();
  rmSync(state.folder, { recursive: true });
});

function config(wishes: Partial<Config> = {}): Config {
  return {
    dataFolder: state.folder,
    host: '127.0.0.1',
    port: 0,
    panelFolder: undefined,
    operators: [],
    databaseUrl: state.database.url,
    isProduction: false,
    assumptions: [],
    isDemo: false,
    handsetsUrl: 'http://127.0.0.1:1',
    logLevel: 'silent',
    secret: 's'.repeat(32),
    previousSecret: undefined,
    roles: new Set(ROLES),
    metricsToken: undefined,
    trustProxy: undefined,
    origins: [],
    panelUrl: undefined,
    oldPanelUrl: undefined,
    isRegistrationOpen: true,
    identity: 'simulated',
    ...wishes,
  };
}

async function start(wishes: Partial<Config> = {}) {
  const log = createLog({ level: 'silent' });
  state.api = await startApi(config(wishes), { migrationsFolder: MIGRATIONS_FOLDER, log });
  const base = `http://127.0.0.1:${state.api.port}`;
  return async (path: string, body?: object) => {
    const answer = await fetch(base + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/** Nothing listens there. */
const FILES_STORE = {
  endpoint: 'http://127.0.0.1:1',
  region: 'us-east-1',
  bucket: 'peyk-files',
  prefix: '',
  accessKey: 'hidden-key',
  secretKey: 'hidden-secret',
  usesPathStyle: true,
};

type Counted = 'users' | 'lines' | 'tariffs' | 'ledger_transactions' | 'phonebooks' | 'contacts';
const countRows = (table: Counted) =>
  state.database.db
    .selectFrom(table)
    .select((query) => query.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);

describe('the API process', () => {
  it('gets ready, and says that it does not send where no operator was named', async () => {
    const call = await start();
    const body = {
      status: 'ok',
      database: 'ok',
      engine: 'ok',
      carrier: 'not in this process',
      files: 'ok',
      lanes: 'ok',
    };
    expect(await call('/readyz')).toEqual({ status: 200, body });
  });

  it('does not start when the object store of files refuses, says why, and does not tell the secret', async () => {
    const store = createServer((_, response) => {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>hidden</Message></Error>');
    }).listen(0, '127.0.0.1');
    await once(store, 'listening');
    const { port } = store.address() as AddressInfo;
    const started = start({ filesStore: { ...FILES_STORE, endpoint: `http://127.0.0.1:${port}` } });
    const fault: unknown = await started.catch((error: unknown) => error);
    expect(String(fault)).toBe(
      'StorageError: files cannot be kept: the object store answered 403 (SignatureDoesNotMatch) to ListObjectsV2; see PEYK_FILES_S3_* and PEYK_DATA',
    );
    expect(inspect(fault, { depth: 20 })).not.toContain('hidden');
    store.closeAllConnections();
    store.close();
  });

  it('works without the object store of files while that is away, and says so', async () => {
    const call = await start({ filesStore: FILES_STORE });
    const body = {
      status: 'ok',
      database: 'ok',
      engine: 'ok',
      carrier: 'not in this process',
      files: 'away',
      lanes: 'ok',
    };
    expect(await call('/readyz')).toEqual({ status: 200, body });
  });

  it('fills an empty database for the demo, once', async () => {
    const call = await start({ isDemo: true });
    expect((await call('/v1/api/login', DEMO)).status).toBe(422);
    const { username, password } = DEMO;
    expect((await call('/v1/api/login', { username, password })).status).toBe(200);
    await state.api?.stop();
    await start({ isDemo: true });
    expect([await countRows('users'), await countRows('lines'), await countRows('tariffs')]).toEqual([1n, 3n, 4n]);
    expect(await countRows('ledger_transactions')).toBe(1n);
    expect([await countRows('phonebooks'), await countRows('contacts')]).toEqual([2n, 244n]);
  });

  it('puts the login code on its way to the sender, on the system line', async () => {
    const call = await start({ isDemo: true });
    await call('/v1/api/login', { username: DEMO.username, password: DEMO.password });
    const sent = await state.database.db.selectFrom('sends').selectAll().executeTakeFirstOrThrow();
    expect(sent).toMatchObject({ lane: 0, type: 'verification', text: '', search_text: '' });
    const { account_id, mobile } = await state.database.db
      .selectFrom('recipients')
      .select(['account_id', 'mobile'])
      .executeTakeFirstOrThrow();
    const place = `sends.sealed_text:${account_id}:${mobile}`;
    const text = sealOf(config())
      .open('system message', sent.sealed_text ?? Buffer.alloc(0), place)
      .toString();
    expect(text).toMatch(/پیک[^]*\d{5}/);
  });

  it('serves the desk at an address of its own, whose page signs in to the demo', async () => {
    await start({ isDemo: true, desk: { host: '127.0.0.1', port: 0, folder: undefined } });
    const base = `http://127.0.0.1:${state.api?.deskPort}/desk/v1`;
    const headers = { 'content-type': 'application/json' };
    const { data } = (await (await fetch(`${base}/sign-in`)).json()) as { data: { demo: object } };
    const answer = await fetch(`${base}/sign-in`, { method: 'POST', headers, body: JSON.stringify(data.demo) });
    const signedIn = (await answer.json()) as { data: { token: string } };
    const own = await fetch(`${base}/queue`, { headers: { authorization: signedIn.data.token } });
    expect(await own.json()).toMatchObject({ data: { queues: { length: 8 } } });
    const panel = `http://127.0.0.1:${state.api?.port}`;
    expect((await fetch(`${panel}/desk/v1/sign-in`)).status).toBe(404);
    expect((await fetch(`${base.replace('/desk/v1', '')}/v1/api/credit`)).status).toBe(404);
  });

  it('has no desk where nobody said that it is to be', async () => {
    await start();
    expect(state.api?.deskPort).toBe(0);
  });

  it('seeds nothing where somebody has an account', async () => {
    const account = await state.database.db
      .insertInto('accounts')
      .values({ name: 'A' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await state.database.db
      .insertInto('users')
      .values({ account_id: account.id, username: 'real', password_hash: '-', name: 'R', mobile: 241234567 })
      .execute();
    await start({ isDemo: true });
    expect([await countRows('users'), await countRows('lines')]).toEqual([1n, 0n]);
  });

  it('seeds nothing without being asked to', async () => {
    await start();
    expect([await countRows('users'), await countRows('lines')]).toEqual([0n, 0n]);
  });

  it('lets a sign-in begin although no code can be sent, for an admin to tell the code', async () => {
    const call = await start({ isDemo: true });
    await state.database.db.updateTable('lines').set({ active: false }).execute();
    const { username, password } = DEMO;
    expect((await call('/v1/api/login', { username, password })).status).toBe(200);
    expect(await state.database.db.selectFrom('sends').select('id').execute()).toEqual([]);
  });

  it('starts without HTTP when it is only to keep house', async () => {
    const log = createLog({ level: 'silent' });
    state.api = await startApi(config({ roles: new Set(['jobs']) }), { migrationsFolder: MIGRATIONS_FOLDER, log });
    expect(state.api.port).toBe(0);
  });

  it('has connections of their own for people, reads and jobs, and says how many', async () => {
    const call = await start({ pools: { people: 9, reads: 10, sender: 11, jobs: 8 } });
    await call('/readyz');
    const metrics = await (await fetch(`http://127.0.0.1:${state.api?.port}/metrics`)).text();
    const sizes = [...metrics.matchAll(/^peyk_pool_connections\{pool="(\w+)",state="size"\} (\d+)$/gm)];
    expect(sizes.map(([, pool, size]) => `${pool} ${size}`)).toEqual(['people 9', 'reads 10', 'sender 11', 'jobs 8']);
    const { rows } = await sql<{ name: string }>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'peyk-api%' order by 1`.execute(state.database.db);
    // Nothing is sent here, and nobody looks at anything.
    expect(rows.map(({ name }) => name)).toEqual(['peyk-api', 'peyk-api-jobs']);
  });

  it('refuses a secret that the database was not written with, and names the way to change it', async () => {
    await start();
    await state.api?.stop();
    const options = { migrationsFolder: MIGRATIONS_FOLDER, log: createLog({ level: 'silent' }) };
    const [secret, previousSecret] = ['n'.repeat(32), 's'.repeat(32)];
    await expect(startApi(config({ secret }), options)).rejects.toThrow('secrets rotate');
    await start({ secret, previousSecret });
    expect(state.api?.port).not.toBe(0);
  });

  it('leaves nothing behind when its port is taken', async () => {
    await start();
    const port = state.api?.port;
    const second = startApi(config({ port }), {
      migrationsFolder: MIGRATIONS_FOLDER,
      log: createLog({ level: 'silent' }),
    });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('refuses a folder that holds no panel', async () => {
    const options = { migrationsFolder: MIGRATIONS_FOLDER, log: createLog({ level: 'silent' }) };
    await expect(startApi(config({ panelFolder: state.folder }), options)).rejects.toThrow('There is no built panel');
  });
});
