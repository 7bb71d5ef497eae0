import type { NavigationEntry } from '@peyk/shared-module';
import { SEND_PATHS } from './send-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: SEND_PATHS.quick,
    label: 'ارسال پیامک',
    icon: 'send',
    group: 'main',
    order: 20,
    bottomBarLabel: 'ارسال',
    permission: 'send.create',
    goKey: 's',
    keywords: ['اس‌ام‌اس', 'sms', 'send'],
    alsoCurrentFor: [SEND_PATHS.root],
  },
];
