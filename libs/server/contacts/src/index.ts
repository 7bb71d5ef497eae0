export { CONTACTS_ERRORS } from './contacts.errors';
export { contactsModule } from './contacts.module';
export { createContactsHandlers } from './contacts.routes';
export type { ContactsDependencies } from './contacts.routes';
export { contactsThere, numbersOfContacts, requireContactNumbers } from './contacts/contact-numbers';
export { anniversaryNumbers } from './contacts/contacts-of-days';
export type { AnniversaryQuestion } from './contacts/contacts-of-days';
export { addContacts } from './contacts/change-contacts.service';
export type { NumbersToAdd } from './contacts/change-contacts.service';
export type { AddedNumbers, RefusedNumber } from './given-numbers';
export { importJob } from './imports/import-job';
export type { ImportPorts } from './imports/import-job';
export { IMPORT_REFUSED } from './imports/keep-refused';
export type { RefusedRecord, UploadPort, UploadedFileKey } from './imports/upload-port';
export { phonebookPages } from './phonebooks/phonebook-pages';
export { placeNumbers, takeNumbersOut } from './phonebooks/place-numbers';
export type { NumbersToPlace } from './phonebooks/place-numbers';
export { createPhonebook } from './phonebooks/phonebooks.service';
export type { NewPhonebook } from './phonebooks/phonebooks.service';
export { phonebooksThere, requirePhonebooks } from './phonebooks/require-phonebooks';
export type { KnownPhonebook } from './phonebooks/require-phonebooks';
export { hasDateProperty } from './properties/properties.service';
export { sweepDeletedPhonebooks } from './phonebooks/sweep-phonebooks';
export {
  countFound,
  countFoundUnlessGone,
  foundPages,
  isSegmentThere,
  requireSegment,
} from './segments/segments.service';
export type { SegmentFilters } from './segments/segments.repository';
export { insertSuppressed, suppressedAmong, suppressedPages } from './suppressed/suppressed.repository';
export type { SuppressedList } from './suppressed/suppressed.repository';
export { contactFields, valuesOfContacts } from './values/contact-values';
export type { ContactField } from './values/contact-values';
export type { SuppressedKind } from './contacts.tables';
