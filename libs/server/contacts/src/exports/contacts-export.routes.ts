import type { Files } from '@peyk/server-files';
import { authorOf, requireAccount, seesMasked } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { beginContactsExport } from './contacts-export';

export function contactsExportHandlers(ports: { files: Pick<Files, 'save'> }): Handlers<'exportContacts'> {
  return {
    exportContacts: async (context, { body: { selection, format = 'xlsx' } }) => {
      const by = { accountId: requireAccount(context).accountId, ...authorOf(context) };
      const id = await beginContactsExport(context, ports, {
        ...by,
        masksNumbers: seesMasked(context),
        selection,
        format,
      });
      return { data: { job_id: String(id) } };
    },
  };
}
