export { CONTACTS_ERRORS } from './contacts.errors';
export { phonebookPages } from './phonebooks/phonebook-pages';
export { requirePhonebooks } from './phonebooks/require-phonebooks';
export type { KnownPhonebook } from './phonebooks/require-phonebooks';
export { insertSuppressed, suppressedAmong, suppressedPages } from './suppressed/suppressed.repository';
export type { SuppressedList } from './suppressed/suppressed.repository';
