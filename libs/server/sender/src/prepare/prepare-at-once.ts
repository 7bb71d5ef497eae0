import type { Clock, Tx } from '@peyk/server-database';
import { prepareSend } from './prepare-send';
import { lockAcceptedSend } from './send-to-prepare';

/**
 * Prepares a send in the transaction that accepts it, so that it does not wait behind the preparation of a large one: for a few
 * recipients who wait for the message. Answers its state afterwards; undefined when it is not to be prepared now.
 */
export async function prepareAtOnce(
  tx: Tx,
  key: { accountId: bigint; sendId: bigint },
  clock: Clock,
): Promise<number | undefined> {
  const send = await lockAcceptedSend(tx, key);
  if (!send) return undefined;
  await prepareSend(tx, send, clock);
  const row = tx.selectFrom('sends').select('state').where('account_id', '=', key.accountId);
  return (await row.where('id', '=', key.sendId).executeTakeFirstOrThrow()).state;
}
