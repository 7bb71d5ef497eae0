import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { QueuePart } from '@peyk/server-module';
import { numberOfPriority } from '../ticket-priority';
import { TICKET_STATE } from '../ticket-state';
import type { TicketState } from '../ticket-state';
import type { TicketKey } from '../tickets.repository';

export interface WaitingTicket {
  id: bigint;
  username: string;
  state: TicketState;
  subject: string;
  changedAt: Date;
  priority: number;
}

const LISTED = 100;
/** What support has to do something about. */
export const FOR_SUPPORT: readonly TicketState[] = [
  TICKET_STATE.waitingForSupport,
  TICKET_STATE.inReview,
  TICKET_STATE.withUnit,
];

/** What waits for support in all accounts, the most urgent and then the longest first; each with the first user of its account. */
export async function listWaitingTickets(db: DbOrTx): Promise<WaitingTicket[]> {
  const rows = await db
    .selectFrom('tickets as t')
    .innerJoin('users as u', 'u.account_id', 't.account_id')
    .distinctOn(['t.priority', 't.changed_at', 't.id'])
    .select(['t.id', 'u.username', 't.state', 't.subject', 't.changed_at as changedAt', 't.priority'])
    .where('t.state', 'in', FOR_SUPPORT)
    .orderBy('t.priority', 'desc')
    .orderBy('t.changed_at')
    .orderBy('t.id')
    .orderBy('u.id')
    .limit(LISTED)
    .execute();
  return rows;
}

/** One of them, with the last that was written in it. */
export interface WaitingTicketRow {
  accountId: bigint;
  id: bigint;
  accountName: string;
  subject: string;
  changedAt: Date;
  priority: number;
  /** Id of the interaction. */
  last: bigint;
}

const waiting = (db: DbOrTx) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select((eb) => [
      't.account_id as accountId',
      't.id',
      'a.name as accountName',
      't.subject',
      't.changed_at as changedAt',
      't.priority',
      eb
        .selectFrom('ticket_interactions as i')
        .select('i.id')
        .whereRef('i.account_id', '=', 't.account_id')
        .whereRef('i.ticket_id', '=', 't.id')
        .orderBy('i.id', 'desc')
        .limit(1)
        .as('last'),
    ])
    // A ticket is opened with its first text.
    .$narrowType<{ last: NotNull }>()
    // Written out, so that the index of what waits is found.
    .where(sql<boolean>`t.state in (${sql.join(FOR_SUPPORT.map((state) => sql.lit(state)))})`);

/** Of all accounts, the most urgent and then the longest first. */
export function listWaitingTicketsPage(
  db: DbOrTx,
  { offset, limit, priority }: QueuePart & { offset: number; limit: number },
): Promise<WaitingTicketRow[]> {
  let part = waiting(db);
  if (priority !== undefined) part = part.where('t.priority', '=', numberOfPriority(priority));
  const sorted = part.orderBy('t.priority', 'desc').orderBy('t.changed_at').orderBy('t.id');
  return sorted.offset(offset).limit(limit).execute();
}

/** One, while it waits. */
export function findWaitingTicket(db: DbOrTx, { accountId, id }: TicketKey): Promise<WaitingTicketRow | undefined> {
  return waiting(db).where('t.account_id', '=', accountId).where('t.id', '=', id).executeTakeFirst();
}
