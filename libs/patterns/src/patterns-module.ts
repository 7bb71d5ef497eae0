import type { FeatureModule } from '@peyk/shared-module';
import { PATTERNS_KEY } from './api/patterns-key';
import { navigation } from './navigation';
import { PATTERNS_PATHS } from './patterns-paths';

/** Patterns of the account: texts with variables that a person accepts before they are sent. */
export const patternsModule: FeatureModule = {
  name: 'patterns',
  routes: [
    {
      path: PATTERNS_PATHS.list,
      load: () => import('./screens/patterns/patterns-screen'),
      permission: 'pattern.read',
    },
    {
      path: PATTERNS_PATHS.create,
      load: () => import('./screens/write/create-screen'),
      permission: 'pattern.edit',
    },
    {
      path: PATTERNS_PATHS.update,
      load: () => import('./screens/write/update-screen'),
      permission: 'pattern.edit',
    },
    {
      path: PATTERNS_PATHS.one,
      load: () => import('./screens/pattern/pattern-screen'),
      permission: 'pattern.read',
    },
    {
      path: PATTERNS_PATHS.systemic,
      load: () => import('./screens/systemic/systemic-screen'),
      permission: 'pattern.read',
    },
    {
      path: PATTERNS_PATHS.shared,
      load: () => import('./screens/shared/shared-screen'),
      permission: 'pattern.read',
    },
    {
      path: PATTERNS_PATHS.systemicOne,
      load: () => import('./screens/systemic/systemic-one-screen'),
      permission: 'pattern.read',
    },
  ],
  navigation,
  liveHandlers: [
    {
      event: 'pattern_changed',
      handle: (_message, client) => void client.invalidateQueries({ queryKey: PATTERNS_KEY }),
      catchUp: (client) => void client.invalidateQueries({ queryKey: PATTERNS_KEY }),
    },
  ],
};
