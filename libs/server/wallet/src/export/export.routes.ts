import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { filtersOf } from '../transaction-filters';
import { beginExport } from './begin-export.service';
import type { ExportPorts } from './transactions-export';

/** The list of transactions as a file. */
export function createExportHandlers(ports: ExportPorts): Handlers<'exportTransactions'> {
  return {
    exportTransactions: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const wish = { accountId, ...authorOf(context), filters: filtersOf(body.filters), format: body.format ?? 'xlsx' };
      return { data: { job_id: String(await beginExport(context, ports, wish)) } };
    },
  };
}
