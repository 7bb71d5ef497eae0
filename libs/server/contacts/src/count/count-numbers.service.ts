import { sql } from 'kysely';
import type { DbOrTx } from '@peyk/server-database';
import type { OperatorCode } from '@peyk/shared-sms';
import { keyPages } from '../key-pages';
import { KEYS_PER_PAGE } from '../limits';
import { requirePhonebooks } from '../phonebooks/require-phonebooks';
import { suppressedPages } from '../suppressed/suppressed.repository';
import { createKeyReader } from './key-reader';
import type { KeyReader } from './key-reader';
import { mergeKeys } from './merge-keys';
import { Overlap } from './overlap';

/** Tells operators by the keys of numbers, with the installation's exceptions. */
export type LoadOperators = (db: DbOrTx) => Promise<(key: number) => OperatorCode>;

export interface NumbersCount {
  /** Distinct numbers. */
  total: number;
  byOperator: Record<OperatorCode, { count: number; reachable: number }>;
  blacklisted: number;
  /** Of those that are not blacklisted. */
  optedOut: number;
  /** What several phonebooks share; of one there is nothing to say. */
  overlap?: {
    /** Distinct numbers that stand in more than one. */
    inSeveral: number;
    /** Titles of two phonebooks, and how many numbers they share. */
    pairs: { titles: [string, string]; count: number }[];
  };
}

/**
 * How many people phonebooks hold together, and how many of them a send reaches. Numbers come in order from everywhere and are
 * merged as they come, so a million of them take the memory of a page. @throws unknownPhonebook
 */
export async function countNumbers(
  db: DbOrTx,
  { accountId, phonebookIds }: { accountId: bigint; phonebookIds: readonly bigint[] },
  loadOperators: LoadOperators,
): Promise<NumbersCount> {
  const phonebooks = await requirePhonebooks(db, accountId, phonebookIds);
  const size = Math.ceil(KEYS_PER_PAGE / phonebooks.length);
  const readers = phonebooks.map(({ id }) => createKeyReader(memberPages(db, { accountId, id, size })));
  const overlap = new Overlap(phonebooks.length);
  const pages = mergeKeys(readers, (pieces, sorted) => overlap.note(pieces, sorted));
  const counts = await countPages(db, { accountId, pages }, loadOperators);
  if (phonebooks.length < 2) return counts;
  const titleOf = (place: number) => phonebooks[place]?.title ?? '';
  const pairs = overlap.pairs.map(({ places: [one, other], count }) => ({
    titles: [titleOf(one), titleOf(other)] satisfies [string, string],
    count,
  }));
  return { ...counts, overlap: { inSeveral: overlap.inSeveral, pairs } };
}

/** The same of numbers that come in pages, ascending, each once. */
export async function countPages(
  db: DbOrTx,
  { accountId, pages }: { accountId: bigint; pages: AsyncIterable<Int32Array> },
  loadOperators: LoadOperators,
): Promise<NumbersCount> {
  const blacklist = createKeyReader(suppressedPages(db, { accountId, kind: 'blacklist' }));
  const optOut = createKeyReader(suppressedPages(db, { accountId, kind: 'opt_out' }));
  const operatorOf = await loadOperators(db);
  const counts = noNumbers();
  for await (const page of pages) {
    const blocked = await listedIn(page, blacklist);
    const cancelled = await listedIn(page, optOut);
    for (const key of page) {
      const operator = counts.byOperator[operatorOf(key)];
      operator.count += 1;
      if (blocked.has(key)) counts.blacklisted += 1;
      else operator.reachable += 1;
      if (cancelled.has(key) && !blocked.has(key)) counts.optedOut += 1;
    }
    counts.total += page.length;
  }
  return counts;
}

function memberPages(db: DbOrTx, { accountId, id, size }: { accountId: bigint; id: bigint; size: number }) {
  const after = (key: number) => sql`
    select mobile from phonebook_members where account_id = ${accountId} and phonebook_id = ${id} and mobile > ${key}`;
  return keyPages(db, after, size);
}

/** Keys of the page's range that stand in a list. */
async function listedIn(page: Int32Array, list: KeyReader): Promise<ReadonlySet<number>> {
  return new Set(await list.takeUpTo(page.at(-1) ?? -1));
}

function noNumbers(): NumbersCount {
  const none = () => ({ count: 0, reachable: 0 });
  return {
    total: 0,
    byOperator: { mci: none(), irancell: none(), rightel: none(), other: none() },
    blacklisted: 0,
    optedOut: 0,
  };
}
