import type { DbOrTx } from '@peyk/server-database';

/** Of a payment through a gateway, for the transaction that it became. */
export interface PaymentTransfer {
  id: bigint;
  /** The bank's number of it. */
  reference: string | null;
  /** As far as the gateway shows it. */
  card: string | null;
  settledAt: Date | null;
}

/** How these payments of an account were paid; none is asked for where none is wanted. */
export async function listPaymentTransfers(
  db: DbOrTx,
  { accountId, ids }: { accountId: bigint; ids: readonly bigint[] },
): Promise<PaymentTransfer[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('payments')
    .select(['id', 'reference', 'card', 'settled_at as settledAt'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}
