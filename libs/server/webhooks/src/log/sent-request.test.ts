import { givenMember } from '@peyk/shared-testing-node';
import { answering } from '../testing/receiver';
import { verifyWebhook } from '../testing/verify-webhook';
import { webhooksWorld } from '../testing/webhooks-world';

const world = webhooksWorld();
const { api, owner, endpoint, inbound, send, log } = world;
const MINUTE_MS = 60_000;

beforeEach(() => world.receiver().answerWith(answering(200)));

const shown = async (token: string) => {
  const [{ id }] = await log(token);
  return (await api.call(`/webhooks/deliveries/show?delivery_id=${id}`, { token })).data;
};
const inMinutes = (minutes: number) => new Date(api.clock.now().getTime() + minutes * MINUTE_MS);
const headersOf = ({ request }: { request: { headers: { name: string; value: string }[] } }) =>
  Object.fromEntries(request.headers.map(({ name, value }) => [name, value]));

describe('the last try of a delivery', () => {
  it('is told as it was sent, with a signature of its own time and without the secret', async () => {
    const { account, session } = await owner();
    const { secret } = await endpoint(session);
    await inbound(account, 'سلام');
    expect((await shown(session)).request).toBeNull();
    await send();
    const came = world.receiver().received.at(-1);
    api.clock.set(inMinutes(4).toISOString());
    const detail = await shown(session);
    expect(detail.request.url).toBe(world.receiver().url);
    const headers = headersOf(detail);
    expect(Object.keys(headers).sort()).toEqual(
      ['content-type', 'user-agent', 'webhook-id', 'webhook-signature', 'webhook-timestamp'].sort(),
    );
    for (const name of ['content-type', 'user-agent', 'webhook-id']) expect(headers[name]).toBe(came?.headers[name]);
    const { body } = detail;
    expect(verifyWebhook(secret, headers, { body, now: api.clock.now() })).toMatchObject({ type: 'message.inbound' });
    expect(() => verifyWebhook(secret, headers, { body, now: inMinutes(6) })).toThrow('too old');
    expect(() => verifyWebhook(secret, headers, { body: `${body} `, now: api.clock.now() })).toThrow(
      'no signature fits',
    );
    expect(JSON.stringify(detail)).not.toContain(secret.slice('whsec_'.length));
  });

  it('goes to the address of today, signed by the secret of today', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session);
    await inbound(account);
    await send();
    const url = `${world.receiver().url}/moved`;
    const events = ['message.inbound'];
    await world.post(session, 'update', { id, title: 'فروشگاه', url, events, is_on: true });
    const { secret } = (await world.post(session, 'rotate-secret', { id })).data;
    const detail = await shown(session);
    expect(detail.request.url).toBe(url);
    const headers = headersOf(detail);
    expect(verifyWebhook(secret, headers, { body: detail.body, now: api.clock.now() })).toMatchObject({
      type: 'message.inbound',
    });
  });

  it('is not told where the secret cannot be read any more, and the rest is', async () => {
    const { account, session } = await owner();
    const { id } = await endpoint(session);
    await inbound(account);
    await send();
    const secret_sealed = Buffer.alloc(60);
    await api.db().updateTable('webhook_endpoints').set({ secret_sealed }).where('id', '=', BigInt(id)).execute();
    const detail = await shown(session);
    expect(detail.request).toBeNull();
    expect(detail.attempts).toHaveLength(1);
    expect(api.logged()).toContain("a webhook's secret does not open");
  });

  it('is not told to who sees numbers masked: what they read is not what is signed', async () => {
    const { account, session } = await owner();
    await endpoint(session);
    await inbound(account);
    await send();
    const member = await givenMember(api.db(), account, { permissions: ['webhook.read'], mobile: 241_900_001 });
    await api
      .db()
      .updateTable('roles')
      .set({ masks_numbers: true })
      .where('account_id', '=', account.accountId)
      .execute();
    const detail = await shown(await api.signIn(member));
    expect(detail.body).not.toContain('989240000001');
    expect(detail.request).toBeNull();
    expect((await shown(session)).request).not.toBeNull();
  });
});
