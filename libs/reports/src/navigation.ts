import type { NavigationEntry } from '@peyk/shared-module';
import { REPORTS_PATHS } from './reports-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: REPORTS_PATHS.list,
    label: 'گزارش ارسال',
    icon: 'reports',
    group: 'main',
    order: 30,
    bottomBarLabel: 'گزارش‌ها',
    permission: 'report.read',
    goKey: 'r',
    keywords: ['آمار', 'reports'],
  },
];
