import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { isGoodRange, listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { inTurn } from '../account-turn';
import { fail } from '../fail';
import { readGivenNumbers } from '../given-numbers';
import type { AddedNumbers } from '../given-numbers';
import { rangeOfNumber } from '../number-range';
import { countSuppressed, deleteSuppressed, listSuppressedRows } from './suppressed-list.repository';
import type { SuppressedRow } from './suppressed-list.repository';
import { insertSuppressed } from './suppressed.repository';
import type { SuppressedList } from './suppressed.repository';

export interface SuppressedFilters {
  /** A number in any spelling, or its beginning. */
  number?: string | undefined;
  fromDate?: Date | undefined;
  toDate?: Date | undefined;
}

/** One page of a list, newest first. @throws badNumber, badRange */
export async function listSuppressedOf(
  db: DbOrTx,
  { list, filters, paging }: { list: SuppressedList; filters: SuppressedFilters; paging: Paging },
): Promise<Page<SuppressedRow>> {
  const { number, fromDate, toDate } = filters;
  if (!isGoodRange(fromDate, toDate)) fail('badRange', 'filters.to_date');
  const numbers = number === undefined ? undefined : rangeOfNumber(number);
  const question = { ...list, numbers, fromDate, toDate };
  return listPage({
    paging,
    rows: (place) => listSuppressedRows(db, question, place),
    count: (most) => countSuppressed(db, question, most),
  });
}

/** Numbers as they were typed, and the admin who gives them on behalf of the account. */
export interface NumbersToSuppress {
  numbers: readonly string[];
  impersonatedBy?: string | null;
}

/** Puts numbers on a list; one that is there keeps its date. @throws madeByHandsets, busy */
export async function addSuppressed(
  { db, clock }: ServerContext,
  list: SuppressedList,
  { numbers, impersonatedBy = null }: NumbersToSuppress,
): Promise<AddedNumbers> {
  requireOwnList(list);
  const { mobiles, refused } = readGivenNumbers(numbers);
  const rows = { mobiles, at: clock.now(), impersonatedBy };
  const added = await inTurn(db, list.accountId, (tx) => insertSuppressed(tx, list, rows));
  return { added, existing: mobiles.length - added, refused };
}

/** Takes numbers off a list; what is not there, or is no number, does not matter. @throws madeByHandsets, busy */
export async function removeSuppressed(
  { db }: ServerContext,
  list: SuppressedList,
  numbers: readonly string[],
): Promise<number> {
  requireOwnList(list);
  const { mobiles } = readGivenNumbers(numbers);
  return inTurn(db, list.accountId, (tx) => deleteSuppressed(tx, list, mobiles));
}

/** Cancel-11 is the wish of the people on it, not of the account. */
function requireOwnList({ kind }: SuppressedList): void {
  if (kind === 'opt_out') fail('madeByHandsets', 'kind');
}
