import { sql } from 'kysely';
import type { OperationId } from '@peyk/shared-contract';
import type { Side, World } from '../access-world';
import { FIRST_PAGE, ask, key, number, type GoodCall } from './good-call';

/** An account may have fifty, and the matrix makes more. */
async function bodyOf(world: World, side: Side) {
  await sql`delete from recurring_sends where account_id = ${side.accountId}`.execute(world.database.db);
  const rule = { every: 'day', time: '09:30', starts_on: '2026-11-20' };
  const params = { recipients: [number(world)] };
  return { from_number: side.lineNumber, message: side.marker, rule, params };
}

async function givenRecurring(world: World, side: Side): Promise<string> {
  const call = { body: await bodyOf(world, side), headers: key(world) };
  return (await ask(world, side, 'createRecurringSend', call)).id;
}

const ofRecurring: GoodCall = async (world, side) => ({ body: { id: await givenRecurring(world, side) } });

export const RECURRING = {
  listRecurringSends: async (world: World, side: Side) => {
    await givenRecurring(world, side);
    return FIRST_PAGE(world, side);
  },
  createRecurringSend: async (world: World, side: Side) => ({ body: await bodyOf(world, side), headers: key(world) }),
  showRecurringSend: async (world: World, side: Side) => ({ query: { id: await givenRecurring(world, side) } }),
  listRecurringRuns: ofRecurring,
  updateRecurringSend: async (world: World, side: Side) => {
    const body = await bodyOf(world, side);
    return { body: { id: await givenRecurring(world, side), ...body } };
  },
  pauseRecurringSend: ofRecurring,
  resumeRecurringSend: async (world: World, side: Side) => {
    const id = await givenRecurring(world, side);
    await ask(world, side, 'pauseRecurringSend', { body: { id } });
    return { body: { id } };
  },
  deleteRecurringSend: ofRecurring,
} satisfies Partial<Record<OperationId, GoodCall>>;
