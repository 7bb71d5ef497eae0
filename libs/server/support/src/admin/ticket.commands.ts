import { UsageError, optionalText, readId, readOneOf, text } from '@peyk/server-module';
import type { AdminContext, Command, CommandInput } from '@peyk/server-module';
import { listNotes } from '../notes.repository';
import { priorityOf } from '../ticket-priority';
import { readTicket } from '../tickets.service';
import { stepOfSupport } from './support-side';
import type { SupportStep } from './support-side';
import { listWaitingTickets } from './waiting-tickets';

const WORDS = ['username', 'id'] as const;
const TEXT = { kind: 'text', help: 'What the account reads, at most 4,000 characters.' } as const;
const STATE_WORDS = {
  1: 'waits for the customer',
  2: 'waits for support',
  3: 'answered',
  4: 'closed',
  5: 'referred for review',
  6: 'referred to a unit',
} as const;

async function keyOf(context: AdminContext, [username = '', id = '']: readonly string[]) {
  const { accountId } = await context.userOf(username);
  return { accountId, id: readId(id) };
}

async function step(context: AdminContext, { words }: CommandInput, made: SupportStep): Promise<string[]> {
  const { id, state } = await stepOfSupport(context, await keyOf(context, words), made);
  return [`Ticket ${id}: ${STATE_WORDS[state]}.`];
}

const sideOf = ({ bySupport, byAssistant }: { bySupport: boolean; byAssistant: boolean }) =>
  byAssistant ? 'first answer' : bySupport ? 'support' : 'customer';
const saidOf = (isHelpful: boolean | null) =>
  isHelpful === null ? '' : isHelpful ? ' (said to have helped)' : ' (said not to have helped)';

const list: Command = {
  name: 'ticket list',
  help: 'Show the tickets that wait for support, the most urgent and then the longest first.',
  readsOnly: true,
  run: async ({ db }) => {
    const rows = await listWaitingTickets(db);
    if (rows.length === 0) return ['Nothing waits.'];
    return rows.map(
      ({ id, username, state, subject, changedAt, priority }) =>
        `${username} ${id}  ${priorityOf(priority)}  ${STATE_WORDS[state]} since ${changedAt.toISOString()}  ${subject}`,
    );
  },
};

const show: Command = {
  name: 'ticket show',
  help: 'Show a ticket with what was written, and the notes of the desk.',
  words: WORDS,
  readsOnly: true,
  run: async (context, { words }) => {
    const key = await keyOf(context, words);
    const { ticket, interactions, files } = await readTicket(context.db, key);
    const notes = await listNotes(context.db, key);
    const said = interactions.map(
      ({ by_support: bySupport, by_assistant: byAssistant, is_helpful: isHelpful, at, text: written }) =>
        `${at.toISOString()}  ${sideOf({ bySupport, byAssistant })}${saidOf(isHelpful)}: ${written}`,
    );
    const attached = files.map(({ fileId, name, size }) => `attached: ${fileId}  ${name}  ${size} bytes`);
    const noted = notes.map(
      ({ text: note, written_by: by, at }) => `${at.toISOString()}  note of ${by}, for the desk alone: ${note}`,
    );
    return [`${ticket.subject} (${STATE_WORDS[ticket.state]})`, ...said, ...noted, ...attached];
  },
};

const save: Command = {
  name: 'ticket save',
  help: 'Save a file that is attached to a ticket; "ticket show" names them.',
  words: ['username', 'id', 'file-id'],
  options: { to: { kind: 'text', help: 'Where to, without the ending.', required: true } },
  readsOnly: true,
  run: async (context, { words, values }) => {
    const key = await keyOf(context, words);
    const { files } = await readTicket(context.db, key);
    const file = files.find(({ fileId }) => fileId === words[2]);
    if (!file) throw new UsageError('The ticket has no such file; see "ticket show".');
    const path = await context.saveFile({ accountId: key.accountId, id: file.fileId }, text(values, 'to'));
    return [`Saved as ${path}.`];
  },
};

const answer: Command = {
  name: 'ticket answer',
  help: 'Answer a ticket; it closes by itself when nothing is said for seven days.',
  words: WORDS,
  options: { text: { ...TEXT, required: true } },
  account: 'username',
  run: (context, input) => step(context, input, { move: 'supportAnswered', text: text(input.values, 'text') }),
};

const ask: Command = {
  name: 'ticket ask',
  help: 'Ask something back; the ticket waits for the customer then.',
  words: WORDS,
  options: { text: { ...TEXT, required: true } },
  account: 'username',
  run: (context, input) => step(context, input, { move: 'supportAsked', text: text(input.values, 'text') }),
};

const refer: Command = {
  name: 'ticket refer',
  help: 'Hand a ticket on: to further review, or to the unit that it concerns.',
  words: WORDS,
  options: { to: { kind: 'text', help: 'review or unit.', required: true }, text: TEXT },
  account: 'username',
  run: (context, input) => {
    const to = readOneOf(text(input.values, 'to'), ['review', 'unit']);
    const move = to === 'review' ? 'referredForReview' : 'referredToUnit';
    return step(context, input, { move, text: optionalText(input.values, 'text') });
  },
};

const close: Command = {
  name: 'ticket close',
  help: 'Close a ticket for ever.',
  words: WORDS,
  options: { text: TEXT },
  account: 'username',
  run: (context, input) => step(context, input, { move: 'closed', text: optionalText(input.values, 'text') }),
};

/** The side of support. */
export const ticketCommands: readonly Command[] = [list, show, save, answer, ask, refer, close];
