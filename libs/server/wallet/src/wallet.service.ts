import type { DbOrTx } from '@peyk/server-database';
import { fail } from './fail';
import { countTransactions, listTransactionRows } from './transactions.repository';
import type { TransactionFilters, TransactionRow } from './transactions.repository';

/** Lists are counted, and may be turned over, to here; more is found by filters. */
export const MAX_LISTED = 10_000;

export interface TransactionPage {
  items: TransactionRow[];
  /** From 1. */
  page: number;
  limit: number;
  total: number;
}

/** What moved an account's balance, newest first. @throws badRange */
export async function listTransactionsOf(
  db: DbOrTx,
  question: { accountId: bigint; filters: TransactionFilters; paging: { page: number; limit: number } },
): Promise<TransactionPage> {
  const { filters, paging } = question;
  if (!isGoodRange(filters.fromDate, filters.toDate)) fail('badRange', 'to_date');
  const offset = (paging.page - 1) * paging.limit;
  const items = offset < MAX_LISTED ? await listTransactionRows(db, question, { offset, limit: paging.limit }) : [];
  // A page that is neither empty nor full is the last one and says the total by itself; so does an empty first one.
  const tells = items.length < paging.limit && (items.length > 0 || paging.page === 1);
  const total = tells ? offset + items.length : await countTransactions(db, question, MAX_LISTED);
  return { ...paging, total, items };
}

/** A leap second passes the contract, and is no instant to JavaScript. */
function isGoodRange(from: Date | undefined, to: Date | undefined): boolean {
  const start = from?.getTime() ?? 0;
  const end = to?.getTime() ?? start;
  return !Number.isNaN(start) && !Number.isNaN(end) && (!from || start <= end);
}
