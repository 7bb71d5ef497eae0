import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { TransactionRow } from './transactions.repository';
import type { BalanceRow } from './wallet.repository';

type Schemas = components['schemas'];

/** Exact; the panel floors what it shows. */
export function presentCredit({ balanceMrial, heldMrial }: BalanceRow) {
  return { credit: mrialToRialString(balanceMrial), held: mrialToRialString(heldMrial) };
}

/** The amount has no sign: `type` says where the money went. */
export function presentTransaction(row: TransactionRow): Schemas['Transaction'] {
  const incoming = row.amountMrial > 0n;
  return {
    id: String(row.id),
    kind: row.kind,
    type: incoming ? 'deposit' : 'withdrawal',
    amount: mrialToRialString(incoming ? row.amountMrial : -row.amountMrial),
    balance_after: mrialToRialString(row.balanceAfterMrial),
    description: row.description,
    send_id: row.sendId === null ? null : String(row.sendId),
    created_at: row.createdAt.toISOString(),
  };
}
