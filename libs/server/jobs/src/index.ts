export { expiredRowsTask } from './expired-rows.task';
export { createJobRunner } from './job-runner';
export type { JobRunner, JobRunnerOptions } from './job-runner';
export { searchFormsTask } from './search-forms.task';
export type { TaskCounters } from './task-counters';
