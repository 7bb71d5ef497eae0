import { foundPages } from '@peyk/server-contacts';
import type { SegmentFilters } from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { sourceOfKeys } from './recipient-source';
import type { RecipientSource } from './recipient-source';

/** Filters over an account's contacts, and how many they found when they were counted. */
export interface FoundContacts {
  accountId: bigint;
  filters: SegmentFilters;
  expectedCount: number;
}

/** The numbers of the contacts that filters find now, ascending. Reading it throws what the filters' question throws. */
export function segmentSource(db: DbOrTx, { accountId, filters, expectedCount }: FoundContacts): RecipientSource {
  return sourceOfKeys(expectedCount, () => foundPages(db, { accountId, filters }));
}
