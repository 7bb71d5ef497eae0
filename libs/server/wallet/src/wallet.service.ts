import type { DbOrTx } from '@peyk/server-database';
import { MAX_LISTED, isGoodRange, offsetOf, totalOfPage } from '@peyk/server-http';
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
  const offset = offsetOf(paging);
  const items = offset < MAX_LISTED ? await listTransactionRows(db, question, { offset, limit: paging.limit }) : [];
  const total = totalOfPage(items.length, paging) ?? (await countTransactions(db, question, MAX_LISTED));
  return { ...paging, total, items };
}
