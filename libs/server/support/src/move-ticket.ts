import type { Tx } from '@peyk/server-database';
import { requireOwned } from '@peyk/server-http';
import { attachFiles } from './attach-files';
import { fail } from './fail';
import { countInteractions, insertInteraction } from './interactions.repository';
import { tellTicketChanged } from './tell-ticket-changed';
import { nextState } from './ticket-state';
import type { TicketMove } from './ticket-state';
import { changeTicket, lockTicket } from './tickets.repository';
import type { TicketKey, TicketRow } from './tickets.repository';

/** In one ticket, of both sides together. */
export const MAX_INTERACTIONS = 200;
/** As the contract has it; admins write past the contract. */
export const MAX_TEXT_CHARS = 4_000;

export interface Step {
  move: TicketMove;
  bySupport: boolean;
  /** What is written with it, if anything. */
  text?: string | undefined;
  /** Uploaded before; attached to the text. */
  fileIds?: readonly string[] | undefined;
  /** The admin who does it on behalf of the account. */
  impersonatedBy: string | null;
  at: Date;
}

/**
 * The only way from one state of a ticket to another, for both sides: one after the other, and all of it or nothing.
 * @throws unknownTicket, ticketClosed, ticketFull, badText, unknownAttachment
 */
export async function moveTicket(tx: Tx, key: TicketKey, step: Step): Promise<{ before: TicketRow; after: TicketRow }> {
  const { move, bySupport, text, impersonatedBy, at } = step;
  const before = await requireOwned(lockTicket(tx, key), () => fail('unknownTicket', 'id'));
  const state = nextState(before.state, move);
  if (state === undefined) fail('ticketClosed', 'id');
  if (text !== undefined) {
    if ((await countInteractions(tx, key)) >= MAX_INTERACTIONS) fail('ticketFull', 'id');
    const written = { bySupport, text: requireText(text), impersonatedBy, at };
    const interactionId = await insertInteraction(tx, key, written);
    await attachFiles(tx, key, { interactionId, fileIds: step.fileIds ?? [], impersonatedBy, at });
  }
  // Who writes has read what stands above; what support does is news to the account.
  const after = await changeTicket(tx, key, { state, unread: bySupport, changed_at: at });
  await tellTicketChanged(tx, key.accountId);
  return { before, after };
}

function requireText(given: string): string {
  const text = given.trim();
  if (text === '' || [...text].length > MAX_TEXT_CHARS) fail('badText', 'text');
  return text;
}
