import { answerOf, api } from '@peyk/shared-api-client';

/** Takes a job that has ended off the list. */
export function dismissJob(jobId: string) {
  return answerOf(api.POST('/jobs/dismiss', { body: { job_id: jobId } }));
}
