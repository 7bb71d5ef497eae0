import type { Generated, GeneratedAlways } from 'kysely';

/** `0400-short-links.sql`. */
export interface TrackedLinksTable {
  account_id: bigint;
  send_id: bigint;
  position: number;
  id: GeneratedAlways<bigint>;
  url: string;
  opened_count: Generated<number>;
  people_count: Generated<number>;
  scanned_count: Generated<number>;
}

export interface LinkOpensTable {
  account_id: bigint;
  link_id: bigint;
  n: number;
  opened_count: Generated<number>;
  first_at: Date;
  last_at: Date;
}

declare module '@peyk/server-database' {
  interface Database {
    tracked_links: TrackedLinksTable;
    link_opens: LinkOpensTable;
  }
}
