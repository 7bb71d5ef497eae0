import type { Readable } from 'node:stream';

/** Where what is old is kept: the storage of files, in a place of its own. Keys are ids. */
export interface ArchivePlace {
  storage: {
    /** Whole or not at all. */
    put(key: string, file: { path: string; size: number; sha256: Uint8Array; contentType: string }): Promise<void>;
    /** Undefined when there is none. */
    open(key: string): Promise<Readable | undefined>;
    remove(key: string): Promise<void>;
  };
  /** Where files are made, on this machine. */
  spool: {
    write(
      key: string,
      bytes: AsyncIterable<Uint8Array>,
      maxBytes: number,
    ): Promise<{ path: string; size: number; sha256: Uint8Array }>;
    remove(key: string): Promise<void>;
  };
}

/**
 * Until then something may still ask for the recipients of a send by itself: receipts are waited for, counters and reach are written
 * down, events are told, programs ask for what they sent for thirty days.
 */
export const LEAST_ARCHIVE_DAYS = 60;
