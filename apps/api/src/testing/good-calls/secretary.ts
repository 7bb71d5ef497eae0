import { sql } from 'kysely';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, ask, type GoodCall } from './good-call';

/** An account may have a hundred, and the matrix makes more. */
async function bodyOf(world: World, side: Side) {
  await sql`delete from secretaries where account_id = ${side.accountId}`.execute(world.database.db);
  return { title: side.marker, line: side.lineNumber, match: 'any', reply: side.marker };
}

async function givenSecretary(world: World, side: Side): Promise<string> {
  return (await ask(world, side, 'createSecretary', { body: await bodyOf(world, side) })).id;
}

const ofSecretary: GoodCall = async (world, side) => ({ body: { id: await givenSecretary(world, side) } });

export const SECRETARY = {
  listReceiverLines: async () => ({}),
  listSecretaries: FIRST_PAGE,
  getSecretary: async (world: World, side: Side) => ({ query: { id: await givenSecretary(world, side) } }),
  createSecretary: async (world: World, side: Side) => ({ body: await bodyOf(world, side) }),
  updateSecretary: async (world: World, side: Side) => {
    const body = await bodyOf(world, side);
    return { body: { id: await givenSecretary(world, side), ...body, title: `${side.marker} ۲` } };
  },
  setSecretaryActive: async (world: World, side: Side) => ({
    body: { id: await givenSecretary(world, side), is_active: false },
  }),
  deleteSecretaries: async (world: World, side: Side) => ({ body: { ids: [await givenSecretary(world, side)] } }),
  listSecretaryMessages: ofSecretary,
  exportSecretaryMessages: ofSecretary,
} satisfies Partial<Record<OperationId, GoodCall>>;
