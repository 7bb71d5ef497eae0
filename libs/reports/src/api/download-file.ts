import { api, saveFile } from '@peyk/shared-api-client';

/** A csv file of all recipients of a send and what became of each. */
export function downloadRecipients(sendId: string): Promise<void> {
  return saveFile(api.GET('/report/download_recipients', { params: { query: { send_id: sendId } }, parseAs: 'blob' }));
}

/** A csv file of the numbers that were left out of a send, each with its reason. */
export function downloadExcluded(sendId: string): Promise<void> {
  return saveFile(api.GET('/report/download_excluded', { params: { query: { send_id: sendId } }, parseAs: 'blob' }));
}
