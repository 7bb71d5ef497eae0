import { beginJob } from '@peyk/server-account-jobs';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { isGoodRange, reachNow } from '@peyk/server-http';
import { fail } from '../fail';
import type { InboxFilters } from '../inbox-question';
import { inboxExportJob } from './export-job';
import type { InboxPorts } from './export-job';
import { insertExport } from './export.repository';

export interface WantedExport {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  impersonatedBy: string | null;
  filters: InboxFilters;
  ids?: readonly bigint[] | undefined;
  format: 'xlsx' | 'csv';
  masksNumbers: boolean;
  hidesTexts: boolean;
}

/** Begins to write what the filters find into a file; a job does it. Answers its id. @throws badRange, tooManyJobs (429-110) */
export function beginExport(
  { db, clock }: ServerContext,
  ports: InboxPorts,
  { filters, ids, format, masksNumbers, hidesTexts, ...by }: WantedExport,
): Promise<bigint> {
  if (!isGoodRange(filters.from, filters.to)) fail('badRange', 'to_date');
  const at = clock.now();
  const { from, to, afterId, lineIds: _, ...same } = filters;
  const kept = {
    ...same,
    // The job that writes it runs for nobody.
    lineIds: reachNow().lineIds?.map(String),
    from: from?.toISOString(),
    to: to?.toISOString(),
    afterId: afterId?.toString(),
    ids: ids?.map(String),
  };
  return runTransaction(db, async (tx) => {
    const { accountId, impersonatedBy } = by;
    const exportId = await insertExport(tx, { accountId, filters: kept, format, at, impersonatedBy });
    const input = { exportId: String(exportId), masksNumbers, hidesTexts };
    const { id } = await beginJob(tx, inboxExportJob(ports), { ...by, input, at });
    return id;
  });
}
