import type { OperationId } from '@peyk/shared-contract';
import { sql } from 'kysely';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, ask, type GoodCall } from './good-call';

const URL = 'https://shop.example/peyk';

/** An account has at most ten, and a matrix makes one for every cell. */
async function newWebhook(world: World, { accountId, marker }: Side) {
  await sql`delete from webhook_endpoints where account_id = ${accountId}`.execute(world.database.db);
  return { title: marker, url: URL, events: ['message.inbound'] };
}

async function givenWebhook(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'createWebhook', { body: await newWebhook(world, side) })).webhook.id;
}

async function givenDelivery(world: World, side: Side): Promise<{ webhook: string; id: string }> {
  const webhook = await givenWebhook(world, side);
  await sql`insert into inbound_messages (account_id, from_number, to_number, text, carrier, received_at, hidden)
    values (${side.accountId}, '989240000001', '3000', ${side.marker}, 'test', ${world.clock.now()}, false)`.execute(
    world.database.db,
  );
  const { items } = await ask(world, side, 'listWebhookDeliveries', { body: { filters: { webhook_id: webhook } } });
  return { webhook, id: items[0].id };
}

const byId = async (world: World, side: Side) => ({ body: { id: await givenWebhook(world, side) } });

/** Addresses to which events are sent. */
export const WEBHOOKS = {
  listWebhooks: NOTHING,
  createWebhook: async (world: World, side: Side) => ({ body: await newWebhook(world, side) }),
  updateWebhook: async (world: World, side: Side) => {
    const id = await givenWebhook(world, side);
    return { body: { id, title: side.marker, url: URL, events: ['credit.low'], is_on: true } };
  },
  deleteWebhook: byId,
  rotateWebhookSecret: byId,
  // Nothing of a test may leave the machine, nor ask for a name: the address is one to which nothing is sent.
  testWebhook: async (world: World, side: Side) => {
    const id = await givenWebhook(world, side);
    await sql`update webhook_endpoints set url = 'https://127.0.0.1/' where id = ${id}`.execute(world.database.db);
    return { body: { id } };
  },
  listWebhookDeliveries: FIRST_PAGE,
  getWebhookDelivery: async (world: World, side: Side) => ({
    query: { delivery_id: (await givenDelivery(world, side)).id },
  }),
  resendWebhookDelivery: async (world: World, side: Side) => ({
    body: { id: (await givenDelivery(world, side)).id },
  }),
  resendFailedWebhookDeliveries: async (world: World, side: Side) => {
    const { webhook } = await givenDelivery(world, side);
    return { body: { id: webhook, from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' } };
  },
} satisfies Partial<Record<OperationId, GoodCall>>;
