import { domainApi } from '@peyk/server-testing';
import { givenAccount, testSeal } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { createDeliveryPump } from '../delivering/delivery-pump';
import { webhooksModule } from '../webhooks.module';
import type { WebhookPorts } from '../webhooks.ports';
import { startReceiver } from './receiver';
import type { Receiver } from './receiver';

/** What tests may send to: their own receivers. */
export const OPEN_RULES = { http: true, privateNetworks: true };

interface Made {
  id: string;
  secret: string;
}

/** The operations of webhooks with a receiver, and what sends, for the top of a test file. */
export function webhooksWorld(more: Partial<WebhookPorts> = {}) {
  const told: { mobile: number; text: string }[] = [];
  const ports: WebhookPorts = {
    ...{ seal: testSeal, rules: OPEN_RULES, random: () => 0.5 },
    tellBySms: async (_, { mobile, text }) => void told.push({ mobile, text }),
    ...more,
  };
  const api = domainApi(webhooksModule(ports));
  const pump = createDeliveryPump(ports);
  const state = {} as { receiver: Receiver };
  let mobile = 241_700_000;
  beforeAll(async () => void (state.receiver = await startReceiver()));
  afterAll(() => state.receiver.stop());
  const owner = async () => {
    const account = await givenAccount(api.db(), { mobile: (mobile += 1) });
    return { account, mobile, session: await api.signIn(account) };
  };
  return {
    ...{ api, ports, pump, told, owner },
    receiver: () => state.receiver,
    post: (token: string, path: string, body: object) => api.call(`/webhooks/${path}`, { token, body }),
    /** An address of an account, for everything. */
    endpoint: async (session: string, body: object = {}): Promise<Made> => {
      const events = ['message.delivered', 'message.failed', 'message.inbound', 'optout.received'];
      const wishes = { title: 'فروشگاه', url: state.receiver.url, events, ...body };
      const { data } = await api.call('/webhooks/create', { token: session, body: wishes });
      return { id: data.webhook.id, secret: data.secret };
    },
    /** A message from a handset to a line of the account, now. */
    inbound: async ({ accountId }: Pick<GivenAccount, 'accountId'>, text = 'سلام') => {
      await sql`insert into inbound_messages (account_id, from_number, to_number, text, carrier, received_at, hidden)
        values (${accountId}, '989240000001', '3000', ${text}, 'test', ${api.clock.now()}, false)`.execute(api.db());
    },
    /** Sends what is due; resolves when all of it has ended. */
    send: async () => {
      await pump.wake(api.context());
      await pump.idle();
    },
    log: async (token: string, filters: object = {}) =>
      (await api.call('/webhooks/deliveries/list', { token, body: { filters } })).data.items,
  };
}
