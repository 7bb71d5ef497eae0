import type { DbOrTx } from '@peyk/server-database';
import { TICKET_STATE } from '../ticket-state';
import type { TicketState } from '../ticket-state';

export interface WaitingTicket {
  id: bigint;
  username: string;
  state: TicketState;
  subject: string;
  changedAt: Date;
}

const LISTED = 100;
const FOR_SUPPORT: readonly TicketState[] = [
  TICKET_STATE.waitingForSupport,
  TICKET_STATE.inReview,
  TICKET_STATE.withUnit,
];

/** What waits for support in all accounts, the longest first; each with the first user of its account. */
export async function listWaitingTickets(db: DbOrTx): Promise<WaitingTicket[]> {
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('users as u', 'u.account_id', 't.account_id')
    .distinctOn(['t.changed_at', 't.id'])
    .select(['t.id', 'u.username', 't.state', 't.subject', 't.changed_at as changedAt'])
    .where('t.state', 'in', FOR_SUPPORT)
    .orderBy('t.changed_at')
    .orderBy('t.id')
    .orderBy('u.id')
    .limit(LISTED)
    .execute();
  return rows;
}
