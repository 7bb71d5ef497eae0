import type { FeatureModule } from '@peyk/shared-module';

/** What an installation keeps for everybody. */
export const collectionsModule: FeatureModule = {
  name: 'desk-collections',
  routes: [{ path: '/collections/:name', permission: null, load: () => import('./screens/collection-screen') }],
  navigation: [],
};
