import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import type { ContactsImportPorts } from './contacts-import-job';
import { beginContactsImport } from './contacts-import.service';
import { uploadSheet } from './sheet/contacts-file';
import type { UploadedSheet } from './sheet/contacts-file';

function presentSheet({
  fileId,
  name,
  rowCount,
  hasHeader,
  columns,
  rows,
}: UploadedSheet): components['schemas']['ContactsFile'] {
  const presented = columns.map(({ propertyId, ...column }) => ({ ...column, property_id: propertyId }));
  return { file_id: fileId, name, row_count: rowCount, has_header: hasHeader, columns: presented, rows };
}

/** A file of contacts: first it is read, then the person says what its columns are. */
export function contactsImportHandlers(ports: ContactsImportPorts): Handlers<'uploadContactsFile' | 'importContacts'> {
  return {
    uploadContactsFile: async (context, { file }) => {
      const { accountId } = requireAccount(context);
      const sheet = await uploadSheet(context, ports.files, { accountId, ...authorOf(context), ...file });
      return { data: presentSheet(sheet) };
    },
    importContacts: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const id = await beginContactsImport(context, ports, {
        ...{ accountId, ...authorOf(context), fileId: body.file_id, hasHeader: body.has_header, known: body.known },
        columns: body.columns.map(({ property_id: propertyId, ...column }) => ({ ...column, propertyId })),
        phonebookIds: body.phonebook_ids?.map(BigInt) ?? [],
        tagIds: body.tag_ids?.map(BigInt) ?? [],
      });
      return { data: { job_id: String(id) } };
    },
  };
}
