import type { FeatureModule } from '@peyk/shared-module';
import { documentsQuery } from './api/documents';
import { profileQuery } from './api/profile';
import { navigation } from './navigation';
import { PROFILE_PATHS } from './profile-paths';

const PERMISSION = 'account.read';
const onPhone = { permission: PERMISSION, mobileOnly: true } as const;

/** Who holds the account, and the documents that show it. */
export const profileModule: FeatureModule = {
  name: 'profile',
  routes: [
    {
      path: PROFILE_PATHS.profile,
      load: () => import('./screens/profile/profile-screen'),
      permission: PERMISSION,
      prefetch: (client) => void client.prefetchQuery(profileQuery),
    },
    {
      path: PROFILE_PATHS.accountInfo,
      load: () => import('./screens/account-info/account-info-screen'),
      permission: PERMISSION,
      prefetch: (client) => void client.prefetchQuery(profileQuery),
    },
    { path: PROFILE_PATHS.personal, load: () => import('./screens/account-info/personal-screen'), ...onPhone },
    { path: PROFILE_PATHS.contact, load: () => import('./screens/account-info/contact-screen'), ...onPhone },
    { path: PROFILE_PATHS.address, load: () => import('./screens/account-info/address-screen'), ...onPhone },
    { path: PROFILE_PATHS.documents, load: () => import('./screens/documents/documents-screen'), ...onPhone },
    { path: PROFILE_PATHS.settings, load: () => import('./screens/settings/settings-screen'), permission: null },
    { path: PROFILE_PATHS.ownSettings, load: () => import('./screens/settings/settings-screen'), permission: null },
  ],
  navigation,
  liveHandlers: [
    {
      event: 'document_changed',
      handle: (_message, client) => void client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
      catchUp: (client) => void client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
    },
  ],
};
