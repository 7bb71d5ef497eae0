import { countWaiting } from '@peyk/server-decisions';
import type { ThingText, Verdict, WaitingQueue } from '@peyk/server-module';
import { sql } from 'kysely';
import { fail } from '../fail';
import type { InteractionRow } from '../interactions.repository';
import { MAX_TEXT_CHARS } from '../move-ticket';
import { findPart } from '../ticket-categories';
import { TICKET_STATE } from '../ticket-state';
import type { TicketState } from '../ticket-state';
import type { TicketKey } from '../tickets.repository';
import { readTicket } from '../tickets.service';
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

function textOf({ by_support: bySupport, by_assistant: byAssistant, text, at }: InteractionRow): ThingText {
  const title = byAssistant ? 'پاسخ خودکار' : bySupport ? 'پشتیبانی' : 'مشتری';
  return { title, text, side: bySupport ? 'desk' : 'account', at: at.toISOString() };
}

/** Tickets that wait for support. */
export const ticketsQueue: WaitingQueue = {
  queue: 'tickets',
  role: 'support',
  verdicts: VERDICTS,
  count: (db) =>
    countWaiting(db, {
      table: 'tickets',
      since: 'changed_at',
      where: sql`state in (${sql.join(FOR_SUPPORT.map((state) => sql.lit(state)))})`,
    }),
  list: async (db, { offset, limit }) => {
    const rows = await listWaitingTicketsPage(db, { offset, limit });
    return rows.map((row) => ({
      ...{ key: keyOf(row), title: row.subject, accountName: row.accountName, askedAt: row.changedAt },
      ...{ takenBy: null, takenAt: null },
    }));
  },
  show: async (db, key, { from, limit }) => {
    const seen = seenOf(key);
    const found = seen && (await findWaitingTicket(db, seen));
    if (!found) return undefined;
    const { ticket, interactions, files } = await readTicket(db, seen);
    const about = findPart(ticket.category, ticket.sub_category);
    return {
      key: keyOf(found),
      ...{ accountId: seen.accountId, title: ticket.subject, accountName: found.accountName, askedAt: found.changedAt },
      facts: [
        { title: 'شمارهٔ تیکت', value: String(ticket.id), kind: 'number' },
        {
          title: 'موضوع',
          value: about ? `${about.category.title}، ${about.part.title}` : ticket.category,
          kind: 'text',
        },
        { title: 'وضعیت', value: STATES[ticket.state] ?? '', kind: 'text' },
      ],
      texts: interactions.slice(from - 1, from - 1 + limit).map(textOf),
      textsTotal: interactions.length,
      fileIds: files.map(({ fileId }) => fileId),
    };
  },
  lastingName: (key) => key.split('.').slice(0, 2).join('.'),
  decide: (reviewer, key, { verdict: name, text }) => {
    const seen = seenOf(key) ?? fail('unknownTicket');
    const move = MOVES[name] ?? fail('unknownTicket');
    return stepOfSupport(reviewer, seen, { move, text, seen: seen.seen });
  },
};
