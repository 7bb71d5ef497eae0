import type { LiveSource, ServerModule } from '@peyk/server-module';
import { ticketCommands } from './admin/ticket.commands';
import { helpCommands } from './help/help.commands';
import { createHelpHandlers } from './help/help.routes';
import { seedHelp } from './help/seed-help';
import { createSupportHandlers } from './support.routes';
import type { SupportPorts } from './support.routes';
import { TICKET_CHANNEL } from './tell-ticket-changed';
import { closeSettledTickets } from './tickets.service';
import { countUnread } from './tickets.repository';

const CLOSE_EVERY_MS = 10 * 60_000;

/** Every open panel asks again for what it shows of tickets. */
const ticketChanged: LiveSource<'ticket_changed'> = {
  event: 'ticket_changed',
  channel: TICKET_CHANNEL,
  heardWith: ['ticket.read'],
  load: async ({ db }, { accountId }) => ({ unread_count: await countUnread(db, accountId) }),
};

/** What an account asks of support, and the conversation about it. */
export function supportModule(ports: SupportPorts) {
  return {
    name: 'support',
    handlers: { ...createSupportHandlers(ports), ...createHelpHandlers() },
    tasks: [{ name: 'close-settled-tickets', everyMs: CLOSE_EVERY_MS, run: closeSettledTickets }],
    live: [ticketChanged],
    commands: [...ticketCommands, ...helpCommands],
    seedDemo: (context) => seedHelp(context),
  } satisfies ServerModule;
}
