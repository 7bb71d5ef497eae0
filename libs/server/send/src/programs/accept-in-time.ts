import type { Tx } from '@peyk/server-database';
import type { RequestContext } from '@peyk/server-http';
import { SEND_STATE, prepareAtOnce } from '@peyk/server-sender';
import { MOST_PREPARED_AT_ONCE, acceptSend } from '../accept-send.service';
import type { AcceptedSend, SendRequest } from '../accept-send.service';
import { fail } from '../fail';
import { withinLimits } from '../spender';

/** The numbers of a send to few that leaves now; undefined for any other. */
export function fewOf({ choice, plan }: Pick<SendRequest, 'choice' | 'plan'>): readonly string[] | undefined {
  if (choice.kind !== 'numbers' || plan.sendTime !== null) return undefined;
  return choice.numbers.length <= MOST_PREPARED_AT_ONCE ? choice.numbers : undefined;
}

/**
 * Accepts a send. A program that sends to few makes one after the other, faster than they would be prepared in their turn: so its sends are
 * priced, held and queued in the same transaction, and the answer says what became of them.
 * @throws as acceptSend; notEnoughCredit
 */
export async function acceptInTime(tx: Tx, context: RequestContext, request: SendRequest): Promise<AcceptedSend> {
  const numbers = context.key && fewOf(request);
  const accepted = await acceptSend(tx, context.clock.now(), { ...request, isPreparedAtOnce: numbers !== undefined });
  if (!numbers || accepted.state !== SEND_STATE.creating) return accepted;
  const { accountId } = request;
  const key = { accountId, sendId: accepted.sendId };
  const state = await withinLimits(() => prepareAtOnce(tx, key, context.clock, numbers));
  if (state === undefined) throw new Error('a send that was just accepted is not to be prepared');
  if (state === SEND_STATE.noCredit) fail('notEnoughCredit');
  return { ...accepted, state };
}
