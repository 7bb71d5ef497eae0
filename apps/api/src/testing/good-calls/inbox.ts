import { recordInbound } from '@peyk/server-audience';
import { silentLog } from '@peyk/shared-testing-node';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, ask, key, number, type GoodCall } from './good-call';

/** A message from a handset to the line of the account. @returns whom it is from */
async function givenMessage(world: World, side: Side): Promise<string> {
  const from = number(world);
  const context = { db: world.database.db, clock: world.clock, log: silentLog };
  const at = world.clock.now();
  await recordInbound(context, { from, to: side.lineNumber, text: `پرسش ${side.marker}`, at, carrier: 'matrix' });
  return from;
}

async function givenMessageId(world: World, side: Side): Promise<string> {
  const filters = { number: await givenMessage(world, side) };
  const { items } = await ask(world, side, 'listInbox', { body: { page: 1, limit: 10, filters } });
  return items[0].id;
}

async function givenReply(world: World, side: Side) {
  const sender = number(world);
  const body = { sending_type: 'quick', from_number: side.lineNumber, message: side.marker };
  const call = { body: { ...body, params: { recipients: [sender] } }, headers: key(world) };
  return { sender, send_id: (await ask(world, side, 'createSend', call)).send_id as string };
}

export const INBOX = {
  listInbox: FIRST_PAGE,
  countUnreadInbox: NOTHING,
  markInboxRead: async (world: World, side: Side) => ({ body: { ids: [await givenMessageId(world, side)] } }),
  deleteInbox: async (world: World, side: Side) => ({ body: { ids: [await givenMessageId(world, side)] } }),
  listConversation: async (world: World, side: Side) => ({ body: { sender: await givenMessage(world, side) } }),
  noteInboxReply: async (world: World, side: Side) => ({ body: await givenReply(world, side) }),
  exportInbox: async () => ({ body: { format: 'csv' } }),
} satisfies Partial<Record<OperationId, GoodCall>>;
