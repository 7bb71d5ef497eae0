import { requireAccount, requireOwned } from '@peyk/server-http';
import type { Handlers, OperationData, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import { fail } from './fail';
import { findCredit } from './low-balance/balance-alert.repository';
import { createBalanceAlertHandlers } from './low-balance/balance-alert.routes';
import type { BalanceAlertOperation } from './low-balance/balance-alert.routes';
import { filtersOf } from './transaction-filters';
import { presentBalanceAlert, presentCredit, presentTransaction } from './wallet.presenter';
import { listTransactionsOf } from './wallet.service';

async function creditOf(context: RequestContext): Promise<{ data: OperationData<'getCredit'> }> {
  const { accountId } = requireAccount(context);
  const credit = await requireOwned(findCredit(context.db, accountId), () => fail('unknownAccount'));
  const { is_on, below } = presentBalanceAlert(credit);
  const updated_at = credit.updatedAt.toISOString();
  return { data: { ...presentCredit(credit), alert_below: is_on ? below : null, updated_at } };
}

/** The operations of `openapi/paths/wallet.yaml` but the export. */
export function createWalletHandlers(): Handlers<
  'getCredit' | 'getOwnCredit' | 'listTransactions' | BalanceAlertOperation
> {
  return {
    getCredit: creditOf,
    getOwnCredit: creditOf,
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
