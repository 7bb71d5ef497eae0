import { phonebookPages } from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { sourceOfKeys } from './recipient-source';
import type { RecipientSource } from './recipient-source';

/** Phonebooks of an account, and how many numbers they had when they were counted. */
export interface PhonebookList {
  accountId: bigint;
  phonebookIds: readonly bigint[];
  expectedCount: number;
}

/** The numbers of phonebooks, one book after the other; who stands in several comes as often. */
export function phonebookSource(
  db: DbOrTx,
  { accountId, phonebookIds, expectedCount }: PhonebookList,
): RecipientSource {
  return sourceOfKeys(expectedCount, () => phonebookPages(db, accountId, phonebookIds));
}
