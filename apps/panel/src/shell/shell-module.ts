import type { FeatureModule } from '@peyk/shared-module';
import { keepOnlyCommandsOf } from '../commands/recent-commands';

/** The one page that belongs to the shell itself: the phone's list of everything that the bottom bar has no room for. */
export const shellModule: FeatureModule = {
  name: 'shell',
  routes: [{ path: '/facilities', load: () => import('./facilities-screen'), permission: null }],
  keepOnlyOf: keepOnlyCommandsOf,
  navigation: [
    {
      path: '/facilities',
      label: 'همهٔ بخش‌ها',
      icon: 'menu',
      group: 'support',
      order: 99,
      bottomBarLabel: 'بیشتر',
      onlyInBottomBar: true,
      keywords: ['خدمات', 'facilities', 'all'],
    },
  ],
};
