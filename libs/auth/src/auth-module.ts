import { whoAmIQuery } from '@peyk/shared-api-client';
import type { FeatureModule } from '@peyk/shared-module';
import { authPaths } from './auth-paths';
import { forgetRegistration } from './model/forget-registration';
import { keepPostponedOf } from './model/postponed';
import { navigation } from './navigation';

/** Signing in and out, registering, and who is signed in where. */
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
    { path: authPaths.join, load: () => import('./screens/join/join-screen'), audience: 'public' },
    { path: authPaths.terms, load: () => import('./screens/terms/terms-screen'), audience: 'public' },
    { path: authPaths.register, load: () => import('./screens/register/register-screen'), audience: 'public' },
    { path: authPaths.identity, load: () => import('./screens/identity/identity-screen'), permission: 'account.edit' },
    {
      path: authPaths.businessSetup,
      load: () => import('./screens/business-setup/business-setup-screen'),
      permission: 'account.edit',
    },
    {
      path: authPaths.changeMobile,
      load: () => import('./screens/change-mobile/change-mobile-screen'),
      permission: null,
    },
    { path: authPaths.security, load: () => import('./screens/security/security-screen'), permission: null },
  ],
  navigation,
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
