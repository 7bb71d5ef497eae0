import type { NavigationEntry } from '@peyk/shared-module';
import { authPaths } from './auth-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: authPaths.security,
    label: 'امنیت حساب',
    icon: 'lock',
    group: 'account',
    order: 10,
    keywords: ['نشست‌ها', 'دستگاه‌ها', 'گذرواژه', 'رمز', 'security', 'password', 'sessions'],
  },
];
