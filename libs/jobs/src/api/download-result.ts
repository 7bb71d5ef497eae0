import { api, saveFile } from '@peyk/shared-api-client';

/** Saves the file that a job has made. @throws {ApiError} also when it has expired */
export function downloadResult(fileId: string) {
  return saveFile(api.GET('/user/files/download', { params: { query: { file_id: fileId } }, parseAs: 'blob' }));
}
