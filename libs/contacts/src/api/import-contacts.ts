import { answerOf, api, saveFile, uploadFile, type UploadProgress } from '@peyk/shared-api-client';
import type { components, operations } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type ContactsFile = components['schemas']['ContactsFile'];
export type ImportField = components['schemas']['ImportField'];
export type ImportKnown = components['schemas']['ImportKnown'];
export type ImportRequest = NonNullable<operations['importContacts']['requestBody']>['content']['application/json'];
export type Job = components['schemas']['Job'];

/** For the page that began it; the tray in the header tells the same. */
const ASK_AGAIN_MS = 1000;

/** Sends a file of contacts; all of it is read before the answer. */
export function uploadContacts(file: File, progress: UploadProgress): Promise<ContactsFile> {
  return uploadFile<ContactsFile>('/phonebooks/numbers/import-file', file, progress);
}

/** Begins to make contacts of an uploaded file. */
export function importContacts(body: ImportRequest) {
  return answerOf(api.POST('/phonebooks/numbers/import-new', { body }));
}

export const isUnfinished = ({ state }: Pick<Job, 'state'>) => state === 'waiting' || state === 'running';

/** How far a job is; asked again until it is over. */
export function jobQuery(jobId: string) {
  return queryOptions({
    queryKey: ['jobs', jobId] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/jobs/details', { params: { query: { job_id: jobId } }, signal })),
    refetchInterval: ({ state: { data } }) => (data === undefined || isUnfinished(data) ? ASK_AGAIN_MS : false),
  });
}

/** Ends a job at its next safe place. */
export function cancelJob(jobId: string) {
  return answerOf(api.POST('/jobs/cancel', { body: { job_id: jobId } }));
}

/** Saves the file that a job has made. */
export function downloadFile(fileId: string) {
  return saveFile(api.GET('/user/files/download', { params: { query: { file_id: fileId } }, parseAs: 'blob' }));
}
