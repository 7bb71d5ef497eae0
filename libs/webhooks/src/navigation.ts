import type { NavigationEntry } from '@peyk/shared-module';
import { WEBHOOKS_PATHS } from './webhooks-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: WEBHOOKS_PATHS.list,
    label: 'وب‌هوک‌ها',
    icon: 'reply',
    group: 'developers',
    order: 30,
    permission: 'webhook.read',
    keywords: ['وب‌هوک', 'رویداد', 'برنامه‌نویس', 'webhook', 'callback', 'developers'],
  },
];
