import type { Readable } from 'node:stream';

/**
 * Where bytes lie: a folder or an object store, shared by all processes. A key is the id of a row of `files`, so nothing that a
 * person wrote is ever a path.
 */
export interface Storage {
  /** Takes a finished file of the spool. Whole or not at all; once more with the same bytes is harmless. The spool's may be gone after. */
  put(key: string, file: { path: string; size: number; contentType: string }): Promise<void>;
  /** Undefined when there is none. */
  open(key: string): Promise<Readable | undefined>;
  /** Harmless when there is none. */
  remove(key: string): Promise<void>;
  /** All keys, in pieces. */
  list(): AsyncIterable<readonly string[]>;
}

export const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws for what is no id of ours: a fault of the program, never of a person */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('a key of the storage must be an id of files');
  return key;
}
