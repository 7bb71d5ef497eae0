export { expiredRowsTask } from './expired-rows.task';
export { expiredUploadsTask } from './expired-uploads.task';
export { createJobRunner } from './job-runner';
export type { JobRunner, JobRunnerOptions } from './job-runner';
export { LedgerBrokenError, ledgerProofTask } from './ledger-proof.task';
export type { PeriodicTask, TaskCounters } from './periodic-task';
export { sendingTasks } from './sending.tasks';
