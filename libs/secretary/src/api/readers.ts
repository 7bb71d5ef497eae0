import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api, uploadFile, type UploadProgress } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';
import type { SecretariesFilters } from './list-secretaries';
import { SECRETARIES_KEY } from './secretaries-key';

export type Reader = components['schemas']['Reader'];
/** What a person writes. */
export type ReaderFields = components['schemas']['NewReader'];
export type ReaderCode = components['schemas']['ReaderCode'];
export type ReaderDraw = components['schemas']['ReaderDraw'];
export type AddedCodes = components['schemas']['AddedReaderCodes'];

/** Which codes; everything absent means all. */
export interface CodeFilters {
  readonly is_used?: boolean;
  /** How it begins. */
  readonly code?: string;
}

/** Code readers, newest first. */
export function readersQuery({ page, limit, filters }: ListRequest<SecretariesFilters>) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'readers', page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/advanced-reader/index', { body: { page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One code reader. */
export function readerQuery(id: string) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'reader', id] as const,
    queryFn: ({ signal }) => answerOf(api.GET('/advanced-reader/details', { params: { query: { id } }, signal })),
  });
}

/** Its codes, in their order. */
export function codesQuery(id: string, { page, limit, filters }: ListRequest<CodeFilters>) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'codes', id, page, limit, filters] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/advanced-reader/codes', { body: { id, page, limit, filters: { ...filters } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Its drawings, newest first. */
export function drawsQuery(id: string, { page, limit }: ListRequest<object>) {
  return queryOptions({
    queryKey: [...SECRETARIES_KEY, 'draws', id, page, limit] as const,
    queryFn: ({ signal }) => answerOf(api.POST('/advanced-reader/draws', { body: { id, page, limit }, signal })),
    placeholderData: keepPreviousData,
  });
}

export const createReader = (body: ReaderFields) => answerOf(api.POST('/advanced-reader/create', { body }));

/** What is not given is taken away; the codes stay. */
export const updateReader = (id: string, fields: ReaderFields) =>
  answerOf(api.POST('/advanced-reader/update', { body: { id, ...fields } }));

export const deleteReaders = (ids: readonly string[]) =>
  answerOf(api.POST('/advanced-reader/delete-list', { body: { ids: [...ids] } }));

export const addCodes = (id: string, codes: readonly string[]) =>
  answerOf(api.POST('/advanced-reader/add-codes', { body: { id, codes: [...codes] } }));

/** Codes that are to be made. */
export interface CodesToGenerate {
  readonly count: number;
  readonly length: number;
  readonly alphabet: 'digits' | 'letters';
  readonly prefix?: string;
}

export const generateCodes = (id: string, wanted: CodesToGenerate) =>
  answerOf(api.POST('/advanced-reader/generate-codes', { body: { id, ...wanted } }));

/** Adds the codes of a file; they are there when it has arrived. */
export const uploadCodes = (id: string, file: File, progress: UploadProgress) =>
  uploadFile<AddedCodes>(`/advanced-reader/upload-codes?id=${encodeURIComponent(id)}`, file, progress);

export const deleteCodes = (id: string, codes: readonly string[]) =>
  answerOf(api.POST('/advanced-reader/delete-codes', { body: { id, codes: [...codes] } }));

/** Begins the file of the codes that the filter finds. */
export const exportCodes = (id: string, { is_used }: CodeFilters) =>
  answerOf(api.POST('/advanced-reader/export-codes', { body: { id, ...(is_used !== undefined && { is_used }) } }));

export const drawWinners = (id: string, { count, seed }: { readonly count: number; readonly seed?: string }) =>
  answerOf(api.POST('/advanced-reader/draw', { body: { id, count, ...(seed !== undefined && { seed }) } }));
