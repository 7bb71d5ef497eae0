import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import { runTransaction } from '@peyk/server-database';
import { authorOf, requireAccount } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { filtersOf } from '../audit-log.filters';
import { auditLogExportJob } from './audit-log-export';
import type { ExportPorts } from './audit-log-export';

/** Begins to write what the filters find into a file; a job does it. @throws badRange, tooManyJobs (429-110) */
export async function exportAuditLog(
  context: RequestContext,
  ports: ExportPorts,
  { format = 'xlsx', filters = {} }: OperationInput<'exportAuditLog'>['body'],
): Promise<OperationData<'exportAuditLog'>> {
  const { accountId } = requireAccount(context);
  // Refused now, not by the job.
  filtersOf(filters);
  const at = context.clock.now();
  const input = { exportId: randomUUID(), format, filters, asked: at.toISOString() };
  const { id } = await runTransaction(context.db, (tx) =>
    beginJob(tx, auditLogExportJob(ports), { accountId, ...authorOf(context), input, at }),
  );
  return { job_id: String(id) };
}
