import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import type { ExportFormat } from '@peyk/server-exports';
import { isGoodRange } from '@peyk/server-http';
import { fail } from '../fail';
import type { TransactionFilters } from '../transactions.repository';
import { transactionsExportJob } from './transactions-export';
import type { ExportPorts } from './transactions-export';

export interface WantedExport {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  impersonatedBy: string | null;
  filters: TransactionFilters;
  format: ExportFormat;
}

/**
 * Begins to write what the filters find into a file; a job does it. What is booked from now on is not in it. Answers its id.
 * @throws badRange, tooManyJobs (429-110)
 */
export function beginExport(
  { db, clock }: ServerContext,
  ports: ExportPorts,
  { filters, format, ...by }: WantedExport,
): Promise<bigint> {
  const { fromDate, toDate, sendId, ...same } = filters;
  if (!isGoodRange(fromDate, toDate)) fail('badRange', 'to_date');
  const at = clock.now();
  const to = toDate !== undefined && toDate < at ? toDate : at;
  const kept = {
    ...same,
    ...(fromDate !== undefined && { from: fromDate.toISOString() }),
    ...(sendId !== undefined && { sendId: String(sendId) }),
    to: to.toISOString(),
  };
  const input = { exportId: randomUUID(), format, filters: kept };
  return runTransaction(db, async (tx) => {
    const { id } = await beginJob(tx, transactionsExportJob(ports), { ...by, input, at });
    return id;
  });
}
