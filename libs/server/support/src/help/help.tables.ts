import type { GeneratedAlways } from 'kysely';

export const CONTACT_KINDS = ['phone', 'mobile', 'email', 'site', 'address', 'hours'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** `0537-help.sql`. */
export interface ContactWaysTable {
  id: GeneratedAlways<bigint>;
  kind: ContactKind;
  value: string;
}

/** `0537-help.sql`. */
export interface FaqsTable {
  id: GeneratedAlways<bigint>;
  category: string;
  question: string;
  answer: string;
  position: number;
}

declare module '@peyk/server-database' {
  interface Database {
    contact_ways: ContactWaysTable;
    faqs: FaqsTable;
  }
}
