import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programsRig } from '../testing/programs-rig';

const ROOT = join(__dirname, '../../../../..');
const SDK = join(ROOT, 'dist/libs/sdk');
const KEY = Buffer.from('the secret of a webhook of a shop').toString('base64');

const ORDER = {
  kind: 'transactional' as const,
  text: 'فروشگاه آبان، سفارش {{order}} ثبت شد.',
  variables: [{ name: 'order', type: 'string', maxLength: 40 }],
};

const { api, givenShop, givenPattern, startSender, sendsOf } = programsRig();
const state = {} as { folder: string; shop: ChildProcess; url: string };

beforeAll(async () => {
  if (!existsSync(SDK)) throw new Error('The SDK is not built: run "npx nx build sdk".');
  await api.server().listen({ port: 0, host: '127.0.0.1' });
  state.folder = mkdtempSync(join(tmpdir(), 'peyk-shop-'));
  // As npm would put it there.
  mkdirSync(join(state.folder, 'node_modules/@peyk'), { recursive: true });
  symlinkSync(SDK, join(state.folder, 'node_modules/@peyk/sdk'));
  cpSync(join(ROOT, 'examples/node-shop/shop.mjs'), join(state.folder, 'shop.mjs'));
});
afterAll(() => rmSync(state.folder, { recursive: true, force: true }));
afterEach(async () => {
  if (state.shop.exitCode !== null) return;
  state.shop.kill();
  await once(state.shop, 'exit');
});

/** Starts the example as its page says. */
async function startShop(env: Record<string, string>): Promise<void> {
  const { port } = api.server().server.address() as AddressInfo;
  state.shop = spawn(process.execPath, ['shop.mjs'], {
    cwd: state.folder,
    env: { PEYK_URL: `http://127.0.0.1:${port}`, PEYK_WEBHOOK_SECRET: `whsec_${KEY}`, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!state.shop.stdout) throw new Error('The example has no output.');
  const [said] = (await Promise.race([
    once(state.shop.stdout.setEncoding('utf8'), 'data'),
    once(state.shop, 'exit').then(([code]) => Promise.reject(new Error(`The example ended with ${code}.`))),
  ])) as [string];
  state.url = said.trim();
}

async function ask(path: string, body?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${state.url}${path}`, body === undefined ? {} : { method: 'POST', body, headers });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as ReturnType<typeof JSON.parse>) };
}

/** An event as Peyk sends it. */
function signed(body: string, key = KEY): Record<string, string> {
  const [id, at] = ['msg_1', String(Math.floor(Date.now() / 1_000))];
  const hmac = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': `v1,${hmac}` };
}

it('the shop of the examples sends a message for each order once, and hears what became of it', async () => {
  const shop = await givenShop();
  await startShop({ PEYK_KEY: shop.secret, PEYK_PATTERN: await givenPattern(shop, ORDER) });
  const order = JSON.stringify({ id: 'A-1405', mobile: '09241660950' });
  const sold = await ask('/orders', order);
  expect(sold).toMatchObject({ status: 200, body: { state: 'queued' } });
  expect(await ask('/orders', order)).toEqual(sold);
  expect(await sendsOf(shop)).toHaveLength(1);
  const carrier = await startSender();
  while (carrier.taken().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(carrier.taken()).toHaveLength(1);

  const data = { send_id: sold.body.sendId, n: 1, number: '989241660950', status: 2 };
  const event = JSON.stringify({ type: 'message.delivered', timestamp: new Date().toISOString(), data });
  const forged = await ask('/peyk', event, signed(event, Buffer.from('another secret, of nobody').toString('base64')));
  expect(forged.status).toBe(400);
  expect((await ask('/orders')).body['A-1405'].state).toBe('queued');
  expect((await ask('/peyk', event, signed(event))).status).toBe(204);
  expect((await ask('/orders')).body['A-1405'].state).toBe('delivered');
});

it('says in the words of Peyk why a message cannot be sent', async () => {
  const shop = await givenShop({ balanceMrial: 1n });
  await startShop({ PEYK_KEY: shop.secret, PEYK_PATTERN: await givenPattern(shop, ORDER) });
  const answer = await ask('/orders', JSON.stringify({ id: 'A-1406', mobile: '09241660951' }));
  expect(answer).toMatchObject({ status: 502, body: { message: expect.stringMatching(/اعتبار/) } });
});
