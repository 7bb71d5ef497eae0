import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { answering } from '../testing/receiver';
import { webhooksWorld } from '../testing/webhooks-world';
import { LEASE_MS, claimDeliveries } from './claim.repository';
import { PLACES, PLACES_OF_FAILING, createDeliveryPump } from './delivery-pump';
import { finishFailure } from './finish-failure';
import { SuccessWriter, writeSuccesses } from './write-successes';

const world = webhooksWorld();
const { api, owner, endpoint, inbound, send, log, told } = world;
const HOUR_MS = 3_600_000;

const listed = async (token: string) => (await api.call('/webhooks/list', { token })).data.items[0];
const sessionOf = (account: Parameters<typeof api.signIn>[0]) => api.signIn(account);

beforeEach(async () => {
  world.receiver().answerWith(answering(200));
  await sql`delete from webhook_events`.execute(api.db());
  await sql`delete from webhook_endpoints`.execute(api.db());
});

const CLAIM = { limit: 10, perEndpoint: 8, perAccount: 16, busy: [], failing: false };
const claim = (lease: string, more: object = {}) =>
  claimDeliveries(api.db(), { ...CLAIM, now: api.clock.now(), lease, ...more });
const LEASES = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;

describe('an address that fails', () => {
  it('is tried for three days, then switched off, and its owner is told once', async () => {
    const { account, session, mobile } = await owner();
    await endpoint(session, { title: 'انبار' });
    world.receiver().answerWith(answering(500, 'oops'));
    await inbound(account);
    const before = told.length;
    const first = api.clock.now().getTime();
    for (let n = 0; n < 50; n += 1) {
      await send();
      const [item] = await log(await sessionOf(account));
      if (item.state === 'failed') break;
      expect(told).toHaveLength(before);
      api.clock.set(item.next_try_at);
    }
    expect((api.clock.now().getTime() - first) / HOUR_MS).toBe(72);
    const token = await sessionOf(account);
    expect(await log(token)).toMatchObject([{ state: 'failed', tries: 13, status: 500, next_try_at: null }]);
    expect(await listed(token)).toMatchObject({ is_on: false, disabled_reason: 'failing' });
    expect(told.slice(before)).toEqual([{ mobile, text: expect.stringContaining('«انبار» خاموش شد') }]);
  });

  it.each([
    [429, '600', 600],
    [502, '600', 600],
    [503, '600', 600],
    [504, '600', 600],
    [429, 'date', 1_200],
    // What is sooner than its own time, cannot be read, or comes with another answer is passed over.
    [429, '1', 5],
    [429, 'past', 5],
    [429, 'soon', 5],
    [429, '-600', 5],
    [429, '1e9', 5],
    [500, '600', 5],
    // Ten hours at most.
    [429, '86400', 36_000],
    [429, '9'.repeat(400), 36_000],
    [429, 'Fri, 01 Jan 9999 00:00:00 GMT', 36_000],
  ])('and answers %d with Retry-After %s is left alone for %d seconds', async (status, written, seconds) => {
    const { account, session } = await owner();
    await endpoint(session);
    const now = new Date(Math.ceil(api.clock.now().getTime() / 1_000) * 1_000);
    api.clock.set(now.toISOString());
    const dates: Record<string, number> = { date: 1_200, past: -1_200 };
    const shift = dates[written];
    const retryAfter = shift === undefined ? written : new Date(now.getTime() + shift * 1_000).toUTCString();
    world.receiver().answerWith(answering(status, 'later', { 'retry-after': retryAfter }));
    await inbound(account);
    await send();
    expect(world.receiver().received.at(-1)?.headers['user-agent']).toBe('Peyk-Webhooks/1');
    const next = new Date(now.getTime() + seconds * 1_000).toISOString();
    expect(await log(session)).toMatchObject([{ state: 'waiting', tries: 1, status, next_try_at: next }]);
  });

  it('is forgiven by one success', async () => {
    const { account, session } = await owner();
    await endpoint(session);
    world.receiver().answerWith(answering(503));
    await inbound(account);
    await send();
    expect((await listed(session)).failing_since).toBe(api.clock.now().toISOString());
    world.receiver().answerWith(answering(200));
    api.clock.advance(5_000);
    await send();
    expect((await listed(session)).failing_since).toBeNull();
    expect(await log(session)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  });

  it('is switched off at once by 410, and its owner is told', async () => {
    const { account, session, mobile } = await owner();
    const { id } = await endpoint(session);
    world.receiver().answerWith(answering(410));
    await inbound(account);
    await inbound(account);
    const before = told.length;
    await send();
    expect(await listed(session)).toMatchObject({ is_on: false, disabled_reason: 'gone' });
    expect(told.slice(before)).toEqual([{ mobile, text: expect.stringContaining('۴۱۰') }]);
    const body = { id, title: 'x', url: world.receiver().url, events: ['message.inbound'], is_on: true };
    await world.post(session, 'update', body);
    expect(await listed(session)).toMatchObject({ is_on: true, disabled_reason: null, failing_since: null });
  });
});

describe('places', () => {
  it('are not all taken by addresses that hang', async () => {
    const hanging = await Promise.all(Array.from({ length: PLACES + 1 }, owner));
    const open: ServerResponse[] = [];
    world.receiver().answerWith((response, { path }) => {
      if (path === '/good') response.end('ok');
      else open.push(response);
    });
    for (const { account, session } of hanging) {
      await endpoint(session, { url: world.receiver().url });
      await inbound(account);
    }
    await sql`update webhook_endpoints set failing_since = ${api.clock.now()}`.execute(api.db());
    const good = await owner();
    await endpoint(good.session, { url: world.receiver().url.replace('/hook', '/good') });
    for (let n = 0; n < 30; n += 1) await inbound(good.account);
    const pump = createDeliveryPump(world.ports);
    await pump.wake(api.context());
    while ((await log(good.session, { state: 'waiting' })).length > 0) await nextTurn();
    while (open.length < PLACES_OF_FAILING) await nextTurn();
    // None of those that hang has run out of patience yet.
    expect(open.filter(({ destroyed }) => !destroyed)).toHaveLength(PLACES_OF_FAILING);
    expect(PLACES_OF_FAILING).toBeLessThan(PLACES);
    const stopped = pump.stop();
    for (const response of open) response.end();
    await stopped;
  });

  it('go to every account before one has many', async () => {
    const [many, few] = [await owner(), await owner()];
    for (const { session } of [many, few]) await endpoint(session);
    for (let n = 0; n < 20; n += 1) await inbound(many.account);
    await inbound(few.account);
    const taken = await claim(LEASES[0], { limit: 4 });
    expect(taken.filter(({ accountId }) => accountId === few.account.accountId)).toHaveLength(1);
    expect(taken).toHaveLength(4);
  });

  it('of one address are counted with what is being sent', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session);
    for (let n = 0; n < 20; n += 1) await inbound(account);
    const busy = Array.from({ length: 6 }, () => ({ accountId: account.accountId, endpointId: BigInt(id) }));
    expect(await claim(LEASES[0], { limit: 20, busy })).toHaveLength(2);
  });
});

describe('two processes', () => {
  it('never send the same try', async () => {
    const { account, session } = await owner();
    await endpoint(session);
    for (let n = 0; n < 60; n += 1) await inbound(account, `پیام ${n}`);
    const before = world.receiver().received.length;
    const pumps = [createDeliveryPump(world.ports), createDeliveryPump(world.ports)];
    await Promise.all(pumps.map((pump) => pump.wake(api.context())));
    await Promise.all(pumps.map((pump) => pump.idle()));
    const ids = world
      .receiver()
      .received.slice(before)
      .map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
  });

  it('leave to one another what a dead one had, after its minute, and the dead one has no word any more', async () => {
    const { account, session } = await owner();
    await endpoint(session);
    await inbound(account);
    const [dead] = await claim(LEASES[0]);
    if (!dead) throw new Error('nothing was taken');
    api.clock.advance(LEASE_MS - 1);
    expect(await claim(LEASES[1])).toEqual([]);
    api.clock.advance(1);
    const [alive] = await claim(LEASES[1]);
    expect(alive).toMatchObject({ id: dead.id, messageId: dead.messageId, n: 2 });
    const failed = { isSuccess: false, status: 500, fault: null, ms: 1, answer: '', retryAfter: null };
    const finish = { now: api.clock.now(), random: 0.5, tellBySms: world.ports.tellBySms };
    const outcome = { ...failed, isSuccess: true, status: 200 };
    await finishFailure(api.db(), dead, failed, finish);
    await writeSuccesses(api.db(), [{ claimed: dead, outcome, at: api.clock.now() }]);
    expect(await log(session)).toMatchObject([{ state: 'waiting', status: null }]);
    await writeSuccesses(api.db(), [{ claimed: alive as never, outcome, at: api.clock.now() }]);
    expect(await log(session)).toMatchObject([{ state: 'delivered', status: 200 }]);
  });
});

it('writes what was answered well though the database refuses what came with another', async () => {
  const { account, session } = await owner();
  await endpoint(session);
  await inbound(account, 'یک');
  await inbound(account, 'دو');
  const [one, other] = await claim(LEASES[0]);
  if (!one || !other) throw new Error('nothing was taken');
  const writer = new SuccessWriter();
  const at = api.clock.now();
  const outcome = { isSuccess: true, status: 200, fault: null, ms: 1, answer: 'ok', retryAfter: null };
  const written = await Promise.allSettled([
    writer.add(api.db(), { claimed: one, outcome: { ...outcome, answer: 'a\0b' }, at }),
    writer.add(api.db(), { claimed: other, outcome, at }),
  ]);
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await log(session, { state: 'delivered' })).toHaveLength(1);
});

it('sends all that waits, though it is more than there are places', async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, owner));
  for (const { account, session } of owners) {
    await endpoint(session);
    await sql`insert into inbound_messages (account_id, from_number, to_number, text, carrier, received_at, hidden)
      select ${account.accountId}, '989240000001', '3000', 'سلام', 'test', ${api.clock.now()}, false
      from generate_series(1, 60)`.execute(api.db());
  }
  const before = world.receiver().received.length;
  await send();
  expect(world.receiver().received.length - before).toBe(480);
  for (const { session } of owners) expect(await log(session, { state: 'waiting' })).toEqual([]);
});

it('sends nothing more once it is stopped', async () => {
  const { account, session } = await owner();
  await endpoint(session);
  const pump = createDeliveryPump(world.ports);
  await pump.stop();
  await inbound(account);
  expect(await pump.wake(api.context())).toBe(0);
  expect(await log(session)).toMatchObject([{ state: 'waiting' }]);
});
