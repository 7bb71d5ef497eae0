import { listSource } from '@peyk/server-audience';
import type { Clock, Tx } from '@peyk/server-database';
import { prepareSend } from './prepare-send';
import { lockAcceptedSend } from './send-to-prepare';

/**
 * Prepares a send in the transaction that accepts it, so that it does not wait behind the preparation of a large one: for a few
 * recipients who wait for the message. Answers its state afterwards; undefined when it is not to be prepared now.
 * @param numbers whom it is for, where that was not kept when it was accepted
 */
export async function prepareAtOnce(
  tx: Tx,
  key: { accountId: bigint; sendId: bigint },
  clock: Clock,
  numbers?: readonly string[],
): Promise<number | undefined> {
  const send = await lockAcceptedSend(tx, key);
  return send && prepareSend(tx, send, clock, numbers && listSource(numbers));
}
