import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext, Tx } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import { attachFiles, listAttached } from './attach-files';
import type { AttachedFile } from './attach-files';
import { fail } from './fail';
import { insertInteraction, lastBySupport, listInteractions, markHelpful } from './interactions.repository';
import type { InteractionRow } from './interactions.repository';
import { moveTicket } from './move-ticket';
import { tellTicketChanged } from './tell-ticket-changed';
import { findPart } from './ticket-categories';
import { TICKET_STATE } from './ticket-state';
import { changeTicket, closeAnswered, countOpen, findTicket, insertTicket, lockTicket } from './tickets.repository';
import type { TicketKey, TicketRow } from './tickets.repository';

/** Of an account that are not closed. */
export const MAX_OPEN_TICKETS = 20;
const DAY_MS = 24 * 3_600_000;
/** An answer that nobody contradicts for so long has settled it. */
export const ANSWER_STANDS_MS = 7 * DAY_MS;
const CLOSED_AT_ONCE = 500;

export interface NewTicket {
  accountId: bigint;
  category: string;
  subCategory: string;
  subject: string;
  text: string;
  fileIds: readonly string[];
  /** The admin who opens it on behalf of the account. */
  impersonatedBy: string | null;
}

/** Opens a ticket with its first text. @throws unknownCategory, tooManyTickets, unknownAttachment */
export async function openTicket(tx: Tx, at: Date, { text, fileIds, ...made }: NewTicket): Promise<TicketRow> {
  if (findPart(made.category, made.subCategory) === undefined) fail('unknownCategory', 'sub_category');
  await takeTurn(tx, 'tickets', made.accountId);
  if ((await countOpen(tx, made.accountId)) >= MAX_OPEN_TICKETS) fail('tooManyTickets');
  const ticket = await insertTicket(tx, { ...made, subject: made.subject.trim(), at });
  const first = { bySupport: false, text: text.trim(), impersonatedBy: made.impersonatedBy, at };
  const { accountId, impersonatedBy } = made;
  const key = { accountId, id: ticket.id };
  const interactionId = await insertInteraction(tx, key, first);
  await attachFiles(tx, key, { interactionId, fileIds, impersonatedBy, at });
  await tellTicketChanged(tx, made.accountId);
  return ticket;
}

export interface TicketDetails {
  ticket: TicketRow;
  interactions: readonly InteractionRow[];
  files: readonly AttachedFile[];
}

/** @throws unknownTicket */
export async function readTicket(db: DbOrTx, key: TicketKey): Promise<TicketDetails> {
  const ticket = await requireOwned(findTicket(db, key), () => fail('unknownTicket', 'id'));
  return { ticket, interactions: await listInteractions(db, key), files: await listAttached(db, key) };
}

/** Closes one; one that is closed stays so, and its owner is told nothing else. @throws unknownTicket */
export function closeTicket({ db, clock }: ServerContext, key: TicketKey): Promise<TicketRow> {
  return runTransaction(db, async (tx) => {
    const ticket = await requireTicket(tx, key);
    if (ticket.state === TICKET_STATE.closed) return ticket;
    return (await moveTicket(tx, key, { move: 'closed', bySupport: false, impersonatedBy: null, at: clock.now() }))
      .after;
  });
}

/** @throws unknownTicket, notAnsweredYet */
export function rateTicket({ db }: ServerContext, key: TicketKey, rate: number): Promise<TicketRow> {
  return runTransaction(db, async (tx) => {
    const { state } = await requireTicket(tx, key);
    if (state !== TICKET_STATE.closed && state !== TICKET_STATE.answered) fail('notAnsweredYet', 'id');
    return changeTicket(tx, key, { rate });
  });
}

/** Says whether something that support wrote helped; what was said last counts. @throws unknownTicket, unknownInteraction */
export function rateInteraction(
  { db }: ServerContext,
  key: TicketKey,
  said: { interactionId: bigint; isHelpful: boolean },
): Promise<void> {
  return runTransaction(db, async (tx) => {
    await requireTicket(tx, key);
    if (!(await markHelpful(tx, key, said))) fail('unknownInteraction', 'interaction_id');
    await tellTicketChanged(tx, key.accountId);
  });
}

/** What support wrote was seen, up to one interaction; with what it has written since, the ticket stays unread. @throws unknownTicket */
export function markRead({ db }: ServerContext, key: TicketKey, lastSeen: bigint): Promise<TicketRow> {
  return runTransaction(db, async (tx) => {
    const ticket = await requireTicket(tx, key);
    const last = await lastBySupport(tx, key);
    if (!ticket.unread || (last !== undefined && last > lastSeen)) return ticket;
    const read = await changeTicket(tx, key, { unread: false });
    await tellTicketChanged(tx, key.accountId);
    return read;
  });
}

/** Closes what was answered seven days ago without a word since. @returns how many */
export async function closeSettledTickets({ db, clock }: ServerContext): Promise<number> {
  const at = clock.now();
  const before = new Date(at.getTime() - ANSWER_STANDS_MS);
  return runTransaction(db, async (tx) => {
    const accounts = await closeAnswered(tx, before, at, CLOSED_AT_ONCE);
    for (const accountId of new Set(accounts)) await tellTicketChanged(tx, accountId);
    return accounts.length;
  });
}

const requireTicket = (tx: Tx, key: TicketKey) => requireOwned(lockTicket(tx, key), () => fail('unknownTicket', 'id'));
