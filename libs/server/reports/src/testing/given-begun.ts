import type { Db } from '@peyk/server-database';
import { sql } from 'kysely';
import type { SendKey } from '../send-key';
import { givenSend } from './given-send';
import type { SendWishes } from './given-send';

/** Half past midnight in Tehran: the 20th there, the 19th in UTC. */
export const BEGUN = new Date('2026-11-19T21:00:00Z');
const MINUTE_MS = 60_000;

/** A send that has begun and, unless it is under way, was settled five minutes later. */
export async function givenBegun(db: Db, wishes: SendWishes, { begun = BEGUN, settled = true } = {}) {
  const key = await givenSend(db, { state: settled ? 6 : 2, ...wishes });
  const where = sql`where account_id = ${key.accountId} and id = ${key.sendId}`;
  await sql`update sends set started_at = ${begun} ${where}`.execute(db);
  if (settled) await settle(db, key, new Date(begun.getTime() + 5 * MINUTE_MS));
  return key;
}

/** It has ended, and nothing is held for it any more. */
export async function settle(db: Db, { accountId, sendId }: SendKey, when: Date): Promise<void> {
  await sql`update sends set finished_at = ${when}, settled_at = ${when} where account_id = ${accountId} and id = ${sendId}`.execute(
    db,
  );
}

/** A receipt says of one MCI recipient that the message has arrived. */
export async function arrive(db: Db, { accountId, sendId }: SendKey): Promise<void> {
  await sql`update send_counters set sent = sent - 1, delivered = delivered + 1
    where account_id = ${accountId} and send_id = ${sendId} and operator = 0`.execute(db);
}
