import type { DbOrTx } from '@peyk/server-database';
import { listDepositTransfers } from '@peyk/server-deposits';
import type { DepositTransfer } from '@peyk/server-deposits';
import { listPaymentTransfers } from '@peyk/server-payments';
import type { PaymentTransfer } from '@peyk/server-payments';
import type { TransactionRow } from './transactions.repository';

/** How the money of a transaction came: what people find again on a slip or at their bank. */
export interface Transfer {
  /** Of a deposit; a gateway does not say where it went. */
  destination: { number: string; bank: string; owner: string } | null;
  /** With which it was paid, as far as the gateway shows it. */
  card: string | null;
  reference: string | null;
  at: Date | null;
}

/** Under which transfers are booked. */
const BOOKED_AS = /^(deposit|payment):(\d+)$/;

type Source = 'deposit' | 'payment';

function sourceOf({ dedupeKey }: TransactionRow): { source: Source; id: bigint } | undefined {
  const [, source, id] = BOOKED_AS.exec(dedupeKey ?? '') ?? [];
  return id === undefined ? undefined : { source: source as Source, id: BigInt(id) };
}

/** The payment through a gateway that a transaction is; null for others. */
export function paymentOf(row: TransactionRow): bigint | null {
  const found = sourceOf(row);
  return found?.source === 'payment' ? found.id : null;
}

const ofDeposit = (deposit: DepositTransfer): Transfer => ({
  destination: { number: deposit.targetNumber, bank: deposit.targetBank, owner: deposit.targetOwner },
  card: null,
  reference: deposit.referenceCode,
  at: deposit.submittedAt,
});

const ofPayment = ({ card, reference, settledAt }: PaymentTransfer): Transfer => ({
  destination: null,
  card,
  reference,
  at: settledAt,
});

/** Adds to transactions of one account how their money came; null where it was no transfer. Two questions for all of them. */
export async function withTransfers(
  db: DbOrTx,
  accountId: bigint,
  rows: readonly TransactionRow[],
): Promise<(TransactionRow & { transfer: Transfer | null })[]> {
  const sources = rows.map(sourceOf);
  const idsOf = (wanted: Source) => sources.flatMap((found) => (found?.source === wanted ? [found.id] : []));
  const [deposits, payments] = await Promise.all([
    listDepositTransfers(db, { accountId, ids: idsOf('deposit') }),
    listPaymentTransfers(db, { accountId, ids: idsOf('payment') }),
  ]);
  const known = new Map<string, Transfer>([
    ...deposits.map((one) => [`deposit:${one.id}`, ofDeposit(one)] as const),
    ...payments.map((one) => [`payment:${one.id}`, ofPayment(one)] as const),
  ]);
  return rows.map((row) => ({ ...row, transfer: known.get(row.dedupeKey ?? '') ?? null }));
}
