import type { FeatureModule } from '@peyk/shared-module';
import { SECRETARIES_KEY } from './api/secretaries-key';
import { navigation } from './navigation';
import { SECRETARY_PATHS } from './secretary-paths';

/** What deals with messages to the lines of the account by itself. */
export const secretaryModule: FeatureModule = {
  name: 'secretary',
  routes: [
    {
      path: SECRETARY_PATHS.list,
      load: () => import('./screens/secretaries/secretaries-screen'),
      permission: 'secretary.read',
    },
    {
      path: SECRETARY_PATHS.create,
      load: () => import('./screens/write/create-screen'),
      permission: 'secretary.edit',
    },
    {
      path: SECRETARY_PATHS.update,
      load: () => import('./screens/write/update-screen'),
      permission: 'secretary.edit',
    },
    {
      path: SECRETARY_PATHS.messages,
      load: () => import('./screens/secretary/secretary-screen'),
      permission: 'secretary.read',
    },
    {
      path: SECRETARY_PATHS.readers,
      load: () => import('./screens/readers/readers-screen'),
      permission: 'secretary.read',
    },
    {
      path: SECRETARY_PATHS.createReader,
      load: () => import('./screens/write-reader/create-reader-screen'),
      permission: 'secretary.edit',
    },
    {
      path: SECRETARY_PATHS.updateReader,
      load: () => import('./screens/write-reader/update-reader-screen'),
      permission: 'secretary.edit',
    },
    {
      path: SECRETARY_PATHS.reader,
      load: () => import('./screens/reader/reader-screen'),
      permission: 'secretary.read',
    },
    {
      path: SECRETARY_PATHS.polls,
      load: () => import('./screens/polls/polls-screen'),
      permission: 'secretary.read',
    },
    {
      path: SECRETARY_PATHS.createPoll,
      load: () => import('./screens/write-poll/create-poll-screen'),
      permission: 'secretary.edit',
    },
    {
      path: SECRETARY_PATHS.updatePoll,
      load: () => import('./screens/write-poll/update-poll-screen'),
      permission: 'secretary.edit',
    },
    {
      path: SECRETARY_PATHS.poll,
      load: () => import('./screens/poll/poll-screen'),
      permission: 'secretary.read',
    },
  ],
  navigation,
  liveHandlers: [
    {
      event: 'secretary_changed',
      handle: (_message, client) => void client.invalidateQueries({ queryKey: SECRETARIES_KEY }),
      catchUp: (client) => void client.invalidateQueries({ queryKey: SECRETARIES_KEY }),
    },
  ],
};
