/** Where the screens of this library stand. */
export const CONTACTS_PATHS = {
  root: '/contacts',
  all: '/contacts/all-contacts',
  phonebooks: '/contacts/all-groups',
  phonebookRoot: '/contacts/group',
  phonebook: '/contacts/group/:id',
  more: '/contacts/manage-more-features',
  blacklist: '/contacts/blacklist',
  cancel11: '/contacts/cancel_11',
  import: '/contacts/import',
  one: '/contacts/:id',
} as const;
