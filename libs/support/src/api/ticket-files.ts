import { api, saveFile, uploadFile, type UploadProgress } from '@peyk/shared-api-client';

/** What the server answers to a file that is to be attached. */
export interface TicketFileAnswer {
  readonly file_id: string;
}

/** Brings a file that is to be attached. */
export const uploadTicketFile = (file: File, progress: UploadProgress) =>
  uploadFile<TicketFileAnswer>('/ticket/file', file, progress);

/** Saves a file of a ticket. @throws {ApiError} */
export const downloadTicketFile = (fileId: string) =>
  saveFile(api.GET('/user/files/download', { params: { query: { file_id: fileId } }, parseAs: 'blob' }));
