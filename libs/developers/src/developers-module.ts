import type { FeatureModule } from '@peyk/shared-module';
import { navigation } from './navigation';
import { DEVELOPERS_PATHS } from './developers-paths';

/** What the account gives to programs. */
export const developersModule: FeatureModule = {
  name: 'developers',
  routes: [
    {
      path: DEVELOPERS_PATHS.apiKeys,
      load: () => import('./screens/api-keys/api-keys-screen'),
      permission: 'apikey.read',
    },
    {
      path: DEVELOPERS_PATHS.createApiKey,
      load: () => import('./screens/create-api-key/create-api-key-screen'),
      permission: 'apikey.edit',
    },
    {
      path: DEVELOPERS_PATHS.apiCalls,
      load: () => import('./screens/api-calls/api-calls-screen'),
      permission: 'apikey.read',
    },
    {
      path: DEVELOPERS_PATHS.apiCall,
      load: () => import('./screens/api-call/api-call-screen'),
      permission: 'apikey.read',
    },
    { path: DEVELOPERS_PATHS.plugins, load: () => import('./screens/plugins/plugins-screen'), permission: null },
    { path: DEVELOPERS_PATHS.documents, load: () => import('./screens/documents/documents-screen'), permission: null },
  ],
  navigation,
};
