import type { SourcePage } from '../source/recipient-source';

/** Records with what stands beside each of them. */
export interface ValuedPage extends SourcePage {
  /** A list for each record, with a value for each column. */
  values: readonly (readonly string[])[];
}

/** Where the recipients of a send come from in which each has a text of its own. It may be read again. */
export interface ValuedSource {
  /** As of a RecipientSource. */
  expectedCount: number;
  /** What a text may call each column; several names mean the same one. */
  columns: readonly (string | readonly string[])[];
  pages(): AsyncIterable<ValuedPage>;
  /** The same from the page that holds a record (from 0) on, and how many records come before that; only where it can be found at once. */
  pagesFrom?(record: number): { before: number; pages: AsyncIterable<ValuedPage> };
}
