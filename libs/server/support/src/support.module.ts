import type { LiveSource, ServerModule } from '@peyk/server-module';
import { ticketCommands } from './admin/ticket.commands';
import { ticketsQueue } from './admin/tickets-queue';
import { helpCommands } from './help/help.commands';
import { contactWaysCollection, faqsCollection } from './help/help-collections';
import { createHelpHandlers } from './help/help.routes';
import { seedHelp } from './help/seed-help';
import { answerNewTickets } from './first-answer/answer-new-tickets';
import type { AnswerPorts } from './first-answer/answer-new-tickets';
import { repliesCollection } from './replies/replies-collection';
import { createSupportHandlers } from './support.routes';
import type { SupportPorts } from './support.routes';
import { TICKET_CHANNEL } from './tell-ticket-changed';
import { closeSettledTickets } from './tickets.service';
import { countUnread } from './tickets.repository';

const CLOSE_EVERY_MS = 10 * 60_000;
/** Who has just asked is still there. */
const ANSWER_EVERY_MS = 2_000;
const NO_FACTS: AnswerPorts = { factsOf: async () => [] };

/** Every open panel asks again for what it shows of tickets. */
const ticketChanged: LiveSource<'ticket_changed'> = {
  event: 'ticket_changed',
  channel: TICKET_CHANNEL,
  heardWith: ['ticket.read'],
  load: async ({ db }, { accountId }) => ({ unread_count: await countUnread(db, accountId) }),
};

/** What an account asks of support, and the conversation about it. */
export function supportModule({ answers = NO_FACTS, ...ports }: SupportPorts & { answers?: AnswerPorts | undefined }) {
  return {
    name: 'support',
    handlers: { ...createSupportHandlers(ports), ...createHelpHandlers() },
    tasks: [
      { name: 'close-settled-tickets', everyMs: CLOSE_EVERY_MS, run: closeSettledTickets },
      { name: 'answer-new-tickets', everyMs: ANSWER_EVERY_MS, run: (context) => answerNewTickets(context, answers) },
    ],
    live: [ticketChanged],
    commands: [...ticketCommands, ...helpCommands],
    queues: [ticketsQueue],
    collections: [faqsCollection, contactWaysCollection, repliesCollection],
    seedDemo: (context) => seedHelp(context),
  } satisfies ServerModule;
}
