import { auditChange, runTransaction } from '@peyk/server-database';
import type { DeskHand, Priority } from '@peyk/server-module';
import { fail } from '../fail';
import { MAX_TEXT_CHARS } from '../move-ticket';
import { insertNote, listNotes } from '../notes.repository';
import { numberOfPriority, priorityOf } from '../ticket-priority';
import { findPriority, lockTicket, setPriority } from '../tickets.repository';
import type { TicketKey } from '../tickets.repository';

/** Of one ticket. */
export const MAX_NOTES = 200;

/**
 * Writes a note for the others at the desk. A press that comes twice writes one: what its author has just written is there.
 * @throws unknownTicket, badText, tooManyNotes
 */
export function addNote({ db, clock, by }: DeskHand, key: TicketKey, given: string): Promise<void> {
  const text = given.trim();
  if (text === '' || [...text].length > MAX_TEXT_CHARS) fail('badText', 'text');
  return runTransaction(db, async (tx) => {
    // Of two notes at once the second sees the first.
    if (!(await lockTicket(tx, key))) fail('unknownTicket', 'key');
    const notes = await listNotes(tx, key);
    const last = notes.at(-1);
    if (last && last.written_by === by && last.text === text) return;
    if (notes.length >= MAX_NOTES) fail('tooManyNotes', 'text');
    await insertNote(tx, key, { text, written_by: by, at: clock.now() });
  });
}

/** Says how urgent a ticket is; its place in the queue follows, and nothing else about it. @throws unknownTicket */
export function changePriority({ db }: DeskHand, key: TicketKey, priority: Priority): Promise<void> {
  return runTransaction(db, async (tx) => {
    if (!(await lockTicket(tx, key))) fail('unknownTicket', 'key');
    const before = await findPriority(tx, key);
    await setPriority(tx, key, numberOfPriority(priority));
    auditChange({ before: { priority: priorityOf(before) }, after: { priority } });
  });
}
