import { notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { creditTransfer } from '@peyk/server-ledger';
import type { PaymentRow } from './payments.repository';

const TITLES = { zarinpal: 'زرین‌پال', zibal: 'زیبال' } as const;

/** Books a payment in the transaction that marks it. The ledger's key is the payment: however often this runs, it is credited once. */
export async function creditPayment(tx: Tx, payment: PaymentRow, { reference, at }: { reference: string; at: Date }) {
  const { accountId, id, amountMrial, taxMrial, gateway } = payment;
  const isBooked = await creditTransfer(tx, 'online_payment', {
    ...{ accountId, at, taxMrial, amountMrial: amountMrial + taxMrial },
    description: `پرداخت آنلاین (${TITLES[gateway]})، کد پیگیری ${reference}`,
    dedupeKey: `payment:${id}`,
  });
  if (!isBooked) throw new Error(`payment ${id} was credited before it was marked`);
  await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
}
