import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import type { JobDefinition } from '@peyk/server-account-jobs';
import type { ExportFormat } from '@peyk/server-exports';
import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { countSends } from '../sends.repository';
import { requireInTable, requireSend } from '../reports.service';
import { questionOf } from '../send-lists.service';
import type { SendListQuestion } from '../send-lists.service';
import { keptFilters } from './kept-filters';
import type { ListExportInput } from './list-export';
import type { RecipientsExportInput } from './recipients-export';

interface AskedExport {
  /** Null where it is no user of the account. */
  userId: bigint | null;
  /** The admin who asks on behalf of the account. */
  impersonatedBy: string | null;
  format: ExportFormat;
  masksNumbers: boolean;
  hidesTexts: boolean;
}

interface AskedRecipientsExport extends AskedExport {
  accountId: bigint;
  sendId: bigint;
  /** Those in this state only. */
  status?: number;
}

type Job<Input extends object> = JobDefinition<Input, Record<string, never>>;

/** Begins the sheet of a list of sends. @returns the job's id. @throws badRange, tooManyJobs (429-110) */
export async function beginListExport(
  { db, clock }: ServerContext,
  job: Job<ListExportInput>,
  { userId, impersonatedBy, masksNumbers, hidesTexts, format, ...question }: AskedExport & SendListQuestion,
): Promise<bigint> {
  const at = clock.now();
  // What the list would refuse is refused now and not by a job that nobody looks at.
  await countSends(db, questionOf(at, question));
  const { accountId, list, filters } = question;
  const kept = { list, filters: keptFilters(filters), askedAt: at.toISOString() };
  const input = { exportId: randomUUID(), format, masksNumbers, hidesTexts, ...kept };
  return (await runTransaction(db, (tx) => beginJob(tx, job, { accountId, userId, impersonatedBy, input, at }))).id;
}

/** Begins the sheet of a send's recipients. @returns the job's id. @throws unknownSend, recipientsInFiles, tooManyJobs (429-110) */
export async function beginRecipientsExport(
  { db, clock }: ServerContext,
  job: Job<RecipientsExportInput>,
  { accountId, userId, impersonatedBy, masksNumbers, hidesTexts, sendId, format, status }: AskedRecipientsExport,
): Promise<bigint> {
  const { counts } = await requireSend(db, { accountId, sendId });
  await requireInTable(db, { accountId, sendId });
  const of = { sendId: String(sendId), ...(status !== undefined && { status }) };
  const input = { exportId: randomUUID(), format, masksNumbers, hidesTexts, ...of };
  const begun = { accountId, userId, impersonatedBy, input, total: counts.total, at: clock.now() };
  return (await runTransaction(db, (tx) => beginJob(tx, job, begun))).id;
}
