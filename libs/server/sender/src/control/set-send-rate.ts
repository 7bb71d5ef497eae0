import { sql } from 'kysely';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { isAlive } from '../model/may-control';
import type { SendKey } from '../sql/finish-sends';
import { lockSend, noteControl, tellControl } from './lock-send';
import type { SendControl } from './lock-send';

/**
 * Makes a send slower or faster, parts a second; null for none of its own. Senders at work hear of it at once.
 * @returns what holds after the call, unchanged when the send has ended; undefined when the account has no such send.
 */
export function setSendRate(
  context: ServerContext,
  key: SendKey,
  ratePerSecond: number | null,
): Promise<SendControl | undefined> {
  return runTransaction(context.db, async (tx) => {
    const send = await lockSend(tx, key);
    if (!send || !isAlive(send)) return send;
    await sql`
      update sends set rate_per_second = ${ratePerSecond}
      where account_id = ${key.accountId} and id = ${key.sendId}`.execute(tx);
    noteControl(key, { ratePerSecond: send.ratePerSecond }, { ratePerSecond });
    await tellControl(tx, key);
    return { ...send, ratePerSecond };
  });
}
