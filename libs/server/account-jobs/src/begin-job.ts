import { notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { countUnfinished, insertJob } from './account-jobs.repository';
import type { JobKey } from './account-jobs.repository';
import type { JobDefinition } from './define-job';
import { fail } from './fail';
import { JOB_WAITS_CHANNEL, MAX_UNFINISHED } from './limits';
import { tellJobChanged } from './tell-job-changed';

export interface NewJob<Input> {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  /** The admin who begins it on behalf of the account. */
  impersonatedBy?: string | null;
  input: Input;
  /** Pieces of its work, where they are known. */
  total?: number;
  at: Date;
}

/** Begins a job in the transaction that makes it necessary. @throws tooManyJobs */
export async function beginJob<Input extends object, Mark extends object>(
  tx: Tx,
  { kind, title, permission }: JobDefinition<Input, Mark>,
  { input, total, ...by }: NewJob<Input>,
): Promise<JobKey> {
  if ((await countUnfinished(tx, by.accountId)) >= MAX_UNFINISHED) fail('tooManyJobs');
  const key = await insertJob(tx, { ...by, kind, title, permission, input, total });
  await notify(tx, JOB_WAITS_CHANNEL, '');
  await tellJobChanged(tx, by.accountId);
  return key;
}
