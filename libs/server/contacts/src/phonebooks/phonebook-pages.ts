import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import { keyPages } from '../key-pages';
import { keepPhonebooks } from './phonebooks.repository';

/**
 * The numbers of phonebooks as keys (nine digits after the 9), in pages of at most 50,000, one page in memory at a time: phonebook
 * by phonebook in the order given, each ascending. A number that stands in two of them comes twice; a phonebook given twice, or one
 * that is not the account's, does not matter.
 *
 * Called in a transaction it keeps the phonebooks from being deleted until the transaction has ended; numbers that are added
 * or taken out meanwhile may or may not be seen.
 */
export async function* phonebookPages(
  db: DbOrTx,
  accountId: bigint,
  phonebookIds: readonly bigint[],
): AsyncGenerator<Int32Array> {
  const ids = [...new Set(phonebookIds)];
  const there = new Set(await keepPhonebooks(db, accountId, ids));
  for (const id of ids) {
    if (!there.has(id)) continue;
    yield* keyPages(
      db,
      (after) => sql`
        select mobile from phonebook_members
        where account_id = ${accountId} and phonebook_id = ${id} and mobile > ${after}`,
    );
  }
}
