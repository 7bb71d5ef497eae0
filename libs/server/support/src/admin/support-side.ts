import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { moveTicket } from '../move-ticket';
import type { TicketMove } from '../ticket-state';
import type { TicketKey, TicketRow } from '../tickets.repository';

export interface SupportStep {
  move: Exclude<TicketMove, 'customerWrote' | 'timePassed'>;
  text?: string | undefined;
}

/** What support does in a ticket; written down with the states, never with what was written. @throws as moveTicket */
export function stepOfSupport({ db, clock }: ServerContext, key: TicketKey, step: SupportStep): Promise<TicketRow> {
  return runTransaction(db, async (tx) => {
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
