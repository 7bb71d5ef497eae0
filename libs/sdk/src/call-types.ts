import type { operations } from './contract.gen';

/** What a call may be told besides its input. */
export interface CallOptions {
  /**
   * Names what is to be done, so that it is done once: the same key with the same input gives the first answer again for 24 hours. Without
   * it each call gets one of its own, which its repetitions keep. Give your own where the process itself may end and begin again.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** For each try. Default: that of the client. */
  timeoutMs?: number;
  /** How often it is tried again at most. Default: that of the client. */
  retries?: number;
}

type OperationOf = keyof operations;
type QueryOf<O extends OperationOf> = operations[O]['parameters'] extends { query?: infer Q }
  ? [NonNullable<Q>] extends [never]
    ? object
    : NonNullable<Q>
  : object;

/** A file and what it is called. */
export interface FileInput {
  file: Blob;
  fileName?: string;
}

/** What an operation is given: its body, or what stands in its address. */
export type InputOf<O extends OperationOf> = operations[O] extends { requestBody?: { content: infer C } }
  ? C extends { 'application/json': infer B }
    ? B
    : C extends { 'multipart/form-data': unknown }
      ? FileInput & QueryOf<O>
      : QueryOf<O>
  : QueryOf<O>;

/** What an operation answers, without the envelope. */
export type AnswerOf<O extends OperationOf> = operations[O]['responses'] extends {
  200: { content: { 'application/json': { data: infer D } } };
}
  ? D
  : unknown;

type Arguments<I> =
  Record<string, never> extends I ? [input?: I, options?: CallOptions] : [input: I, options?: CallOptions];

export type Call<O extends OperationOf> = (...given: Arguments<InputOf<O>>) => Promise<AnswerOf<O>>;

/** Answers a file; take it as text, as bytes or as a stream. */
export type BytesCall<O extends OperationOf> = (...given: Arguments<InputOf<O>>) => Promise<Response>;

type ItemOf<O extends OperationOf> = AnswerOf<O> extends { items: readonly (infer T)[] } ? T : never;

/** A list: call it for one page, or walk through all of them with `each`. */
export interface PagedCall<O extends OperationOf> {
  (...given: Arguments<InputOf<O>>): Promise<AnswerOf<O>>;
  /** All items, page by page as they are wanted. What is made meanwhile may move an item to the next page, so one may come twice. */
  each: (...given: Arguments<InputOf<O>>) => AsyncGenerator<ItemOf<O>, void, undefined>;
}
