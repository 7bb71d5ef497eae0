import type { LiveSource, RetentionRule, ServerModule } from '@peyk/server-module';
import { createAccountJobsHandlers } from './account-jobs.routes';
import type { AnyJob } from './define-job';
import { recallForgottenJobs } from './job-worker';
import { JOB_CHANGED_CHANNEL } from './limits';

/** Every open panel asks for the list when it hears that it changed. */
const GAP_MS = 1_000;
const KEPT_MS = 7 * 24 * 3_600_000;

const jobChanged: LiveSource<'job_changed'> = {
  event: 'job_changed',
  channel: JOB_CHANGED_CHANNEL,
  // It says nothing but "ask again"; the answer is cut to what the member may see.
  heardWith: 'every user',
  gapMs: GAP_MS,
  load: async () => ({}),
};

const RETENTION: readonly RetentionRule[] = [{ table: 'account_jobs', column: 'finished_at', keptMs: KEPT_MS }];

/** What people wait for. @param definitions the jobs of all other modules */
export function accountJobsModule(definitions: readonly AnyJob[]) {
  return {
    name: 'account-jobs',
    handlers: createAccountJobsHandlers(definitions),
    tasks: [{ name: 'forgotten-account-jobs', everyMs: 60_000, run: recallForgottenJobs }],
    live: [jobChanged],
    retention: RETENTION,
  } satisfies ServerModule;
}
