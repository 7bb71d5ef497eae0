import type { FeatureModule, FeatureRoute } from '@peyk/shared-module';
import { phonebookChoicesQuery } from '@peyk/shared-screens';
import { DEFAULT_LIMIT } from '@peyk/shared-url-state';
import type { QueryClient } from '@tanstack/react-query';
import { contactsQuery } from './api/list-contacts';
import { phonebooksQuery } from './api/list-phonebooks';
import { propertiesQuery } from './api/properties';
import { tagsQuery } from './api/tags';
import { CONTACTS_PATHS } from './contacts-paths';
import { navigation } from './navigation';

const FIRST_PAGE = { page: 1, limit: DEFAULT_LIMIT, filters: {} } as const;

function prefetchContacts(client: QueryClient): void {
  void client.prefetchQuery(contactsQuery(FIRST_PAGE));
  void client.prefetchQuery(phonebookChoicesQuery());
}

const LISTS: readonly FeatureRoute[] = [
  {
    path: CONTACTS_PATHS.root,
    load: () => import('./screens/sections/contacts-screen'),
    permission: 'contact.read',
    prefetch: prefetchContacts,
  },
  {
    path: CONTACTS_PATHS.all,
    load: () => import('./screens/contact-list/all-contacts-screen'),
    permission: 'contact.read',
    prefetch: prefetchContacts,
  },
  {
    path: CONTACTS_PATHS.phonebooks,
    load: () => import('./screens/phonebooks/phonebooks-screen'),
    permission: 'contact.read',
    prefetch: (client) => void client.prefetchQuery(phonebooksQuery(FIRST_PAGE)),
  },
  {
    path: CONTACTS_PATHS.more,
    load: () => import('./screens/more/more-screen'),
    permission: 'contact.read',
    prefetch: (client) => {
      void client.prefetchQuery(tagsQuery());
      void client.prefetchQuery(propertiesQuery());
    },
  },
  {
    path: CONTACTS_PATHS.blacklist,
    load: () => import('./screens/suppressed/blacklist-screen'),
    permission: 'blacklist.read',
  },
  {
    path: CONTACTS_PATHS.cancel11,
    load: () => import('./screens/suppressed/cancel-11-screen'),
    permission: 'blacklist.read',
  },
];

/** The people whom an account knows, its phonebooks, and the numbers that it leaves out. */
export const contactsModule: FeatureModule = {
  name: 'contacts',
  routes: [
    ...LISTS,
    {
      path: CONTACTS_PATHS.phonebookRoot,
      load: () => import('./screens/phonebook/phonebook-root-screen'),
      permission: 'contact.read',
    },
    {
      path: CONTACTS_PATHS.phonebook,
      load: () => import('./screens/phonebook/phonebook-screen'),
      permission: 'contact.read',
    },
    { path: CONTACTS_PATHS.import, load: () => import('./screens/import/import-screen'), permission: 'contact.edit' },
    { path: CONTACTS_PATHS.one, load: () => import('./screens/contact/contact-screen'), permission: 'contact.read' },
  ],
  navigation,
};
