import { sql } from 'kysely';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, NOTHING, ask, key, type GoodCall } from './good-call';

const fieldsOf = ({ marker }: Side) => ({ category: 'send', sub_category: 'price', subject: marker, text: 'متن' });

/** An account has only so many that are open: those before are closed, past the API, which would write it down. */
async function givenRoom({ database }: World, { accountId }: Side): Promise<void> {
  await database.db.updateTable('tickets').set({ state: 4 }).where('account_id', '=', accountId).execute();
}

async function givenTicket(world: World, side: Side): Promise<string> {
  await givenRoom(world, side);
  return (await ask(world, side, 'openTicket', { headers: key(world), body: fieldsOf(side) })).id;
}

/** It may be rated only when it is settled. */
async function givenClosed(world: World, side: Side): Promise<string> {
  const id = await givenTicket(world, side);
  await ask(world, side, 'closeTicket', { body: { id } });
  return id;
}

export const SUPPORT = {
  listTicketCategories: NOTHING,
  getContactInfo: NOTHING,
  listFaqCategories: NOTHING,
  listFaqs: NOTHING,
  listTickets: FIRST_PAGE,
  getTicket: async (world: World, side: Side) => ({ query: { id: await givenTicket(world, side) } }),
  openTicket: async (world: World, side: Side) => {
    await givenRoom(world, side);
    return { headers: key(world), body: fieldsOf(side) };
  },
  addTicketInteraction: async (world: World, side: Side) => ({
    headers: key(world),
    body: { id: await givenTicket(world, side), text: 'متن' },
  }),
  // An archive without a file in it.
  uploadTicketFile: async () => ({ file: Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]) }),
  rateTicket: async (world: World, side: Side) => ({ body: { id: await givenClosed(world, side), rate: 5 } }),
  rateTicketInteraction: async (world: World, side: Side) => {
    const id = await givenTicket(world, side);
    const { rows } = await sql<{ id: bigint }>`
      insert into ticket_interactions (account_id, ticket_id, by_support, text, at)
      values (${side.accountId}, ${BigInt(id)}, true, 'پاسخ', ${world.clock.now()}) returning id`.execute(
      world.database.db,
    );
    return { body: { id, interaction_id: String(rows[0]?.id), is_helpful: true } };
  },
  closeTicket: async (world: World, side: Side) => ({ body: { id: await givenTicket(world, side) } }),
  markTicketRead: async (world: World, side: Side) => ({
    body: { id: await givenTicket(world, side), last_interaction_id: '1' },
  }),
} satisfies Partial<Record<OperationId, GoodCall>>;
