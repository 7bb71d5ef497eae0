import { insertLinks } from '@peyk/server-links';
import { givenMember } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import type { Side, World } from '../access-world';
import { ask, key, number, type GoodCall } from './good-call';

export const textOf = (side: Side) => `سلام ${side.marker}`;

export function sendBody(world: World, side: Side, more: object = {}) {
  const params = { recipients: [number(world)] };
  return { sending_type: 'quick', from_number: side.lineNumber, message: textOf(side), params, ...more };
}

export async function givenSend(world: World, side: Side, more: object = {}): Promise<string> {
  return (await ask(world, side, 'createSend', { body: sendBody(world, side, more), headers: key(world) })).send_id;
}

export async function givenPausedSend(world: World, side: Side): Promise<string> {
  const sendId = await givenSend(world, side);
  await ask(world, side, 'pauseSend', { body: { send_id: sendId } });
  return sendId;
}

/** As the engine leaves a send of a colleague that waits for a second person. */
export async function givenWaitingSend(world: World, side: Side): Promise<string> {
  const { db } = world.database;
  const sendId = BigInt(await givenPausedSend(world, side));
  const { userId } = await givenMember(db, side, { permissions: ['send.create'] });
  const at = world.clock.now();
  await sql`
    insert into send_approvals (account_id, send_id, asked_by, cost_mrial, asked_at, expires_at)
    values (${side.accountId}, ${sendId}, ${userId}, 1370000, ${at}, ${new Date(at.getTime() + 86_400_000)})`.execute(
    db,
  );
  return String(sendId);
}

/** As the engine leaves a send whose one message did not arrive. */
export async function givenFailedSend(world: World, side: Side): Promise<string> {
  const { db } = world.database;
  const sendId = BigInt(await givenSend(world, side));
  const at = world.clock.now();
  const where = sql`where account_id = ${side.accountId} and `;
  await sql`update sends set state = 6, recipient_count = 1, started_at = ${at}, finished_at = ${at}, settled_at = ${at} ${where} id = ${sendId}`.execute(
    db,
  );
  await sql`delete from send_intake ${where} send_id = ${sendId}`.execute(db);
  await sql`
    insert into recipients (account_id, send_id, n, mobile, operator, status, parts, settled, price_mrial)
    values (${side.accountId}, ${sendId}, 1, 240000009, 2, 15, 1, 2, 1370000)`.execute(db);
  await sql`
    insert into send_counters (account_id, send_id, operator, total, refused) values (${side.accountId}, ${sendId}, 2, 1, 1)`.execute(
    db,
  );
  return String(sendId);
}

export const ofSend =
  (given: (world: World, side: Side) => Promise<string> = givenSend, more: object = {}): GoodCall =>
  async (world, side) => ({ body: { send_id: await given(world, side), ...more } });

export async function givenTrackedSend(world: World, side: Side): Promise<string> {
  const id = await givenSend(world, side);
  const send = { accountId: side.accountId, sendId: BigInt(id) };
  await world.database.db.transaction().execute((tx) => insertLinks(tx, send, ['https://shop.example/']));
  return id;
}

export const aboutSend: GoodCall = async (world, side) => ({ query: { send_id: await givenSend(world, side) } });
