import type { Files } from '@peyk/server-files';
import { authorOf, requireAccount, sightOf } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { sendFiltersOf } from '../send-filters';
import { beginListExport, beginRecipientsExport } from './exports.service';
import { listExportJob } from './list-export';
import { recipientsExportJob } from './recipients-export';

function askerOf(context: RequestContext) {
  const { accountId } = requireAccount(context);
  return { accountId, ...authorOf(context), ...sightOf(context) };
}

/** The jobs of exports, and the operations that begin them. */
export function createExports(files: Pick<Files, 'save'>) {
  const [list, recipients] = [listExportJob(files), recipientsExportJob(files)];
  const handlers: Handlers<'exportSends' | 'exportRecipients'> = {
    exportSends: async (context, { body }) => {
      const question = { list: body.list, filters: sendFiltersOf(body.filters), format: body.format ?? 'xlsx' };
      const id = await beginListExport(context, list, { ...askerOf(context), ...question });
      return { data: { job_id: String(id) } };
    },
    exportRecipients: async (context, { body }) => {
      const question = { sendId: BigInt(body.send_id), format: body.format ?? 'xlsx', ...body.filters };
      const id = await beginRecipientsExport(context, recipients, { ...askerOf(context), ...question });
      return { data: { job_id: String(id) } };
    },
  };
  return { handlers, jobs: [list, recipients] };
}
