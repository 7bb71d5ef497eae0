import type { NavigationEntry } from '@peyk/shared-module';
import { SECRETARY_PATHS } from './secretary-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: SECRETARY_PATHS.list,
    label: 'منشی پیام‌ها',
    icon: 'reply',
    group: 'services',
    order: 40,
    alsoCurrentFor: ['/secretary/received-message'],
    permission: 'secretary.read',
    keywords: ['منشی', 'پاسخ خودکار', 'کلیدواژه', 'secretary'],
  },
  {
    path: SECRETARY_PATHS.readers,
    label: 'کدخوان',
    icon: 'search',
    group: 'services',
    order: 41,
    alsoCurrentFor: ['/secretary/keywords'],
    permission: 'secretary.read',
    keywords: ['کدخوان', 'قرعه‌کشی', 'کد', 'کلیدواژه', 'reader', 'code'],
  },
  {
    path: SECRETARY_PATHS.polls,
    label: 'نظرسنجی',
    icon: 'reports',
    group: 'services',
    order: 42,
    alsoCurrentFor: ['/secretary/polls'],
    permission: 'secretary.read',
    keywords: ['نظرسنجی', 'رأی‌گیری', 'رای', 'نظر', 'poll', 'vote'],
  },
];
