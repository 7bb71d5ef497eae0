import { requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { operations } from '@peyk/shared-contract';
import { requireBalance } from './credit.service';
import type { TransactionFilters } from './transactions.repository';
import { presentCredit, presentTransaction } from './wallet.presenter';
import { listTransactionsOf } from './wallet.service';

type ListFilters = operations['listTransactions']['requestBody']['content']['application/json']['filters'];

function filtersOf({ send_id, from_date, to_date, ...filters }: NonNullable<ListFilters> = {}): TransactionFilters {
  return {
    ...filters,
    sendId: send_id === undefined ? undefined : BigInt(send_id),
    fromDate: from_date === undefined ? undefined : new Date(from_date),
    toDate: to_date === undefined ? undefined : new Date(to_date),
  };
}

/** The operations of `openapi/paths/wallet.yaml`. */
export function createWalletHandlers(): Handlers<'getCredit' | 'listTransactions'> {
  return {
    getCredit: async (context) => {
      const balance = await requireBalance(context.db, requireAccount(context).accountId);
      return { data: { ...presentCredit(balance), updated_at: balance.updatedAt.toISOString() } };
    },
    listTransactions: async (context, { body }) => {
      const { items, ...paging } = await listTransactionsOf(context.db, {
        accountId: requireAccount(context).accountId,
        filters: filtersOf(body.filters),
        paging: pagingOf(body),
      });
      return { data: { items: items.map(presentTransaction), paging } };
    },
  };
}
