import type { Readable } from 'node:stream';
import type { DeskOperations, operations } from '@peyk/shared-contract';
import type { RequestContext } from '../request-context';
import type { UploadedFile } from './uploaded-file';

/** Operations of the panel's API and of the desk; no name is of both. */
export type AnyOperations = operations & DeskOperations;
export type AnyOperationId = keyof AnyOperations;
export type DeskOperationId = keyof DeskOperations;

type Operation<K extends AnyOperationId> = AnyOperations[K];

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

type BodyOf<K extends AnyOperationId> = Operation<K> extends { requestBody: infer Body } ? JsonOf<Body> : undefined;

type ParameterOf<K extends AnyOperationId, In extends 'query' | 'header'> =
  Operation<K> extends { parameters: infer Parameters }
    ? In extends keyof Parameters
      ? Exclude<Parameters[In], undefined>
      : never
    : never;

type FileOf<K extends AnyOperationId> =
  Operation<K> extends { requestBody: { content: { 'multipart/form-data': unknown } } } ? UploadedFile : undefined;

/** What came with a request, validated against the contract. Defaults of the contract are filled in. */
export interface OperationInput<K extends AnyOperationId> {
  body: BodyOf<K>;
  query: ParameterOf<K, 'query'>;
  /** Spelled as in the contract: `headers['Idempotency-Key']`. */
  headers: ParameterOf<K, 'header'>;
  /** Where the contract says multipart/form-data: the file, while it is arriving. */
  file: FileOf<K>;
}

type OkBody<K extends AnyOperationId> = Operation<K> extends { responses: { 200: infer Ok } } ? JsonOf<Ok> : never;

/** `data` of the successful answer. */
export type OperationData<K extends AnyOperationId> = OkBody<K> extends { data: infer Data } ? Data : never;

/** What a handler answers; the envelope is put around it. Refusals are thrown as DomainError. */
export interface OperationAnswer<K extends AnyOperationId> {
  data: OperationData<K>;
  /** A Persian sentence for the person; default «انجام شد.» */
  message?: string;
}

/** A file to be saved, in pieces: none is made before the one before it has been taken. */
export interface FileAnswer {
  /** Latin letters, digits and dashes. */
  fileName: string;
  text: AsyncIterable<string>;
}

/** A kept file as it is. */
export interface BytesAnswer {
  /** Any text; it is encoded. */
  fileName: string;
  contentType: string;
  size: number;
  /** Closed when the client goes away. */
  bytes: Readable;
}

type ContentOf<K extends AnyOperationId> =
  Operation<K> extends { responses: { 200: { content: infer Content } } } ? Content : never;

type AnswerOf<K extends AnyOperationId> =
  ContentOf<K> extends { 'text/csv': unknown }
    ? FileAnswer
    : ContentOf<K> extends { 'application/octet-stream': unknown }
      ? BytesAnswer
      : OperationAnswer<K>;

export type Handler<K extends AnyOperationId> = (
  context: RequestContext,
  input: OperationInput<K>,
) => Promise<AnswerOf<K>>;

/** Handlers of some operations; a wrong shape of an answer does not compile. */
export type Handlers<K extends AnyOperationId> = { [P in K]: Handler<P> };
