export { defineJob } from '@peyk/server-module';
export type { EndedJob, JobDefinition, JobProgress, JobResult, JobRun, ModuleJob as AnyJob } from '@peyk/server-module';

/** Why an attempt must not go on; thrown through the job's code. */
export class JobInterrupted extends Error {
  constructor(readonly why: 'cancelled' | 'lost' | 'stopping') {
    super(`The job must not go on: ${why}.`);
    this.name = 'JobInterrupted';
  }
}
