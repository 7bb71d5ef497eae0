import type { FeatureModule } from '@peyk/shared-module';

/** The accounts of the installation. */
export const accountsModule: FeatureModule = {
  name: 'desk-accounts',
  routes: [
    { path: '/accounts', permission: null, load: () => import('./screens/accounts/accounts-screen') },
    { path: '/accounts/:id', permission: null, load: () => import('./screens/account/account-screen') },
  ],
  navigation: [],
};
