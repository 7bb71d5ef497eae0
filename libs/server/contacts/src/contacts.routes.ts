import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import {
  GENDER_OF,
  KIND_OF,
  presentAdded,
  presentContact,
  presentCount,
  presentImport,
  presentPhonebook,
  presentPhonebookChoice,
  presentSuppressed,
} from './contacts.presenter';
import { addContacts, deleteContacts, updateContact } from './contacts/change-contacts.service';
import { bulkHandlers } from './bulk/bulks.routes';
import { readContactFilters } from './contacts/read-contact-filters';
import { listContactsOf, requireContact } from './contacts/contact-list.service';
import { countNumbers } from './count/count-numbers.service';
import type { LoadOperators } from './count/count-numbers.service';
import type { ContactsImportPorts } from './imports/contacts-import-job';
import { contactsImportHandlers } from './imports/contacts-import.routes';
import { contactsExportHandlers } from './exports/contacts-export.routes';
import { beginImport, requireImport } from './imports/imports.service';
import type { UploadPort } from './imports/upload-port';
import { listPhonebookRows } from './phonebooks/phonebooks.repository';
import { createPhonebook, deletePhonebooks, listPhonebooksOf, updatePhonebook } from './phonebooks/phonebooks.service';
import { propertyHandlers } from './properties/properties.routes';
import { segmentHandlers } from './segments/segments.routes';
import { addSuppressed, listSuppressedOf, removeSuppressed } from './suppressed/suppressed.service';
import { tagHandlers } from './tags/tags.routes';

export interface ContactsDependencies {
  /** Who carries a number; the composition root takes it from the audience. */
  loadOperators: LoadOperators;
  /** Uploaded files of numbers; from there, too. */
  uploads: UploadPort;
  /** Where an import keeps its rows and those that are wrong. */
  files: ContactsImportPorts['files'];
}

const dateOf = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
const idOf = (id: string | undefined) => (id === undefined ? undefined : BigInt(id));

const readGivenValue = <Value>({ id, value }: { id: string; value: Value }) => ({ id: BigInt(id), value });

type PhonebookOperation =
  | 'listPhonebooks'
  | 'listPhonebookChoices'
  | 'createPhonebook'
  | 'updatePhonebook'
  | 'deletePhonebooks'
  | 'countPhonebookNumbers';
type ContactOperation = 'listContacts' | 'getContact' | 'addContacts' | 'updateContact' | 'deleteContacts';
type ImportOperation = 'addUploadToPhonebooks' | 'getPhonebookImport';
type SuppressedOperation = 'listSuppressedNumbers' | 'addSuppressedNumbers' | 'removeSuppressedNumbers';

/** The operations of `openapi/paths/contacts.yaml`. */
export function createContactsHandlers(dependencies: ContactsDependencies) {
  return {
    ...phonebookHandlers(dependencies),
    ...contactHandlers(),
    ...tagHandlers(),
    ...propertyHandlers(),
    ...bulkHandlers(),
    ...segmentHandlers(dependencies),
    ...importHandlers(dependencies),
    ...contactsImportHandlers(dependencies),
    ...contactsExportHandlers(dependencies),
    ...suppressedHandlers(),
  };
}

function phonebookHandlers({ loadOperators }: ContactsDependencies): Handlers<PhonebookOperation> {
  return {
    listPhonebooks: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const question = { accountId, title: body.filters?.title, paging: pagingOf(body) };
      const { items, ...paging } = await listPhonebooksOf(context.db, question);
      return { data: { items: items.map(presentPhonebook), paging } };
    },
    listPhonebookChoices: async (context) => {
      const rows = await listPhonebookRows(context.db, { accountId: requireAccount(context).accountId });
      return { data: { items: rows.map(presentPhonebookChoice) } };
    },
    createPhonebook: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { impersonatedBy } = authorOf(context);
      return { data: presentPhonebook(await createPhonebook(context, { accountId, ...body, impersonatedBy })) };
    },
    updatePhonebook: async (context, { body: { id, ...change } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      return { data: presentPhonebook(await updatePhonebook(context, key, change)) };
    },
    deletePhonebooks: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const count = await deletePhonebooks(context, {
        accountId,
        ids: body.ids.map(BigInt),
        withContacts: body.with_contacts ?? false,
      });
      return { data: { deleted_count: count } };
    },
    countPhonebookNumbers: async (context, { query }) => {
      const { accountId } = requireAccount(context);
      const phonebookIds = query.phonebook_ids.split(',').map(BigInt);
      return { data: presentCount(await countNumbers(context.db, { accountId, phonebookIds }, loadOperators)) };
    },
  };
}

function contactHandlers(): Handlers<ContactOperation> {
  return {
    listContacts: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const filters = readContactFilters(body.filters ?? {});
      const asked = { accountId, filters, ids: body.ids?.map(BigInt), paging: pagingOf(body) };
      const { items, ...paging } = await listContactsOf(context.db, asked);
      return { data: { items: items.map(presentContact), paging } };
    },
    getContact: async (context, { query }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(query.contact_id) };
      return { data: presentContact(await requireContact(context.db, key)) };
    },
    addContacts: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const phonebookIds = body.phonebook_ids.map(BigInt);
      const { impersonatedBy } = authorOf(context);
      const contacts = body.contacts.map(({ number, name, gender, birth_date: birthDate, properties }) => ({
        ...{ number, name, birthDate },
        gender: gender && GENDER_OF[gender],
        properties: properties?.map(readGivenValue),
      }));
      const tagIds = body.tag_ids?.map(BigInt);
      const numbers = { accountId, phonebookIds, tagIds, contacts, replace: body.replace, impersonatedBy };
      return { data: presentAdded(await addContacts(context, numbers)) };
    },
    updateContact: async (context, { body }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(body.id) };
      const { number, name, gender, birth_date: birthDate, version } = body;
      const phonebookIds = body.phonebook_ids?.map(BigInt);
      const { impersonatedBy } = authorOf(context);
      const change = {
        ...{ number, name, birthDate, version, phonebookIds, impersonatedBy },
        gender: gender && GENDER_OF[gender],
        tagIds: body.tag_ids?.map(BigInt),
        properties: body.properties?.map(readGivenValue),
      };
      return { data: presentContact(await updateContact(context, key, change)) };
    },
    deleteContacts: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const contacts = { accountId, ids: body.ids.map(BigInt), phonebookId: idOf(body.phonebook_id) };
      return { data: { deleted_count: await deleteContacts(context, contacts) } };
    },
  };
}

function importHandlers(ports: ContactsDependencies): Handlers<ImportOperation> {
  return {
    addUploadToPhonebooks: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const phonebookIds = body.phonebook_ids.map(BigInt);
      const { userId, impersonatedBy } = authorOf(context);
      const file = { accountId, userId, uploadId: BigInt(body.upload_id), phonebookIds, impersonatedBy };
      return { data: presentImport(await beginImport(context, ports, file)) };
    },
    getPhonebookImport: async (context, { query }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(query.import_id) };
      return { data: presentImport(await requireImport(context.db, key)) };
    },
  };
}

function suppressedHandlers(): Handlers<SuppressedOperation> {
  return {
    listSuppressedNumbers: async (context, { body }) => {
      const list = { accountId: requireAccount(context).accountId, kind: KIND_OF[body.kind] };
      const { number, from_date, to_date } = body.filters ?? {};
      const filters = { number, fromDate: dateOf(from_date), toDate: dateOf(to_date) };
      const { items, ...paging } = await listSuppressedOf(context.db, { list, filters, paging: pagingOf(body) });
      return { data: { items: items.map(presentSuppressed), paging } };
    },
    addSuppressedNumbers: async (context, { body }) => {
      const list = { accountId: requireAccount(context).accountId, kind: KIND_OF[body.kind] };
      const { impersonatedBy } = authorOf(context);
      const added = await addSuppressed(context, list, { numbers: body.numbers, impersonatedBy });
      return { data: presentAdded(added) };
    },
    removeSuppressedNumbers: async (context, { body }) => {
      const list = { accountId: requireAccount(context).accountId, kind: KIND_OF[body.kind] };
      return { data: { deleted_count: await removeSuppressed(context, list, body.numbers) } };
    },
  };
}
