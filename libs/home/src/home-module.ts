import { creditQuery } from '@peyk/shared-api-client';
import type { FeatureModule } from '@peyk/shared-module';
import { HOME_PATHS } from './home-paths';
import { messages } from './messages';

/** The first page after signing in. */
export const homeModule: FeatureModule = {
  name: 'home',
  routes: [
    {
      path: HOME_PATHS.home,
      load: () => import('./screens/home/home-screen'),
      prefetch: (client) => void client.prefetchQuery(creditQuery()),
    },
  ],
  navigation: [
    {
      path: HOME_PATHS.home,
      label: messages.navigation.home,
      icon: 'home',
      group: 'main',
      order: 10,
      bottomBarLabel: messages.navigation.home,
    },
  ],
};
