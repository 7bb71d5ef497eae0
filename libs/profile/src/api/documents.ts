import { answerOf, api, saveFile, uploadFile, type UploadProgress } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type AccountDocument = components['schemas']['AccountDocument'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentState = components['schemas']['DocumentState'];

/** Every kind of document, and how the account's stands. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/user/documents', { signal })),
});

/** Sends a document of a kind. */
export const uploadDocument = (kind: DocumentKind) => (file: File, progress: UploadProgress) =>
  uploadFile<AccountDocument>(`/user/documents/upload?kind=${kind}`, file, progress);

/** Takes a document back. */
export const removeDocument = (kind: DocumentKind) => answerOf(api.POST('/user/documents/remove', { body: { kind } }));

/** Saves the file of a document. @throws {ApiError} */
export const downloadDocument = (fileId: string) =>
  saveFile(api.GET('/user/files/download', { params: { query: { file_id: fileId } }, parseAs: 'blob' }));
