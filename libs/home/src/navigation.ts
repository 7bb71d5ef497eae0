import type { NavigationEntry } from '@peyk/shared-module';
import { HOME_PATHS } from './home-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: HOME_PATHS.home,
    label: 'خانه',
    icon: 'home',
    group: 'main',
    order: 10,
    bottomBarLabel: 'خانه',
    goKey: 'h',
    keywords: ['داشبورد', 'home', 'dashboard'],
  },
];
