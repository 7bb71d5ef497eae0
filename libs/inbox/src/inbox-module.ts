import type { FeatureModule } from '@peyk/shared-module';
import { DEFAULT_LIMIT } from '@peyk/shared-url-state';
import { inboxQuery } from './api/list-inbox';
import { INBOX_PATHS } from './inbox-paths';
import { applyInbox, catchUpInbox } from './live-inbox';
import { navigation } from './navigation';

/** What handsets send to the lines of the account. */
export const inboxModule: FeatureModule = {
  name: 'inbox',
  routes: [
    {
      path: INBOX_PATHS.list,
      load: () => import('./screens/inbox/inbox-screen'),
      permission: 'inbox.read',
      prefetch: (client) => void client.prefetchQuery(inboxQuery({ page: 1, limit: DEFAULT_LIMIT, filters: {} })),
    },
    {
      path: INBOX_PATHS.conversation,
      load: () => import('./screens/conversation/conversation-screen'),
      permission: 'inbox.read',
    },
  ],
  navigation,
  liveHandlers: [
    {
      event: 'inbox_message',
      handle: (message, client) => applyInbox(message['data'], client),
      catchUp: catchUpInbox,
    },
  ],
};
