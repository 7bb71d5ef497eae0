import type { FeatureModule } from '@peyk/shared-module';
import { linesQuery } from './api/list-lines';
import { navigation } from './navigation';
import { keepOnlyOf } from './screens/quick/tab-storage';
import { SEND_PATHS } from './send-paths';

/** Writing and sending messages. */
export const sendModule: FeatureModule = {
  name: 'send',
  routes: [
    { path: SEND_PATHS.root, load: () => import('./screens/send-root-screen'), permission: 'send.create' },
    {
      path: SEND_PATHS.quick,
      load: () => import('./screens/quick/quick-screen'),
      permission: 'send.create',
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    { path: SEND_PATHS.successWithoutId, load: () => import('./screens/send-root-screen'), permission: 'send.create' },
    { path: SEND_PATHS.success, load: () => import('./screens/success/success-screen'), permission: 'send.create' },
  ],
  keepOnlyOf,
  navigation,
  actions: [
    {
      id: 'send.new',
      label: 'نوشتن پیام تازه',
      icon: 'plus',
      key: 'n',
      permission: 'send.create',
      keywords: ['ارسال سریع', 'new', 'quick'],
      run: ({ navigate }) => navigate(SEND_PATHS.quick),
    },
  ],
};
