export { ACCOUNT_JOBS_ERRORS } from './account-jobs.errors';
export { accountJobsModule } from './account-jobs.module';
export { createAccountJobsHandlers } from './account-jobs.routes';
export { beginJob } from './begin-job';
export type { NewJob } from './begin-job';
export { JobInterrupted, defineJob } from './define-job';
export type { AnyJob, EndedJob, JobDefinition, JobProgress, JobResult, JobRun } from './define-job';
export { startJobWorker } from './job-worker';
export type { JobWorker, JobWorkerOptions } from './job-worker';
