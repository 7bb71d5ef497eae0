import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { fail } from '../fail';
import { lastInteraction } from '../interactions.repository';
import { moveTicket } from '../move-ticket';
import type { TicketMove } from '../ticket-state';
import { lockTicket } from '../tickets.repository';
import type { TicketKey, TicketRow } from '../tickets.repository';

export interface SupportStep {
  move: Exclude<TicketMove, 'customerWrote' | 'timePassed'>;
  text?: string | undefined;
  /** The last interaction that was read: nobody answers what they have not seen. */
  seen?: bigint;
}

/** What support does in a ticket; written down with the states, never with what was written. @throws writtenMeanwhile, and as moveTicket */
export function stepOfSupport(
  { db, clock }: ServerContext,
  key: TicketKey,
  { seen, ...step }: SupportStep,
): Promise<TicketRow> {
  return runTransaction(db, async (tx) => {
    if (seen !== undefined) await requireSeen(tx, key, seen);
    const { before, after } = await moveTicket(tx, key, {
      ...step,
      bySupport: true,
      impersonatedBy: null,
      at: clock.now(),
    });
    auditChange({
      accountId: key.accountId,
      object: `ticket:${key.id}`,
      before: { state: before.state },
      after: { state: after.state },
    });
    return after;
  });
}

async function requireSeen(tx: Tx, key: TicketKey, seen: bigint): Promise<void> {
  // Whoever writes waits for this lock, so nothing comes in between.
  await lockTicket(tx, key);
  if ((await lastInteraction(tx, key)) !== seen) fail('writtenMeanwhile');
}
