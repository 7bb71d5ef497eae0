import { answerOf, api, uploadFile, type UploadProgress } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type Upload = components['schemas']['Upload'];
export type PhonebookImport = components['schemas']['PhonebookImport'];

/** A tray in the header tells the same once a second; this is for the page that began it. */
const ASK_AGAIN_MS = 1000;

/** Sends a file of numbers; it is checked on its way. */
export function uploadNumbers(file: File, progress: UploadProgress): Promise<Upload> {
  return uploadFile<Upload>('/send/uploads', file, progress);
}

/** Begins to put the numbers of an uploaded file into phonebooks. */
export function beginImport(phonebookIds: readonly string[], uploadId: string) {
  const body = { phonebook_ids: [...phonebookIds], upload_id: uploadId };
  return answerOf(api.POST('/phonebooks/numbers/add-upload', { body }));
}

/** How far a file has come; asked again until it is over. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['phonebook-import', id] as const,
    queryFn: ({ signal }) =>
      answerOf(api.GET('/phonebooks/numbers/import', { params: { query: { import_id: id } }, signal })),
    refetchInterval: ({ state: { data } }) => (data === undefined || data.state === 'running' ? ASK_AGAIN_MS : false),
  });
}
