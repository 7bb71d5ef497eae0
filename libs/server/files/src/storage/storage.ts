import type { Readable } from 'node:stream';

/**
 * Where bytes lie: a folder or an object store, shared by all processes. A key is the id of a row of `files`, so nothing that a
 * person wrote is ever a path.
 */
export interface Storage {
  /** Takes a finished file of the spool. Whole or not at all; once more with the same bytes is harmless. The spool's may be gone after. */
  put(key: string, file: FileToPut): Promise<void>;
  /** Undefined when there is none. */
  open(key: string): Promise<Readable | undefined>;
  /** Harmless when there is none. */
  remove(key: string): Promise<void>;
  /** All keys, in pieces. */
  list(): AsyncIterable<readonly string[]>;
  /** Cheap enough to be asked often. @throws StorageError when files cannot be reached now */
  reach(): Promise<void>;
}

export interface FileToPut {
  path: string;
  size: number;
  sha256: Uint8Array;
  contentType: string;
}

/** The storage is away or refuses. What it says is shown to operators and stands in logs: nothing secret may be in it. */
export class StorageError extends Error {
  /** Whether it answers, and will answer so until someone changes its settings or ours. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal: boolean) {
    super(message);
    this.name = 'StorageError';
    this.isRefusal = isRefusal;
  }
}

export const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws for what is no id of ours: a fault of the program, never of a person */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('a key of the storage must be an id of files');
  return key;
}
