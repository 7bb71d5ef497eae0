import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { BalanceAlert } from './low-balance/balance-alert.repository';
import type { TransactionRow } from './transactions.repository';
import { paymentOf } from './transfers.service';
import type { Transfer } from './transfers.service';
import type { BalanceRow } from './wallet.repository';

type Schemas = components['schemas'];

/** Exact; the panel floors what it shows. */
export function presentCredit({ balanceMrial, heldMrial }: BalanceRow) {
  return { credit: mrialToRialString(balanceMrial), held: mrialToRialString(heldMrial) };
}

/** Below which balance an account is told. */
export function presentBalanceAlert({ isOn, belowMrial }: BalanceAlert): Schemas['BalanceAlert'] {
  return { is_on: isOn, below: mrialToRialString(belowMrial) };
}

const presentTransfer = ({ at, ...same }: Transfer): Schemas['TransactionTransfer'] => ({
  ...same,
  transferred_at: at?.toISOString() ?? null,
});

/** The amount has no sign: `type` says where the money went. */
export function presentTransaction(row: TransactionRow & { transfer: Transfer | null }): Schemas['Transaction'] {
  const paymentId = paymentOf(row);
  const incoming = row.amountMrial > 0n;
  return {
    id: String(row.id),
    kind: row.kind,
    type: incoming ? 'deposit' : 'withdrawal',
    amount: mrialToRialString(incoming ? row.amountMrial : -row.amountMrial),
    balance_after: mrialToRialString(row.balanceAfterMrial),
    description: row.description,
    send_id: row.sendId === null ? null : String(row.sendId),
    payment_id: paymentId === null ? null : String(paymentId),
    transfer: row.transfer && presentTransfer(row.transfer),
    created_at: row.createdAt.toISOString(),
  };
}
