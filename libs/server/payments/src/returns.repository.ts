import type { DbOrTx, Tx } from '@peyk/server-database';
import type { PaymentKey } from './payments.repository';
import type { GatewayName } from './payments.tables';

export interface ReturnToInsert extends PaymentKey {
  gateway: GatewayName;
  keyHash: Buffer;
  /** Where the browser is led on to. */
  page: string;
}

/** Before the gateway is asked: a browser that comes back is always known. */
export async function insertReturn(tx: Tx, { accountId, id, gateway, keyHash, page }: ReturnToInsert): Promise<void> {
  const row = { account_id: accountId, payment_id: id, gateway, key_hash: keyHash, page };
  await tx.insertInto('payment_returns').values(row).execute();
}

/** Whose payment an address is of. */
export const findReturnByKey = (db: DbOrTx, keyHash: Buffer) =>
  db
    .selectFrom('payment_returns')
    .select(['account_id as accountId', 'payment_id as id', 'gateway', 'page'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();

/** What a browser has brought back; null before one has come. */
export async function findReturned(
  db: DbOrTx,
  { accountId, id }: PaymentKey,
): Promise<{ receipt: string | null; returnedAt: Date } | null> {
  const row = await db
    .selectFrom('payment_returns')
    .select(['receipt', 'returned_at as returnedAt'])
    .where('account_id', '=', accountId)
    .where('payment_id', '=', id)
    .executeTakeFirst();
  return row?.returnedAt ? { receipt: row.receipt, returnedAt: row.returnedAt } : null;
}

/** Binds what was brought to the payment, for ever. @throws a violation of `payment_returns_receipt` where it is bound to another */
export async function storeReturned(
  tx: Tx,
  { accountId, id }: PaymentKey,
  { receipt, at }: { receipt: string | null; at: Date },
): Promise<void> {
  await tx
    .updateTable('payment_returns')
    .set({ receipt, returned_at: at })
    .where('account_id', '=', accountId)
    .where('payment_id', '=', id)
    .where('receipt', 'is', null)
    .executeTakeFirstOrThrow();
}
