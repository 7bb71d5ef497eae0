import type { FeatureModule } from '@peyk/shared-module';
import { linesQuery } from '@peyk/shared-screens';
import { navigation } from './navigation';
import { keepOnlyOf } from './screens/compose/tab-storage';
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
    {
      path: SEND_PATHS.phonebook,
      load: () => import('./screens/phonebook/phonebook-screen'),
      permission: ['send.create', 'contact.read'],
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.file,
      load: () => import('./screens/file/file-screen'),
      permission: ['send.create', 'upload.create'],
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.keyword,
      load: () => import('./screens/keyword/keyword-screen'),
      permission: ['send.create', 'upload.create'],
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.peerToPeer,
      load: () => import('./screens/peer-to-peer/peer-to-peer-screen'),
      permission: ['send.create', 'upload.create'],
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.cityProvince,
      load: () => import('./screens/city-province/city-province-screen'),
      permission: 'send.create',
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.postalCode,
      load: () => import('./screens/postal-code/postal-code-screen'),
      permission: 'send.create',
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.business,
      load: () => import('./screens/business/business-screen'),
      permission: 'send.create',
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.map,
      load: () => import('./screens/map/map-screen'),
      permission: 'send.create',
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.tower,
      load: () => import('./screens/tower/tower-screen'),
      permission: 'send.create',
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.recurringList,
      load: () => import('./screens/recurring/recurring-list-screen'),
      permission: 'send.create',
    },
    {
      path: SEND_PATHS.newRecurring,
      load: () => import('./screens/recurring/new-recurring-screen'),
      permission: 'send.create',
      prefetch: (client) => void client.prefetchQuery(linesQuery()),
    },
    {
      path: SEND_PATHS.recurring,
      load: () => import('./screens/recurring/recurring-screen'),
      permission: 'send.create',
    },
    {
      path: SEND_PATHS.editRecurring,
      load: () => import('./screens/recurring/edit-recurring-screen'),
      permission: 'send.create',
    },
    {
      path: SEND_PATHS.successWithoutId,
      load: () => import('./screens/success/no-success-screen'),
      permission: 'send.create',
    },
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
    {
      id: 'send.phonebook',
      label: 'ارسال به مخاطبان',
      icon: 'contacts',
      permission: ['send.create', 'contact.read'],
      keywords: ['دفترچه', 'گروه', 'phonebook', 'group'],
      run: ({ navigate }) => navigate(SEND_PATHS.phonebook),
    },
    {
      id: 'send.file',
      label: 'ارسال با فایل',
      icon: 'send',
      permission: ['send.create', 'upload.create'],
      keywords: ['اکسل', 'excel', 'csv', 'txt', 'file'],
      run: ({ navigate }) => navigate(SEND_PATHS.file),
    },
    {
      id: 'send.recurring',
      label: 'ارسال دوره‌ای تازه',
      icon: 'refresh',
      permission: 'send.create',
      keywords: ['تکرار', 'تولد', 'هر روز', 'recurring', 'birthday'],
      run: ({ navigate }) => navigate(SEND_PATHS.newRecurring),
    },
  ],
};
