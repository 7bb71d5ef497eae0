import { countWaiting } from '@peyk/server-decisions';
import type { DbOrTx } from '@peyk/server-database';
import type { QueuePart, ShownThing, ThingText, Verdict, WaitingQueue } from '@peyk/server-module';
import { sql } from 'kysely';
import { fail } from '../fail';
import type { InteractionRow } from '../interactions.repository';
import { listNotes } from '../notes.repository';
import type { NoteRow } from '../notes.repository';
import { fillReply } from '../replies/fill-reply';
import { listReplies } from '../replies/replies.repository';
import { MAX_TEXT_CHARS } from '../move-ticket';
import { findPart } from '../ticket-categories';
import { numberOfPriority, priorityOf } from '../ticket-priority';
import { TICKET_STATE } from '../ticket-state';
import type { TicketState } from '../ticket-state';
import type { TicketKey } from '../tickets.repository';
import { readTicket } from '../tickets.service';
import { addNote, changePriority } from './ticket-asides';
import { stepOfSupport } from './support-side';
import type { SupportStep } from './support-side';
import { FOR_SUPPORT, findWaitingTicket, listWaitingTicketsPage } from './waiting-tickets';
import type { WaitingTicketRow } from './waiting-tickets';

/** Account, ticket, and the last that was written in it: a word more makes it another thing. */
const KEY = /^(\d{1,18})\.(\d{1,18})\.(\d{1,18})$/;

const verdict = (name: Verdict['verdict'], title: string, text: Verdict['text']): Verdict => ({
  ...{ verdict: name, title, text, reasons: [] },
  ...{ max_text_chars: MAX_TEXT_CHARS, takes_day: false, max_amount: null },
});
const VERDICTS: readonly Verdict[] = [
  verdict('answer', 'پاسخ دادن', 'required'),
  verdict('ask', 'پرسیدن', 'required'),
  verdict('review', 'ارجاع برای بررسی بیشتر', 'optional'),
  verdict('unit', 'ارجاع به واحد مربوط', 'optional'),
  verdict('close', 'بستن', 'optional'),
];
const MOVES: Readonly<Partial<Record<Verdict['verdict'], SupportStep['move']>>> = {
  answer: 'supportAnswered',
  ask: 'supportAsked',
  review: 'referredForReview',
  unit: 'referredToUnit',
  close: 'closed',
};
const STATES: Readonly<Partial<Record<TicketState, string>>> = {
  [TICKET_STATE.waitingForSupport]: 'در انتظار پشتیبانی',
  [TICKET_STATE.inReview]: 'در حال بررسی بیشتر',
  [TICKET_STATE.withUnit]: 'نزد واحد مربوط',
};

interface SeenTicket extends TicketKey {
  /** The last that was written when it was read. */
  seen: bigint;
}

const keyOf = ({ accountId, id, last }: WaitingTicketRow) => `${accountId}.${id}.${last}`;

function seenOf(key: string): SeenTicket | undefined {
  const [, accountId, id, seen] = KEY.exec(key) ?? [];
  if (accountId === undefined || id === undefined || seen === undefined) return undefined;
  return { accountId: BigInt(accountId), id: BigInt(id), seen: BigInt(seen) };
}

/** @throws unknownTicket */
const requireSeen = (key: string): SeenTicket => seenOf(key) ?? fail('unknownTicket', 'key');

function textOf({ by_support: bySupport, by_assistant: byAssistant, text }: InteractionRow) {
  const title = byAssistant ? 'پاسخ خودکار' : bySupport ? 'پشتیبانی' : 'مشتری';
  return { title, text, side: bySupport ? ('desk' as const) : ('account' as const) };
}

/** What both sides wrote, with the notes of the desk where they were written. */
function textsOf(interactions: readonly InteractionRow[], notes: readonly NoteRow[]): ThingText[] {
  const aside = notes.map(({ text, written_by: by, at }) => ({
    ...{ title: `یادداشت داخلی از ${by}`, text, side: 'note' as const, at },
  }));
  const said = interactions.map((row) => ({ ...textOf(row), at: row.at }));
  // Stable: of the same instant, what was said comes before what is noted about it.
  const all = [...said, ...aside].sort((one, other) => one.at.getTime() - other.at.getTime());
  return all.map(({ at, ...text }) => ({ ...text, at: at.toISOString() }));
}

const isInPart = ({ priority }: QueuePart) =>
  priority === undefined ? sql<boolean>`` : sql<boolean>` and priority = ${numberOfPriority(priority)}`;

async function showTicket(
  db: DbOrTx,
  seen: SeenTicket,
  { from, limit }: { from: number; limit: number },
): Promise<ShownThing | undefined> {
  const found = await findWaitingTicket(db, seen);
  if (!found) return undefined;
  const [{ ticket, interactions, files }, notes, replies] = await Promise.all([
    readTicket(db, seen),
    listNotes(db, seen),
    listReplies(db),
  ]);
  const about = findPart(ticket.category, ticket.sub_category);
  const topic = about ? `${about.category.title}، ${about.part.title}` : ticket.category;
  const texts = textsOf(interactions, notes);
  const facts = { name: found.accountName, ticketId: ticket.id };
  return {
    ...{ key: keyOf(found), accountId: seen.accountId, title: ticket.subject, accountName: found.accountName },
    ...{ askedAt: found.changedAt, priority: priorityOf(found.priority) },
    facts: [
      { title: 'شمارهٔ تیکت', value: String(ticket.id), kind: 'number' },
      { title: 'موضوع', value: topic, kind: 'text' },
      { title: 'وضعیت', value: STATES[ticket.state] ?? '', kind: 'text' },
    ],
    texts: texts.slice(from - 1, from - 1 + limit),
    textsTotal: texts.length,
    replies: replies.map(({ title, text }) => ({ title, text: fillReply(text, facts) })),
    fileIds: files.map(({ fileId }) => fileId),
  };
}

/** Tickets that wait for support. */
export const ticketsQueue: WaitingQueue = {
  queue: 'tickets',
  role: 'support',
  verdicts: VERDICTS,
  asides: {
    addNote: (hand, key, text) => addNote(hand, requireSeen(key), text),
    setPriority: (hand, key, priority) => changePriority(hand, requireSeen(key), priority),
  },
  count: (db, part = {}) =>
    countWaiting(db, {
      table: 'tickets',
      since: 'changed_at',
      where: sql`state in (${sql.join(FOR_SUPPORT.map((state) => sql.lit(state)))})${isInPart(part)}`,
    }),
  list: async (db, page) => {
    const rows = await listWaitingTicketsPage(db, page);
    return rows.map((row) => ({
      ...{ key: keyOf(row), title: row.subject, accountName: row.accountName, askedAt: row.changedAt },
      ...{ priority: priorityOf(row.priority), takenBy: null, takenAt: null },
    }));
  },
  show: async (db, key, texts) => {
    const seen = seenOf(key);
    return seen && showTicket(db, seen, texts);
  },
  lastingName: (key) => key.split('.').slice(0, 2).join('.'),
  decide: (reviewer, key, { verdict: name, text }) => {
    const seen = requireSeen(key);
    const move = MOVES[name] ?? fail('unknownTicket');
    return stepOfSupport(reviewer, seen, { move, text, seen: seen.seen });
  },
};
