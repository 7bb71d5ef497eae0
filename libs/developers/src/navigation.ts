import type { NavigationEntry } from '@peyk/shared-module';
import { DEVELOPERS_PATHS } from './developers-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: DEVELOPERS_PATHS.apiKeys,
    label: 'کلیدهای API',
    icon: 'lock',
    group: 'developers',
    order: 20,
    alsoCurrentFor: [DEVELOPERS_PATHS.apiKeys],
    permission: 'apikey.read',
    keywords: ['کلید', 'برنامه‌نویس', 'توسعه‌دهنده', 'api', 'developers', 'token'],
  },
  {
    path: DEVELOPERS_PATHS.apiCalls,
    label: 'فراخوانی‌های API',
    icon: 'reports',
    group: 'developers',
    order: 25,
    permission: 'apikey.read',
    keywords: ['api calls', 'log'],
  },
  {
    path: DEVELOPERS_PATHS.plugins,
    label: 'افزونه‌ها',
    icon: 'sliders',
    group: 'developers',
    order: 10,
    permission: null,
    keywords: ['plugins', 'ووکامرس'],
  },
  {
    path: DEVELOPERS_PATHS.documents,
    label: 'مستندات',
    icon: 'file',
    group: 'developers',
    order: 40,
    permission: null,
    keywords: ['documents', 'sdk'],
  },
];
