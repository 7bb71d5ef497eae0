import { chosenPeople } from '@peyk/server-banks';
import type { BankChoice } from '@peyk/server-banks';
import type { DbOrTx } from '@peyk/server-database';
import { sourceOfKeys } from './recipient-source';
import type { RecipientSource } from './recipient-source';

/** People of the bank whom an account has chosen, and how many they were when they were counted. */
export interface PeopleOfBank {
  accountId: bigint;
  choice: BankChoice;
  expectedCount: number;
}

/** The numbers of people of the bank, one operator after the other. */
export function bankSource(db: DbOrTx, { accountId, choice, expectedCount }: PeopleOfBank): RecipientSource {
  return sourceOfKeys(expectedCount, () => chosenPeople(db, accountId, choice));
}
