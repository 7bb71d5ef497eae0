import type { FeatureModule } from '@peyk/shared-module';
import { askForTickets } from './live-support';
import { navigation } from './navigation';
import { SUPPORT_PATHS } from './support-paths';

/** What the account asks of support. */
export const supportModule: FeatureModule = {
  name: 'support',
  routes: [
    {
      path: SUPPORT_PATHS.list,
      load: () => import('./screens/tickets/tickets-screen'),
      permission: 'ticket.read',
    },
    {
      path: SUPPORT_PATHS.one,
      load: () => import('./screens/ticket/ticket-screen'),
      permission: 'ticket.read',
    },
    {
      path: SUPPORT_PATHS.create,
      load: () => import('./screens/create-ticket/create-ticket-screen'),
      permission: 'ticket.edit',
    },
    {
      path: SUPPORT_PATHS.contactInfo,
      load: () => import('./screens/contact-info/contact-info-screen'),
      permission: null,
    },
  ],
  navigation,
  liveHandlers: [
    {
      event: 'ticket_changed',
      handle: (_message, client) => askForTickets(client),
      catchUp: askForTickets,
    },
  ],
};
