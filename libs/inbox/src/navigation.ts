import type { NavigationEntry } from '@peyk/shared-module';
import { unreadQuery } from './api/unread';
import { INBOX_PATHS } from './inbox-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: INBOX_PATHS.list,
    label: 'پیام‌های دریافتی',
    icon: 'inbox',
    group: 'main',
    order: 40,
    permission: 'inbox.read',
    goKey: 'i',
    keywords: ['صندوق ورودی', 'پاسخ‌ها', 'inbox', 'messages'],
    count: { query: unreadQuery, ofWhat: 'پیام خوانده‌نشده' },
  },
];
