import { runTransaction } from '@peyk/server-database';
import { givenLine, givenMember } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { MAX_ENDPOINTS } from './endpoints/endpoints.service';
import { answering } from './testing/receiver';
import { tellEndpoints } from './telling/tell-endpoint';
import { verifyWebhook } from './testing/verify-webhook';
import { webhooksWorld } from './testing/webhooks-world';

const world = webhooksWorld();
const { api, post, owner, endpoint, inbound, send, log } = world;
const HOUR_MS = 3_600_000;
const list = async (token: string) => (await api.call('/webhooks/list', { token })).data.items;
const code = async (...call: Parameters<typeof post>) => (await post(...call)).meta.message_code;
const wishes = (more: object = {}) => ({
  title: 'فروشگاه',
  url: world.receiver().url,
  events: ['message.inbound'],
  ...more,
});
const read = ({ headers, body }: { headers: object; body: string }, secret: string) =>
  verifyWebhook(secret, headers as never, { body, now: api.clock.now() });

beforeEach(() => world.receiver().answerWith(answering(200)));

describe('a new webhook', () => {
  it('is told with its secret, once', async () => {
    const { session } = await owner();
    const { data, meta } = await post(session, 'create', wishes({ title: '  فروشگاه ' }));
    expect(meta.message_code).toBe('200-1');
    expect(data.secret).toMatch(/^whsec_/);
    const webhook = {
      ...{
        id: expect.any(String),
        title: 'فروشگاه',
        url: world.receiver().url,
        events: ['message.inbound'],
        is_on: true,
      },
      ...{ disabled_reason: null, disabled_at: null, failing_since: null, previous_secret_until: null },
      created_at: api.clock.now().toISOString(),
    };
    expect(data.webhook).toEqual(webhook);
    const listed = await api.fetch('/v1/api/webhooks/list', { token: session });
    expect(listed.json().data.items).toEqual([webhook]);
    expect(listed.body).not.toContain(data.secret.slice(6));
    const { rows } = await sql<{ row: string }>`select to_jsonb(e)::text as row from webhook_endpoints e`.execute(
      api.db(),
    );
    for (const text of [...rows.map(({ row }) => row), api.logged()]) expect(text).not.toContain(data.secret.slice(6));
  });

  it.each<[string, object, string]>([
    ['no address', { url: 'shop.example.com/peyk' }, '422-610'],
    ['a password in it', { url: 'https://a:b@shop.example.com/' }, '422-610'],
    ['another scheme', { url: 'ftp://shop.example.com/' }, '422-611'],
    ['a port of a database', { url: 'https://shop.example.com:5432/' }, '422-613'],
    ['an event that there is not', { events: ['message.read'] }, '422-1'],
    ['a blank title', { title: ' ' }, '422-1'],
  ])('is refused with %s', async (_, wrong, expected) => {
    expect(await code((await owner()).session, 'create', wishes(wrong))).toBe(expected);
  });

  it('is one of ten at most, also when two come at once', async () => {
    const { session } = await owner();
    for (let n = 1; n < MAX_ENDPOINTS; n += 1) await endpoint(session);
    const codes = await Promise.all([1, 2].map(() => code(session, 'create', wishes())));
    expect(codes.sort()).toEqual(['200-1', '409-610']);
  });

  it('is made by whoever may edit, and seen by whoever may read', async () => {
    const { account } = await owner();
    const [editor, reader] = await Promise.all([
      givenMember(api.db(), account, { permissions: ['webhook.edit', 'webhook.read'], mobile: 241_800_001 }),
      givenMember(api.db(), account, { permissions: ['webhook.read'], mobile: 241_800_002 }),
    ]);
    expect(await code(await api.signIn(editor), 'create', wishes())).toBe('200-1');
    const session = await api.signIn(reader);
    expect(await code(session, 'create', wishes())).toBe('403-8');
    expect(await list(session)).toHaveLength(1);
  });
});

describe('an event', () => {
  it('comes to the address with a signature that fits, in the words of the API', async () => {
    const { account, session } = await owner();
    const { id, secret } = await endpoint(session);
    await inbound(account, 'سلام؛ "خوبی"؟');
    await send();
    const [item] = await log(session);
    expect(item).toMatchObject({ webhook_id: id, event: 'message.inbound', state: 'delivered', tries: 1, status: 200 });
    const came = world.receiver().received.at(-1);
    if (!came) throw new Error('nothing came');
    const at = api.clock.now().toISOString();
    expect(read(came, secret)).toEqual({
      ...{ type: 'message.inbound', timestamp: at },
      data: { id: expect.any(String), sender: '989240000001', line: '3000', text: 'سلام؛ "خوبی"؟', received_at: at },
    });
    const { data } = await api.call(`/webhooks/deliveries/show?delivery_id=${item.id}`, { token: session });
    expect(data).toMatchObject({ body: came.body, message_id: came.headers['webhook-id'] });
    expect(data.attempts).toEqual([
      { at, is_success: true, status: 200, fault: null, ms: expect.any(Number), answer: 'ok' },
    ]);
  });

  it('is written for nobody where no address of the account wants it', async () => {
    const [one, other] = [await owner(), await owner()];
    await endpoint(one.session, { events: ['credit.low'] });
    await endpoint(other.session);
    await endpoint(one.session, { is_on: false });
    await inbound(one.account);
    const count = await api
      .db()
      .selectFrom('webhook_events')
      .where('account_id', '=', one.account.accountId)
      .selectAll()
      .execute();
    expect(count).toEqual([]);
    expect(await log(other.session)).toEqual([]);
  });

  it('is signed with both secrets for a day after a rotation, and with one after it', async () => {
    const { account, session } = await owner();
    const { id, secret } = await endpoint(session);
    const { data } = await post(session, 'rotate-secret', { id });
    expect(data.webhook.previous_secret_until).toBe(new Date(api.clock.now().getTime() + 24 * HOUR_MS).toISOString());
    await inbound(account);
    await send();
    const both = world.receiver().received.at(-1);
    for (const one of [secret, data.secret]) expect(() => read(both as never, one)).not.toThrow();
    api.clock.advance(24 * HOUR_MS);
    await inbound(account);
    await send();
    const after = world.receiver().received.at(-1);
    expect(() => read(after as never, data.secret)).not.toThrow();
    expect(() => read(after as never, secret)).toThrow('no signature fits');
    expect((await list(await api.signIn(account)))[0].previous_secret_until).toBeNull();
  });

  it('waits while its address is off, and goes when it is on again', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session);
    await inbound(account);
    await post(session, 'update', wishes({ id, is_on: false }));
    const before = world.receiver().received.length;
    await send();
    expect(world.receiver().received).toHaveLength(before);
    expect(await log(session)).toMatchObject([{ state: 'waiting', next_try_at: null }]);
    await inbound(account);
    await post(session, 'update', wishes({ id, is_on: true }));
    await send();
    expect(await log(session)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('an address that a secretary hands messages over to', () => {
  it('needs no events, and stays until no secretary uses it', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session, { events: [] });
    const { lineId } = await givenLine(api.db(), { accountId: account.accountId });
    await sql`insert into secretaries (account_id, title, line_id, from_line_id, match, words, forward_to, forward_to_webhook_id,
        opts_out, once_per_sender, is_active, version, created_at, asked_at)
      values (${account.accountId}, 'x', ${lineId}, ${lineId}, 'any', '{}', '{}', ${BigInt(id)}, false, false, true, 1, now(), now())`.execute(
      api.db(),
    );
    expect(await code(session, 'delete', { id })).toBe('409-612');
    expect((await list(session)).map((one: { id: string }) => one.id)).toEqual([id]);
    await sql`delete from secretaries where account_id = ${account.accountId}`.execute(api.db());
    expect(await code(session, 'delete', { id })).toBe('200-1');
    expect(await list(session)).toEqual([]);
  });

  it('gets what it is told, signed, under the name of that event', async () => {
    const { account, session } = await owner();
    const { id, secret } = await endpoint(session, { events: [] });
    const event = { endpointId: BigInt(id), source: 'secretary:1', data: { text: 'سلام' } };
    const about = { accountId: account.accountId, type: 'secretary.message', at: api.clock.now() };
    const tell = () => runTransaction(api.db(), (tx) => tellEndpoints(tx, about, [event]));
    await tell();
    await tell();
    await send();
    const got = world.receiver().received.at(-1);
    expect(read(got as never, secret)).toMatchObject({ type: 'secretary.message', data: { text: 'سلام' } });
    expect(await log(session, { event: 'secretary.message' })).toMatchObject([{ webhook_id: id, state: 'delivered' }]);
  });
});

describe('a test', () => {
  it('sends at once, signed, and says what was answered', async () => {
    const { session } = await owner();
    const { id, secret } = await endpoint(session, { is_on: false });
    world.receiver().answerWith(answering(500, 'x'.repeat(5_000)));
    const { data } = await post(session, 'test', { id });
    expect(data).toEqual({
      is_success: false,
      status: 500,
      fault: null,
      ms: expect.any(Number),
      answer: 'x'.repeat(2_048),
    });
    expect(read(world.receiver().received.at(-1) as never, secret)).toMatchObject({
      type: 'webhook.test',
      data: { webhook_id: id },
    });
    expect(await log(session)).toEqual([]);
    world.receiver().answerWith(() => undefined);
    expect((await post(session, 'test', { id })).data).toMatchObject({ status: null, fault: 'timeout' });
  });
});

describe('what has failed', () => {
  it('is sent again one by one, with the same id, or by the time in which it failed', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session);
    await inbound(account);
    await send();
    const [done] = await log(session);
    const first = world.receiver().received.at(-1)?.headers['webhook-id'];
    expect(await code(session, 'deliveries/resend', { id: done.id })).toBe('200-1');
    await send();
    expect(world.receiver().received.at(-1)?.headers['webhook-id']).toBe(first);
    expect(await log(session)).toMatchObject([{ state: 'delivered', tries: 2 }]);

    await sql`update webhook_deliveries set state = 'failed' where account_id = ${account.accountId}`.execute(api.db());
    const range = (from: number, to: number) => {
      const at = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS).toISOString();
      return post(session, 'deliveries/resend-failed', { id, from: at(from), to: at(to) });
    };
    expect((await range(-3, -1)).data).toEqual({ count: 0, has_more: false });
    expect((await range(-1, 1)).data).toEqual({ count: 1, has_more: false });
    expect((await range(-1, 1)).data).toEqual({ count: 0, has_more: false });
    expect((await range(1, -1)).meta.message_code).toBe('422-614');
    await post(session, 'update', wishes({ id, is_on: false }));
    expect((await range(-1, 1)).meta.message_code).toBe('409-611');
    expect(await code(session, 'deliveries/resend', { id: done.id })).toBe('409-611');
  });

  it('is sent again at once with the others, also where it only waits for its next try', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session);
    world.receiver().answerWith(answering(500));
    await inbound(account);
    await send();
    expect(await log(session)).toMatchObject([{ state: 'waiting', tries: 1, status: 500 }]);
    world.receiver().answerWith(answering(200));
    const at = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
    const range = { id, from: at(-HOUR_MS), to: at(HOUR_MS) };
    expect((await post(session, 'deliveries/resend-failed', range)).data.count).toBe(1);
    expect((await post(session, 'deliveries/resend-failed', range)).data.count).toBe(0);
    await send();
    expect(await log(session)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  });
});

describe('the log', () => {
  it('is filtered by address, state and event', async () => {
    const { account, session } = await owner();
    const [one, other] = [await endpoint(session, { title: 'یکی' }), await endpoint(session)];
    await inbound(account);
    expect(await log(session)).toHaveLength(2);
    expect(await log(session, { webhook_id: one.id })).toMatchObject([{ webhook_title: 'یکی', state: 'waiting' }]);
    expect(await log(session, { webhook_id: other.id, state: 'failed' })).toEqual([]);
    expect(await log(session, { state: 'waiting', event: 'message.inbound' })).toHaveLength(2);
    expect(await log(session, { event: 'credit.low' })).toEqual([]);
  });
});

describe('another account', () => {
  it('has no way to a webhook or to its log', async () => {
    const [one, stranger] = [await owner(), await owner()];
    const { id } = await endpoint(one.session);
    await inbound(one.account);
    const [{ id: delivery }] = await log(one.session);
    const { session } = stranger;
    expect(await code(session, 'update', wishes({ id, is_on: true }))).toBe('404-610');
    for (const path of ['delete', 'rotate-secret', 'test']) expect(await code(session, path, { id })).toBe('404-610');
    expect(await code(session, 'deliveries/resend', { id: delivery })).toBe('404-611');
    const range = { id, from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };
    expect(await code(session, 'deliveries/resend-failed', range)).toBe('404-610');
    const shown = await api.call(`/webhooks/deliveries/show?delivery_id=${delivery}`, { token: session });
    expect(shown.meta.message_code).toBe('404-611');
    expect(await log(session, { webhook_id: id })).toEqual([]);
  });
});

describe('a webhook that is deleted', () => {
  it('is gone once, with its log and what waited for it', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session);
    // What other tests have left.
    await send();
    await inbound(account);
    const before = world.receiver().received.length;
    expect(await code(session, 'delete', { id })).toBe('200-1');
    expect(await code(session, 'delete', { id })).toBe('404-610');
    await send();
    expect(world.receiver().received).toHaveLength(before);
    expect(await log(session)).toEqual([]);
  });
});
