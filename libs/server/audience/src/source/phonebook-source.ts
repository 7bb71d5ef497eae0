import { phonebookPages } from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { PAGE_RECORDS, pageOfKeys } from './recipient-source';
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
  return {
    expectedCount,
    async *pages() {
      let before = 0;
      for await (const keys of phonebookPages(db, accountId, phonebookIds)) {
        for (let from = 0; from < keys.length; from += PAGE_RECORDS) {
          const part = keys.subarray(from, from + PAGE_RECORDS);
          yield pageOfKeys(part, before);
          before += part.length;
        }
      }
    },
  };
}
