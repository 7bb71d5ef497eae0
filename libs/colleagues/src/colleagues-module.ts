import type { FeatureModule } from '@peyk/shared-module';
import { COLLEAGUES_PATHS } from './colleagues-paths';
import { navigation } from './navigation';

/** Who works in the account besides its owner, and what they may. */
export const colleaguesModule: FeatureModule = {
  name: 'colleagues',
  routes: [
    {
      path: COLLEAGUES_PATHS.list,
      load: () => import('./screens/colleagues/colleagues-screen'),
      permission: 'colleague.read',
    },
    {
      path: COLLEAGUES_PATHS.invite,
      load: () => import('./screens/invite/invite-screen'),
      permission: 'colleague.edit',
    },
    {
      path: COLLEAGUES_PATHS.createRole,
      load: () => import('./screens/role/create-role-screen'),
      permission: 'role.edit',
    },
    {
      path: COLLEAGUES_PATHS.updateRole,
      load: () => import('./screens/role/update-role-screen'),
      permission: 'role.edit',
    },
    {
      path: COLLEAGUES_PATHS.auditLog,
      load: () => import('./screens/audit-log/audit-log-screen'),
      permission: 'audit.read',
    },
    {
      path: COLLEAGUES_PATHS.one,
      load: () => import('./screens/colleague/colleague-screen'),
      permission: 'colleague.read',
    },
  ],
  navigation,
};
