import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api, saveFile, uploadFile, type UploadProgress } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';

export type ManagedFile = components['schemas']['ManagedFile'];
export type FileCategories = components['schemas']['FileCategories'];
export type FileCategory = components['schemas']['FileCategory'];

/** What a change of any of them makes old. */
export const FILES_KEY = ['files'] as const;

/** What the list can be narrowed to; everything absent means all. */
export interface FilesFilters {
  readonly name?: string;
  readonly category?: FileCategory;
}

/** Files, newest first. */
export function filesQuery({ page, limit, filters }: ListRequest<FilesFilters>) {
  return queryOptions({
    queryKey: [...FILES_KEY, 'list', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/user/files', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The kinds of files, and the room that they take. */
export function fileCategoriesQuery() {
  return queryOptions({
    queryKey: [...FILES_KEY, 'categories'] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/user/files/categories', { signal })),
  });
}

/** Keeps a file of one's own. */
export const uploadOwnFile = (file: File, progress: UploadProgress) =>
  uploadFile<ManagedFile>('/user/files/upload', file, progress);

export const renameFile = (fileId: string, name: string) =>
  answerOf(api.POST('/user/files/rename', { body: { file_id: fileId, name } }));

export const deleteFiles = (ids: readonly string[]) =>
  answerOf(api.POST('/user/files/delete-list', { body: { file_ids: [...ids] } }));

/** Saves a file. @throws {ApiError} */
export const downloadFile = (fileId: string) =>
  saveFile(api.GET('/user/files/download', { params: { query: { file_id: fileId } }, parseAs: 'blob' }));
