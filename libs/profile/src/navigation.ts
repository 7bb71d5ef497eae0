import type { NavigationEntry } from '@peyk/shared-module';
import { PROFILE_PATHS } from './profile-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: PROFILE_PATHS.profile,
    label: 'پروفایل',
    icon: 'user',
    group: 'account',
    order: 5,
    permission: 'account.read',
    keywords: ['مشخصات', 'مدارک', 'لوگو', 'کد ملی', 'نشانی', 'profile', 'documents'],
  },
  {
    path: PROFILE_PATHS.settings,
    label: 'تنظیمات',
    icon: 'sliders',
    group: 'account',
    order: 30,
    keywords: ['هشدار', 'اعلان', 'خط پیش‌فرض', 'تاریک', 'میان‌بر', 'settings'],
  },
];
