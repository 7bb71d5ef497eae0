import type { NavigationEntry } from '@peyk/shared-module';
import { DRAFTS_PATHS } from './drafts-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: DRAFTS_PATHS.list,
    label: 'پیام‌های آماده',
    icon: 'bookmark',
    group: 'main',
    order: 50,
    permission: 'draft.read',
    goKey: 'd',
    keywords: ['پیش‌نویس', 'متن آماده', 'drafts', 'predefined messages'],
  },
];
