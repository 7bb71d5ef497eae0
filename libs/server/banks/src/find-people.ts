import { suppressedPages } from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { MAX_FILE_RECORDS, createMobileSet } from '@peyk/shared-sms';
import type { MobileSet } from '@peyk/shared-sms';
import { BANK_OPERATORS } from './bank-choice';
import type { BankChoice, BankFilters } from './bank-choice';
import { countByOperator, selectKeys } from './bank.repository';

/** Whom the account wants left out before people are counted: all of its blacklist, read once. */
async function blacklistOf(db: DbOrTx, accountId: bigint): Promise<MobileSet> {
  const listed = createMobileSet(0);
  for await (const page of suppressedPages(db, { accountId, kind: 'blacklist' })) {
    for (const mobile of page) listed.add(mobile);
  }
  return listed;
}

interface Asking {
  accountId: bigint;
  filters: BankFilters;
  excludeBlacklisted: boolean;
}

/** How many the filters find, in the order of `BANK_OPERATORS`. */
export async function countPeople(db: DbOrTx, { accountId, filters, excludeBlacklisted }: Asking): Promise<number[]> {
  if (!excludeBlacklisted) return countByOperator(db, filters);
  const listed = await blacklistOf(db, accountId);
  const counts: number[] = [];
  for (const operator of BANK_OPERATORS.keys()) {
    const keys = await selectKeys(db, filters, { operator, start: 0, size: MAX_FILE_RECORDS });
    counts.push(keys.reduce((sum, key) => (listed.has(key) ? sum : sum + 1), 0));
  }
  return counts;
}

/**
 * The keys of those who are chosen, one operator after the other, each ascending: the same people as long as bank and blacklist stay as
 * they are. Who is chosen twice comes once.
 */
export async function* chosenPeople(
  db: DbOrTx,
  accountId: bigint,
  { filters, operators, exclude_blacklisted = false }: BankChoice,
): AsyncGenerator<Int32Array> {
  const listed = exclude_blacklisted ? await blacklistOf(db, accountId) : undefined;
  for (const { operator: name, start = 0, size } of operators) {
    const operator = BANK_OPERATORS.indexOf(name);
    if (!listed) {
      yield await selectKeys(db, filters, { operator, start, size });
      continue;
    }
    const all = await selectKeys(db, filters, { operator, start: 0, size: MAX_FILE_RECORDS });
    yield all.filter((key) => !listed.has(key)).subarray(start, start + size);
  }
}

/** How many of a choice there are: no more than are found behind where one begins. */
export async function countChosen(db: DbOrTx, accountId: bigint, choice: BankChoice): Promise<number> {
  const { filters, operators, exclude_blacklisted = false } = choice;
  const found = await countPeople(db, { accountId, filters, excludeBlacklisted: exclude_blacklisted });
  return operators.reduce((sum, { operator, start = 0, size }) => {
    const there = found[BANK_OPERATORS.indexOf(operator)] ?? 0;
    return sum + Math.max(0, Math.min(size, there - start));
  }, 0);
}
