import type { FeatureModule } from '@peyk/shared-module';

/** The queues of the desk, and what is decided in them. */
export const queuesModule: FeatureModule = {
  name: 'desk-queues',
  routes: [
    { path: '/', permission: null, load: () => import('./screens/home/home-screen') },
    { path: '/queue/:queue', permission: null, load: () => import('./screens/queue/queue-screen') },
  ],
  navigation: [],
};
