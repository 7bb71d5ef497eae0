import type { NavigationEntry } from '@peyk/shared-module';
import { FILES_PATHS } from './files-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: FILES_PATHS.list,
    label: 'مدیریت فایل‌ها',
    icon: 'file',
    group: 'finance',
    order: 90,
    permission: 'file.read',
    keywords: ['فایل', 'پرونده', 'files'],
  },
];
