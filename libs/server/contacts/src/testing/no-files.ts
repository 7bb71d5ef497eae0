import type { ContactsImportPorts } from '../imports/contacts-import-job';

/** For tests in which nothing is kept. */
export const noFiles: ContactsImportPorts['files'] = {
  save: () => Promise.reject(new Error('nothing is kept in this test')),
  open: () => Promise.reject(new Error('nothing is kept in this test')),
  keepUntil: () => Promise.resolve(),
};
