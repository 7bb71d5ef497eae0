import type { FeatureModule } from '@peyk/shared-module';

/** Signing in to the desk. */
export const signInModule: FeatureModule = {
  name: 'desk-sign-in',
  routes: [{ path: '/sign-in', audience: 'public', load: () => import('./sign-in-screen') }],
  navigation: [],
};
