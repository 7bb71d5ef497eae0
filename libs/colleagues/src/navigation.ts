import type { NavigationEntry } from '@peyk/shared-module';
import { COLLEAGUES_PATHS } from './colleagues-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: COLLEAGUES_PATHS.list,
    label: 'همکاران',
    icon: 'user',
    group: 'services',
    order: 20,
    permission: 'colleague.read',
    keywords: ['همکار', 'نقش', 'دسترسی', 'colleagues'],
  },
];
