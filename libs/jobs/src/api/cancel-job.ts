import { answerOf, api } from '@peyk/shared-api-client';

/** Ends a job before it is done; one that runs ends at its next safe place. */
export function cancelJob(jobId: string) {
  return answerOf(api.POST('/jobs/cancel', { body: { job_id: jobId } }));
}
