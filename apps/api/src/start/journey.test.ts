import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@peyk/server-http';
import { MIGRATIONS_FOLDER, createTestDatabase, startSmppPeer } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { WebSocket } from 'ws';
import { ROLES } from '../config';
import { DEMO } from '../demo/demo-seed';
import { startApi } from './start-api';
import type { RunningApi } from './start-api';

type Peer = Awaited<ReturnType<typeof startSmppPeer>>;

const NUMBERS = ['09241110001', '09241110222', '09241110333'];
/** Three RighTel numbers, Persian, one part: 3 x (1330 x 1.1 + 40). */
const COST_RIAL = 4509;
const CREDIT_RIAL = 10_000_000;

const logLines: string[] = [];
const state = {} as {
  database: TestDatabase;
  folder: string;
  peer: Peer;
  api: RunningApi;
  token: string;
  sendId: string;
};

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.folder = mkdtempSync(join(tmpdir(), 'peyk-journey-'));
  state.peer = await startSmppPeer({ behaviour: ({ n }) => ({ do: 'accept', id: `m-${n}` }) });
  const config = {
    dataFolder: state.folder,
    host: '127.0.0.1',
    port: 0,
    panelFolder: undefined,
    operators: [{ name: 'smpp', url: state.peer.url, numbers: [] }],
    databaseUrl: state.database.url,
    isProduction: false,
    assumptions: [],
    isDemo: true,
    handsetsUrl: undefined,
    logLevel: 'debug',
    secret: 's'.repeat(32),
    previousSecret: undefined,
    roles: new Set(ROLES),
    metricsToken: undefined,
    trustProxy: undefined,
    origins: [],
    panelUrl: undefined,
    oldPanelUrl: undefined,
    isRegistrationOpen: true,
    identity: 'simulated' as const,
  };
  const log = createLog({ level: 'debug', destination: { write: (line) => void logLines.push(line) } });
  state.api = await startApi(config, { migrationsFolder: MIGRATIONS_FOLDER, log });
});

afterAll(async () => {
  await state.api.stop();
  await state.peer.close();
  await state.database.close();
  rmSync(state.folder, { recursive: true });
});

async function call(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${state.api.port}/v1/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(state.token && { authorization: state.token }), ...headers },
    body: body && JSON.stringify(body),
  });
  return (await answer.json()) as { data: Record<string, never>; meta: { message_code: string } };
}

async function until<T>(look: () => Promise<T> | T, isGood: (found: T) => boolean): Promise<T> {
  const end = Date.now() + 10_000;
  for (;;) {
    const found = await look();
    if (isGood(found) || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function openLive(): Promise<string[]> {
  const { data } = await call('live/ticket', {});
  const socket = new WebSocket(`ws://127.0.0.1:${state.api.port}/v1/live?token=${data['ticket']}`);
  const messages: string[] = [];
  socket.on('message', (message) => messages.push(message.toString()));
  await new Promise((resolve) => socket.once('open', resolve));
  return messages;
}

describe('the main job, over HTTP and SMPP', () => {
  it('signs in with the code that travelled to the handset', async () => {
    const { data } = await call('login', { username: DEMO.username, password: DEMO.password });
    const [submit] = await until(
      () => state.peer.submits,
      (submits) => submits.length > 0,
    );
    expect(submit?.destination).toBe('989241234567');
    const code = /\d{5}/.exec(submit?.text ?? '')?.[0];
    state.token = (await call('confirm_otp', { token: data['token'], code })).data['token'] ?? '';
    expect((await call('check_token')).data).toMatchObject({ user_name: 'demo', send_block: false });
    expect((await call('credit')).data).toMatchObject({ credit: String(CREDIT_RIAL), held: '0' });
  });

  it('sends to three numbers, tells the progress, and takes exactly their price', async () => {
    const messages = await openLive();
    const body = { sending_type: 'quick', from_number: '20001405', message: 'سلام', params: { recipients: NUMBERS } };
    const key = { 'idempotency-key': 'journey-0001' };
    const first = await call('send', body, key);
    expect((await call('send', body, key)).data).toEqual(first.data);
    const submits = await until(
      () => state.peer.submits.slice(1),
      (found) => found.length === NUMBERS.length,
    );
    expect(submits.map(({ destination }) => destination).sort()).toEqual(
      NUMBERS.map((number) => `98${number.slice(1)}`),
    );
    for (const { n } of submits) expect(await state.peer.receipt(`m-${n}`)).toBe(0);
    const sendId = first.data['send_id'];
    state.sendId = sendId ?? '';
    const send = await until(
      () => call(`report/by_bulk?send_id=${sendId}`),
      ({ data }) => Boolean(data['finished_at']) && data['counts']?.['delivered'] === NUMBERS.length,
    );
    expect(send.data).toMatchObject({ state: 6, charged: String(COST_RIAL), counts: { total: 3, delivered: 3 } });
    expect((await call('credit')).data).toMatchObject({ credit: String(CREDIT_RIAL - COST_RIAL), held: '0' });
    const isDone = () => messages.some((text) => text.includes('"delivered":3') && text.includes('send_progress'));
    expect(await until(isDone, Boolean)).toBe(true);
    expect(messages.some((text) => text.includes('credit_changed'))).toBe(true);
  });

  it('puts a file of numbers into a phonebook and sends to it, but not to the blacklist', async () => {
    const form = new FormData();
    form.append('file', new Blob([[...NUMBERS, 'nobody'].join('\n')]), 'numbers.txt');
    const uploaded = await fetch(`http://127.0.0.1:${state.api.port}/v1/api/send/uploads`, {
      method: 'POST',
      headers: { authorization: state.token },
      body: form,
    });
    const { upload_id } = ((await uploaded.json()) as { data: { upload_id: string } }).data;
    const { id } = (await call('phonebooks', { title: 'از فایل' })).data;
    const begun = await call('phonebooks/numbers/add-upload', { upload_id, phonebook_ids: [id] });
    const added = await until(
      () => call(`phonebooks/numbers/import?import_id=${begun.data['id']}`),
      ({ data }) => data['state'] !== 'running',
    );
    expect(added.data).toMatchObject({ state: 'done', record_count: 4, added_count: 3, invalid_count: 1 });
    await call('phonebooks/blacklist/add-list', { kind: 'send', numbers: NUMBERS.slice(0, 1) });
    const body = {
      sending_type: 'phonebook',
      from_number: '20001405',
      message: 'سلام',
      params: { phonebook_ids: [id] },
    };
    const { data } = await call('send', body, { 'idempotency-key': 'journey-0002' });
    const send = await until(
      () => call(`report/by_bulk?send_id=${data['send_id']}`),
      (report) => report.data['state'] !== 0,
    );
    expect(send.data).toMatchObject({ requested_count: 3, counts: { total: 2 }, excluded: { blacklisted: 1 } });
  });

  it('tells the story of a send by its id, each turn once', () => {
    const story = logLines
      .map((line) => JSON.parse(line) as { sendId?: string; turn?: string; messages?: number })
      .filter((line) => line.sendId === state.sendId && line.turn !== undefined);
    expect(story.map(({ turn }) => turn)).toEqual(['accepted', 'prepared', 'handed over', 'finished']);
    expect(story.at(-1)?.messages).toBe(NUMBERS.length);
  });

  it('leaves neither number, text, code nor token in the log', () => {
    const all = logLines.join('\n');
    expect(all).toContain('"operation":"createSend"');
    for (const secret of ['9241110001', '9241234567', 'سلام', 'کد ورود', state.token])
      expect(all).not.toContain(secret);
  });

  it('is worthless to anyone who finds the token after signing out', async () => {
    await call('logout', {});
    expect((await call('credit')).meta.message_code).toBe('401-1');
  });
});

describe('registering, over HTTP and SMPP', () => {
  const MOBILE = '989241110077';
  const register = async (mobile: string, changes: object = {}) => {
    const { data: offer } = await call('package/general_list');
    const { data: terms } = await call('user/terms');
    const { data } = await call('user/register', {
      username: 'newcomer',
      password: 'Anar-Kavir-27',
      mobile,
      person: 'real',
      first_name: 'مریم',
      last_name: 'نمونه',
      national_id: '0012345679',
      birth_date: '1991-03-21',
      package_id: offer['packages']?.[0]?.['id'],
      activity_domain_id: '1',
      terms_version: terms['version'],
      ...changes,
    });
    const ofRegistration = ({ destination, text }: { destination: string; text: string }) =>
      destination === mobile && text.includes('کد ثبت‌نام');
    const submit = await until(() => state.peer.submits.find(ofRegistration), Boolean);
    const code = /\d{6}/.exec(submit?.text ?? '')?.[0];
    return call('user/register/confirm', { token: data['token'], code });
  };
  const price = () => call('send/calculate-price', { from_number: '20001405', message: 'سلام', recipients: NUMBERS });

  it('gives a new account its lines, prices and the gift of its package', async () => {
    state.token = '';
    const { data } = await register(MOBILE);
    state.token = data['token'] ?? '';
    expect((await call('check_token')).data).toMatchObject({ user_name: 'newcomer', send_block: false });
    expect((await call('credit')).data).toMatchObject({ credit: '50000' });
    expect((await price()).meta.message_code).toBe('200-1');
    const send = { sending_type: 'quick', from_number: '20001405', message: 'سلام', params: { recipients: [MOBILE] } };
    expect((await call('send', send, { 'idempotency-key': 'newcomer-0001' })).meta.message_code).toBe('200-1');
  });

  it('leaves anyone who is somebody else inactive: what is sent is refused with 403-21', async () => {
    state.token = '';
    const { data } = await register('989241110078', { username: 'stranger', national_id: '9410000017' });
    state.token = data['token'] ?? '';
    expect(state.token).not.toBe('');
    expect(data['activation']).toMatchObject({ state: 'inactive', reason: 'mobile' });
    const send = { sending_type: 'quick', from_number: '20001405', message: 'سلام', params: { recipients: [MOBILE] } };
    expect((await call('send', send, { 'idempotency-key': 'stranger-0001' })).meta.message_code).toBe('403-21');
  });

  it('leaves neither names, national ids, passwords nor codes in the log', () => {
    const all = logLines.join('\n');
    expect(all).toContain('"operation":"confirmRegistration"');
    for (const secret of ['newcomer', 'مریم', '0012345679', 'Anar-Kavir', '9241110077', 'کد ثبت‌نام', state.token])
      expect(all).not.toContain(secret);
  });
});
