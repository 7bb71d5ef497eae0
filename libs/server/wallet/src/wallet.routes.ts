import { requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import { requireBalance } from './credit.service';
import { findBalanceAlert } from './low-balance/balance-alert.repository';
import { createBalanceAlertHandlers } from './low-balance/balance-alert.routes';
import type { BalanceAlertOperation } from './low-balance/balance-alert.routes';
import { filtersOf } from './transaction-filters';
import { presentBalanceAlert, presentCredit, presentTransaction } from './wallet.presenter';
import { listTransactionsOf } from './wallet.service';

/** The operations of `openapi/paths/wallet.yaml` but the export. */
export function createWalletHandlers(): Handlers<'getCredit' | 'listTransactions' | BalanceAlertOperation> {
  return {
    getCredit: async (context) => {
      const { accountId } = requireAccount(context);
      const balance = await requireBalance(context.db, accountId);
      const { is_on, below } = presentBalanceAlert(await findBalanceAlert(context.db, accountId));
      const updated_at = balance.updatedAt.toISOString();
      return { data: { ...presentCredit(balance), alert_below: is_on ? below : null, updated_at } };
    },
    listTransactions: async (context, { body }) => {
      const { items, ...paging } = await listTransactionsOf(context.db, {
        accountId: requireAccount(context).accountId,
        filters: filtersOf(body.filters),
        paging: pagingOf(body),
      });
      return { data: { items: items.map(presentTransaction), paging } };
    },
    ...createBalanceAlertHandlers(),
  };
}
