import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { sql } from 'kysely';
import { insertInteraction, lastBySupport } from '../interactions.repository';
import { tellTicketChanged } from '../tell-ticket-changed';
import { lockTicket } from '../tickets.repository';
import type { TicketKey } from '../tickets.repository';
import { firstAnswer } from './first-answer';
import type { AnswerPorts, FirstAnswer } from './first-answer';

export type { AnswerPorts } from './first-answer';

/** Tickets of one round. */
const AT_ONCE = 20;
/** A process that dies while it asks leaves the ticket to the next round after this. */
const AGAIN_MS = 2 * 60_000;
/** As the table has it. */
const MOST_CHARS = 4_000;

interface Waiting extends TicketKey {
  category: string;
  asked: string;
}

/** Takes those that wait, so that nobody else asks for them at the same time. */
async function takeWaiting(tx: Tx, at: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    update tickets t set first_answer_at = ${new Date(at.getTime() + AGAIN_MS)}
    from (
      select account_id, id from tickets where first_answer_at <= ${at}
      order by first_answer_at limit ${AT_ONCE} for update skip locked) w
    where t.account_id = w.account_id and t.id = w.id
    returning t.account_id as "accountId", t.id, t.category, t.subject || E'\\n' || (
      select i.text from ticket_interactions i
      where i.account_id = t.account_id and i.ticket_id = t.id order by i.id limit 1) as asked`.execute(tx);
  return rows;
}

/** Writes it, unless support was faster. Its state stays: a person reads it all the same. */
async function keepAnswer(tx: Tx, key: TicketKey, { answer, at }: { answer: FirstAnswer | undefined; at: Date }) {
  if (!(await lockTicket(tx, key))) return;
  await sql`
    update tickets set first_answer_at = null where account_id = ${key.accountId} and id = ${key.id}`.execute(tx);
  if (!answer || (await lastBySupport(tx, key)) !== undefined) return;
  const text = [...answer.text].slice(0, MOST_CHARS).join('');
  await insertInteraction(tx, key, { bySupport: true, text, impersonatedBy: null, at, sources: answer.sources });
  await tellTicketChanged(tx, key.accountId);
}

/** Gives new tickets their first answer; what fails is tried again. Answers how many were dealt with. */
export async function answerNewTickets(context: ServerContext, ports: AnswerPorts): Promise<number> {
  const { db, clock, log } = context;
  const waiting = await runTransaction(db, (tx) => takeWaiting(tx, clock.now()));
  const dealt = await Promise.all(
    waiting.map(async (ticket) => {
      try {
        const answer = await firstAnswer(context, ports, ticket);
        await runTransaction(db, (tx) => keepAnswer(tx, ticket, { answer, at: clock.now() }));
        return 1;
      } catch (error) {
        log.warn(
          { err: error, accountId: String(ticket.accountId) },
          'a ticket got no first answer; it is tried again',
        );
        return 0;
      }
    }),
  );
  return dealt.reduce((sum: number, one) => sum + one, 0);
}
