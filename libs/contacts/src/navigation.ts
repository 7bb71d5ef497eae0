import type { NavigationEntry } from '@peyk/shared-module';
import { CONTACTS_PATHS } from './contacts-paths';

/** The menu's entries of this library. They stand apart from its sentences, because every page loads them. */
export const navigation: readonly NavigationEntry[] = [
  {
    path: CONTACTS_PATHS.root,
    label: 'مخاطبان',
    icon: 'contacts',
    group: 'main',
    order: 60,
    permission: 'contact.read',
    goKey: 'c',
    keywords: ['دفترچه تلفن', 'مخاطبان', 'گروه', 'لیست سیاه', 'لغو ۱۱', 'contacts', 'phonebook', 'blacklist'],
  },
];
