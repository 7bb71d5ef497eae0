import type { FeatureModule } from '@peyk/shared-module';
import { navigation } from './navigation';
import { WEBHOOKS_PATHS } from './webhooks-paths';

/** Addresses to which the account has events sent. */
export const webhooksModule: FeatureModule = {
  name: 'webhooks',
  routes: [
    {
      path: WEBHOOKS_PATHS.list,
      load: () => import('./screens/webhooks/webhooks-screen'),
      permission: 'webhook.read',
    },
    {
      path: WEBHOOKS_PATHS.log,
      load: () => import('./screens/log/log-screen'),
      permission: 'webhook.read',
    },
  ],
  navigation,
};
