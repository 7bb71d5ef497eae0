import type { FeatureModule } from '@peyk/shared-module';
import { draftGroupsQuery, draftsQuery } from '@peyk/shared-screens';
import { DEFAULT_LIMIT } from '@peyk/shared-url-state';
import { DRAFTS_PATHS } from './drafts-paths';
import { navigation } from './navigation';

/** Texts that a person keeps to send them again. */
export const draftsModule: FeatureModule = {
  name: 'drafts',
  routes: [
    {
      path: DRAFTS_PATHS.list,
      load: () => import('./screens/drafts/drafts-screen'),
      permission: 'draft.read',
      prefetch: (client) => {
        void client.prefetchQuery(draftGroupsQuery());
        void client.prefetchQuery(draftsQuery({ page: 1, limit: DEFAULT_LIMIT, filters: {} }));
      },
    },
    { path: DRAFTS_PATHS.group, load: () => import('./screens/drafts/drafts-screen'), permission: 'draft.read' },
  ],
  navigation,
};
