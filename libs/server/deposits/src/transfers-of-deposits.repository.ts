import type { DbOrTx } from '@peyk/server-database';

/** Of a deposit, for the transaction that it became. */
export interface DepositTransfer {
  id: bigint;
  /** As the slip has it. */
  referenceCode: string;
  submittedAt: Date;
  targetNumber: string;
  targetBank: string;
  targetOwner: string;
}

/** Where and when the money of these deposits of an account was transferred; none is asked for where none is wanted. */
export async function listDepositTransfers(
  db: DbOrTx,
  { accountId, ids }: { accountId: bigint; ids: readonly bigint[] },
): Promise<DepositTransfer[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('deposits as d')
    .innerJoin('deposit_targets as t', 't.id', 'd.target_id')
    .select(['d.id', 'd.reference_code as referenceCode', 'd.submitted_at as submittedAt'])
    .select(['t.number as targetNumber', 't.bank as targetBank', 't.owner as targetOwner'])
    .where('d.account_id', '=', accountId)
    .where('d.id', 'in', ids)
    .execute();
}
