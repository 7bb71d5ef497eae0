import { whoAmIQuery } from '@peyk/shared-api-client';
import type { FeatureModule } from '@peyk/shared-module';
import { authPaths } from './auth-paths';
import { forgetRegistration } from './model/forget-registration';
import { keepPostponedOf } from './model/postponed';

/** Signing in and out, and registering. It has no entry in the menu: the guard leads to it, and the avatar leaves. */
export const authModule: FeatureModule = {
  name: 'auth',
  routes: [
    { path: authPaths.login, load: () => import('./screens/login/login-screen'), audience: 'public' },
    {
      path: authPaths.forgotPassword,
      load: () => import('./screens/forgot-password/forgot-password-screen'),
      audience: 'public',
    },
    {
      path: authPaths.externalLogin,
      load: () => import('./screens/external-login/external-login-screen'),
      audience: 'public',
    },
    { path: authPaths.terms, load: () => import('./screens/terms/terms-screen'), audience: 'public' },
    { path: authPaths.register, load: () => import('./screens/register/register-screen'), audience: 'public' },
    { path: authPaths.identity, load: () => import('./screens/identity/identity-screen'), permission: 'account.edit' },
    {
      path: authPaths.businessSetup,
      load: () => import('./screens/business-setup/business-setup-screen'),
      permission: 'account.edit',
    },
  ],
  navigation: [],
  banners: [{ place: 'page', load: () => import('./strip/account-strip') }],
  liveHandlers: [
    {
      event: 'account_changed',
      handle: (_message, client) => void client.invalidateQueries({ queryKey: whoAmIQuery.queryKey }),
    },
  ],
  keepOnlyOf: (userName) => {
    forgetRegistration();
    keepPostponedOf(userName);
  },
};
