import type { DbOrTx } from '@peyk/server-database';
import { isGoodRange, listPage } from '@peyk/server-http';
import type { Page, Paging } from '@peyk/server-http';
import { fail } from './fail';
import { countTransactions, listTransactionRows } from './transactions.repository';
import type { TransactionFilters, TransactionRow } from './transactions.repository';
import { withTransfers } from './transfers.service';
import type { Transfer } from './transfers.service';

/** What moved an account's balance, newest first, and how what came by a transfer came. @throws badRange */
export async function listTransactionsOf(
  db: DbOrTx,
  question: { accountId: bigint; filters: TransactionFilters; paging: Paging },
): Promise<Page<TransactionRow & { transfer: Transfer | null }>> {
  const { filters, paging } = question;
  if (!isGoodRange(filters.fromDate, filters.toDate)) fail('badRange', 'to_date');
  return listPage({
    paging,
    rows: async (place) => withTransfers(db, question.accountId, await listTransactionRows(db, question, place)),
    count: (most) => countTransactions(db, question, most),
  });
}
