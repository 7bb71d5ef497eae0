import type { NavigationEntry } from '@peyk/shared-module';
import { PATTERNS_PATHS } from './patterns-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: PATTERNS_PATHS.list,
    label: 'الگوها',
    icon: 'file',
    group: 'services',
    order: 10,
    permission: 'pattern.read',
    keywords: ['الگو', 'متغیر', 'pattern', 'otp'],
  },
];
