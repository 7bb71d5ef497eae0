import { creditQuery } from '@peyk/shared-api-client';
import type { FeatureModule } from '@peyk/shared-module';
import { HOME_PATHS } from './home-paths';
import { navigation } from './navigation';

/** The first page after signing in. */
export const homeModule: FeatureModule = {
  name: 'home',
  routes: [
    {
      path: HOME_PATHS.home,
      load: () => import('./screens/home/home-screen'),
      permission: null,
      prefetch: (client, may) => {
        if (may('wallet.read')) void client.prefetchQuery(creditQuery());
      },
    },
  ],
  navigation,
  banners: [
    { place: 'top', load: () => import('./banners/top-strip') },
    { place: 'page', load: () => import('./banners/old-panel-strip') },
  ],
};
