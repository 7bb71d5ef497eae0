import type { FeatureModule } from '@peyk/shared-module';
import { applyProgress, readProgress, sendKeys, sendListQuery } from '@peyk/shared-sends';
import { DEFAULT_LIMIT } from '@peyk/shared-url-state';
import { navigation } from './navigation';
import { REPORTS_PATHS } from './reports-paths';

/** The sends of the last days and what became of each message. */
export const reportsModule: FeatureModule = {
  name: 'reports',
  routes: [
    {
      path: REPORTS_PATHS.list,
      load: () => import('./screens/sends/sends-screen'),
      permission: 'report.read',
      prefetch: (client) => void client.prefetchQuery(sendListQuery({ page: 1, limit: DEFAULT_LIMIT, filters: {} })),
    },
    { path: REPORTS_PATHS.archive, load: () => import('./screens/sends/archive-screen'), permission: 'report.read' },
    {
      path: REPORTS_PATHS.overview,
      load: () => import('./screens/overview/overview-screen'),
      permission: 'report.read',
    },
    { path: REPORTS_PATHS.systemic, load: () => import('./screens/sends/systemic-screen'), permission: 'report.read' },
    {
      path: REPORTS_PATHS.archived,
      load: () => import('./screens/send/archived-send-screen'),
      permission: 'report.read',
    },
    { path: REPORTS_PATHS.one, load: () => import('./screens/send/send-screen'), permission: 'report.read' },
  ],
  navigation,
  liveHandlers: [
    {
      event: 'send_progress',
      handle: (message, client) => {
        const progress = readProgress(message['data']);
        if (progress !== null) applyProgress(progress, client);
      },
    },
    {
      // Whatever is under way waits for its account, or goes on.
      event: 'account_changed',
      handle: (_message, client) => void client.invalidateQueries({ queryKey: sendKeys.all }),
    },
  ],
};
