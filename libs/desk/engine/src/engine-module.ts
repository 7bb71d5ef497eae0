import type { FeatureModule } from '@peyk/shared-module';

/** How the engine stands. */
export const engineModule: FeatureModule = {
  name: 'desk-engine',
  routes: [{ path: '/engine', permission: null, load: () => import('./engine-screen') }],
  navigation: [],
};
