import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireUser, enableAuthenticator } from '@peyk/server-auth';
import { systemClock } from '@peyk/server-database';
import { createLog } from '@peyk/server-http';
import { MIGRATIONS_FOLDER, createTestDatabase, silentLog, startSmppPeer } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { URI } from 'otpauth';
import type { TOTP } from 'otpauth';
import { ROLES } from '../config';
import type { Config } from '../config';
import { searchDatabase } from '../testing/search-database';
import { sealOf } from './sealed-tables';
import { startApi } from './start-api';
import type { RunningApi } from './start-api';

type Peer = Awaited<ReturnType<typeof startSmppPeer>>;

const MOBILE = '989241110091';
const [FIRST_PASSWORD, SECOND_PASSWORD] = ['Anar-Kavir-27', 'Sarv-Darya-91'];
/** Its holder is someone else, for the simulated registry; the second one is right. */
const [WRONG_ID, RIGHT_ID] = ['9410000017', '0012345679'];
const [WRONG_DAY, RIGHT_DAY] = ['1985-06-17', '1986-07-19'];

const logLines: string[] = [];
/** Everything of this day that nobody may read in the database. */
const day = {
  long: [FIRST_PASSWORD, SECOND_PASSWORD, WRONG_ID, RIGHT_ID, '12345679', WRONG_DAY, RIGHT_DAY],
  codes: [] as string[],
};
const state = {} as {
  database: TestDatabase;
  folder: string;
  peer: Peer;
  starting: Promise<RunningApi>;
  api: RunningApi;
  config: Config;
};

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.folder = mkdtempSync(join(tmpdir(), 'peyk-at-rest-'));
  state.peer = await startSmppPeer({ behaviour: ({ n }) => ({ do: 'accept', id: `m-${n}` }) });
  state.config = {
    dataFolder: state.folder,
    host: '127.0.0.1',
    port: 0,
    panelFolder: undefined,
    operators: [{ name: 'smpp', url: state.peer.url, numbers: [] }],
    databaseUrl: state.database.url,
    isProduction: false,
    isDemo: true,
    handsetsUrl: undefined,
    logLevel: 'debug',
    secret: 's'.repeat(32),
    previousSecret: undefined,
    assumptions: [],
    origins: [],
    roles: new Set(ROLES),
    metricsToken: undefined,
    trustProxy: undefined,
    panelUrl: undefined,
    oldPanelUrl: undefined,
    isRegistrationOpen: true,
    identity: 'simulated',
  };
  const log = createLog({ level: 'debug', destination: { write: (line) => void logLines.push(line) } });
  state.starting = startApi(state.config, { migrationsFolder: MIGRATIONS_FOLDER, log });
  state.api = await state.starting;
  // The demo's hundred thousand numbers to choose from: three quarters of every search, and nothing of this day.
  await sql`truncate bank_numbers cascade`.execute(state.database.owner);
});

afterAll(async () => {
  // Also where starting took longer than a hook may: what nobody stops keeps the whole run from ending.
  await (await state.starting).stop();
  await state.peer.close();
  await state.database.close();
  rmSync(state.folder, { recursive: true });
});

async function until<T>(look: () => Promise<T> | T, isGood: (found: T) => boolean): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    if (isGood(found)) return found;
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function call(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${state.api.port}/v1/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const { data, meta } = (await answer.json()) as { data: Record<string, never>; meta: { message_code: string } };
  // A token of any kind is a secret.
  if (typeof data?.['token'] === 'string') day.long.push(data['token']);
  return { data, code: meta.message_code };
}

/** The code of the newest message to the handset, once there are so many. */
async function codeOf(nth: number): Promise<string> {
  const toUs = () => state.peer.submits.filter(({ destination }) => destination === MOBILE);
  const submits = await until(toUs, (found) => found.length >= nth);
  const submit = submits[nth - 1];
  const code = /\d{5,6}/.exec(submit?.text ?? '')?.[0] ?? '';
  expect(code).not.toBe('');
  day.codes.push(code);
  if (submit) expect(await state.peer.receipt(`m-${submit.n}`)).toBe(0);
  return code;
}

/** One of the account that registers, accepted by a person. */
async function givenCodePattern(): Promise<string> {
  const variables = JSON.stringify([{ name: 'code', type: 'code', maxLength: 8 }]);
  await sql`
    with made as (
      insert into patterns (account_id, code, kind, title, last_version, accepted_version, created_at)
      select account_id, 'atrest0001', 'otp', 'کد', 1, 1, now() from users where username = 'newcomer'
      returning account_id, id)
    insert into pattern_versions (account_id, pattern_id, version, text, variables, state, asked_at, decided_by, decided_at)
    select account_id, id, 1, 'فروشگاه، کد: {{code}}', ${variables}::jsonb, 1, now(), 'سارا', now() from made`.execute(
    state.database.db,
  );
  return 'atrest0001';
}

const look = () => searchDatabase(state.database.owner, day);

describe('the search of the database', () => {
  it('finds a secret in every kind of column, in any schema', async () => {
    const { owner: db } = state.database;
    // A search reads the whole database: one for all.
    const places = {
      text: ['text', `'the code is 40713.'`],
      array: ['text[]', `array['a', 'code 40713']`],
      json: ['jsonb', `'{"a": [{"code": "40713"}]}'`],
      bytes: ['bytea', `convert_to('code40713', 'UTF8')`],
      day: ['date', `'1986-07-19'`],
      number: ['bigint', '12345679'],
      hexadecimal: ['text', `encode('0012345679', 'hex')`],
      base64: ['text', `encode('0012345679', 'base64')`],
    };
    await sql`create schema hidden`.execute(db);
    for (const [name, [type, value]] of Object.entries(places)) {
      await sql.raw(`create table hidden.${name} (kept ${type})`).execute(db);
      await sql.raw(`insert into hidden.${name} values (${value})`).execute(db);
    }
    const found = await searchDatabase(db, { long: [RIGHT_ID, RIGHT_DAY, '12345679'], codes: ['40713'] });
    await sql`drop schema hidden cascade`.execute(db);
    const where = found.map((line) => /^hidden\.(\w+)\.kept: /.exec(line)?.[1]);
    expect(new Set(where)).toEqual(new Set(Object.keys(places)));
  });

  it('finds codes that are kept as numbers', async () => {
    const { owner: db } = state.database;
    await sql`create table kept as select * from (values (40713), (713), (7)) v (code)`.execute(db);
    const found = await searchDatabase(db, { long: [], codes: ['40713', '00713', '99999'] });
    await sql`drop table kept`.execute(db);
    expect(found).toEqual(['public.kept.code: 40713', 'public.kept.code: 00713']);
  });

  it('takes no list of many numbers for codes, as all that a postal code begins with', async () => {
    const { owner: db } = state.database;
    await sql`create table kept as select n as code from generate_series(40000, 41000) n`.execute(db);
    const found = await searchDatabase(db, { long: [], codes: ['40713', '40999'] });
    await sql`drop table kept`.execute(db);
    expect(found).toEqual([]);
  });

  it('finds a code among bytes, and none in how bytes are written', async () => {
    const { owner: db } = state.database;
    // PostgreSQL escapes the second as \20013.
    await sql`create table kept (code bytea)`.execute(db);
    await sql`insert into kept values ('\\x00'::bytea || '40713'), ('\\x80'::bytea || '13')`.execute(db);
    const found = await searchDatabase(db, { long: [], codes: ['40713', '20013'] });
    await sql`drop table kept`.execute(db);
    expect(found).toEqual(['public.kept.code: 40713']);
  });
});

describe('after a day of somebody who registers, signs in, forgets the password and sends', () => {
  const token = { session: '', form: '', key: '' };
  const asUser = () => ({ authorization: token.session });

  it('a registration that waits for its code shows neither code nor person', async () => {
    const { data: offer } = await call('package/general_list');
    const { data: terms } = await call('user/terms');
    const { data } = await call('user/register', {
      username: 'newcomer',
      password: FIRST_PASSWORD,
      mobile: MOBILE,
      person: 'real',
      first_name: 'مریم',
      last_name: 'نمونه',
      national_id: WRONG_ID,
      birth_date: WRONG_DAY,
      package_id: offer['packages']?.[0]?.['id'],
      activity_domain_id: '1',
      terms_version: terms['version'],
    });
    token.form = data['token'] ?? '';
    expect(await state.database.db.selectFrom('pending_registrations').select('expires_at').execute()).toHaveLength(1);
    expect(await look()).toEqual([]);
  });

  it('neither does one that was confirmed, and corrected', async () => {
    const { data } = await call('user/register/confirm', { token: token.form, code: await codeOf(1) });
    token.session = data['token'] ?? '';
    expect(data['activation']).toMatchObject({ state: 'inactive', reason: 'mobile' });
    expect(await look()).toEqual([]);
    const identity = { national_id: RIGHT_ID, birth_date: RIGHT_DAY };
    expect((await call('user/identity', identity, asUser())).data).toMatchObject({ state: 'active' });
    // The gift has its own copy of the national id.
    expect((await call('credit', undefined, asUser())).data).toMatchObject({ credit: '50000' });
    expect(await look()).toEqual([]);
  });

  it('neither does a sign-in, with a wrong code and then the right one', async () => {
    const { data } = await call('login', { username: 'newcomer', password: FIRST_PASSWORD });
    const code = await codeOf(2);
    const wrong = code === '11111' ? '22222' : '11111';
    expect((await call('confirm_otp', { token: data['token'], code: wrong })).code).toBe('422-11');
    token.session = (await call('confirm_otp', { token: data['token'], code })).data['token'] ?? '';
    expect((await call('check_token', undefined, asUser())).data).toMatchObject({ user_name: 'newcomer' });
    expect(await look()).toEqual([]);
  });

  it('neither does a forgotten password that is replaced', async () => {
    const { data } = await call('forgot_password', { username: 'newcomer', mobile: MOBILE });
    const attempt = { token: data['token'], code: await codeOf(3) };
    expect((await call('forgot_password_check_otp', attempt)).code).toBe('200-1');
    const changed = await call('change_password_by_token', { ...attempt, password: SECOND_PASSWORD });
    expect(changed.code).toBe('200-1');
    expect(await look()).toEqual([]);
  });

  it('neither does a sign-in with an authenticator', async () => {
    const context = { db: state.database.db, clock: systemClock, log: silentLog };
    const user = await requireUser(context, 'newcomer');
    const app = URI.parse(await enableAuthenticator(context, sealOf(state.config), user)) as TOTP;
    day.long.push(app.secret.base32, Buffer.from(app.secret.buffer).toString('hex'));
    const { data } = await call('login', { username: 'newcomer', password: SECOND_PASSWORD });
    const code = app.generate();
    day.codes.push(code);
    token.session = (await call('confirm_otp', { token: data['token'], code })).data['token'] ?? '';
    expect((await call('check_token', undefined, asUser())).data).toMatchObject({ user_name: 'newcomer' });
    expect(await look()).toEqual([]);
  });

  it('neither does a key for programs', async () => {
    // A longer message, that the authenticator was turned on, came in two parts.
    const { data: asked } = await call('api-keys/otp', {}, asUser());
    const making = { token: asked['token'], code: await codeOf(6), title: 'فروشگاه', role_id: null };
    const { data } = await call('api-keys/create', making, asUser());
    const secret = String(data['secret']);
    day.long.push(secret, secret.slice('peyk_live_'.length));
    token.key = `Bearer ${secret}`;
    expect((await call('credit', undefined, { authorization: token.key })).code).toBe('200-1');
    expect(await look()).toEqual([]);
  });

  it('neither does a one-time code that a program sends and checks', async () => {
    const given = (path: string, body: object) =>
      call(path, body, { authorization: token.key, 'idempotency-key': 'at-rest-0000' });
    const pattern_code = await givenCodePattern();
    const { data } = await given('otp/send', { mobile: MOBILE, pattern_code, from_number: '20001405' });
    const code = await codeOf(7);
    expect((await given('otp/verify', { id: data['id'], code: `${code}0` })).data).toMatchObject({ reason: 'wrong' });
    expect((await given('otp/verify', { id: data['id'], code })).data).toMatchObject({ verified: true });
    expect(await look()).toEqual([]);
  });

  it('a send adds nothing, and what the installation itself has sent is gone from its rows', async () => {
    const body = { sending_type: 'quick', from_number: '20001405', message: 'سلام', params: { recipients: [MOBILE] } };
    const sent = await call('send', body, { ...asUser(), 'idempotency-key': 'at-rest-0001' });
    expect(sent.code).toBe('200-1');
    const { data: live } = await call('live/ticket', {}, asUser());
    day.long.push(String(live['ticket']));
    const own = () =>
      state.database.db
        .selectFrom('sends')
        .select(['text', 'sealed_text', 'search_text', 'finished_at'])
        .where('type', '=', 'verification')
        .execute();
    const rows = await until(own, (found) => found.every(({ finished_at }) => finished_at !== null));
    const gone = { text: '', sealed_text: null, search_text: '', finished_at: expect.any(Date) };
    expect(rows).toEqual([gone, gone, gone, gone, gone]);
    expect(day.codes).toHaveLength(6);
    expect(await look()).toEqual([]);
  });

  it('nothing of it stands in the log', () => {
    const all = logLines.join('\n');
    expect(all).toContain('"operation":"confirmOtp"');
    for (const secret of day.long) expect(all).not.toContain(secret);
    for (const code of day.codes) expect(all).not.toMatch(new RegExp(`"${code}"|: ${code}`));
  });
});
