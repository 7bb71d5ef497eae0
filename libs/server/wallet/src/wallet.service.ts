import type { DbOrTx } from '@peyk/server-database';
import { isGoodRange, listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { fail } from './fail';
import { countTransactions, listTransactionRows } from './transactions.repository';
import type { TransactionFilters, TransactionRow } from './transactions.repository';

/** What moved an account's balance, newest first. @throws badRange */
export async function listTransactionsOf(
  db: DbOrTx,
  question: { accountId: bigint; filters: TransactionFilters; paging: Paging },
): Promise<Page<TransactionRow>> {
  const { filters, paging } = question;
  if (!isGoodRange(filters.fromDate, filters.toDate)) fail('badRange', 'to_date');
  return listPage({
    paging,
    rows: (place) => listTransactionRows(db, question, place),
    count: (most) => countTransactions(db, question, most),
  });
}
