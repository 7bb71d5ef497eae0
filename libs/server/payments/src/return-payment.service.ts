import { isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { mayMove } from './check-payment.service';
import { hashReturnKey } from './return-key';
import type { Brought, PaymentGateway } from './payment-gateway';
import { LAST_CHECK_MS } from './payments.policy';
import { lockPayment, updatePayment } from './payments.repository';
import type { PaymentKey, PaymentRow } from './payments.repository';
import { findReturnByKey, findReturned, storeReturned } from './returns.repository';

type Known = NonNullable<Awaited<ReturnType<typeof findReturnByKey>>>;

/** A person looks: the form is of another payment than the address that it came to. */
async function raise(tx: Tx, payment: PaymentKey, fault: string, receipt: string): Promise<void> {
  await updatePayment(tx, payment, { state: 'undecided', fault, reference: receipt, next_check_at: null });
}

/** Whether what was brought says that it is of this payment. */
const isOf = ({ id, authority }: PaymentRow, brought: Brought) =>
  brought.orderId === String(id) && (brought.authority === null || brought.authority === authority);

async function keep(tx: Tx, known: Known, brought: Brought, at: Date): Promise<void> {
  const payment = await lockPayment(tx, known);
  // Read again under the lock: of two that come at once the second sees what the first has brought.
  const before = (await findReturned(tx, payment))?.receipt ?? null;
  const isOver = at.getTime() - payment.createdAt.getTime() >= LAST_CHECK_MS;
  const { receipt } = brought;
  if (!mayMove(payment) || isOver || (before !== null && (receipt === null || receipt === before))) return;
  if (receipt !== null && !isOf(payment, brought)) return raise(tx, payment, 'order_differs', receipt);
  if (receipt !== null && before !== null) return raise(tx, payment, 'second_receipt', receipt);
  await storeReturned(tx, payment, { receipt, at });
  // Due at once: the gateway has little patience, and the page that would ask may never be opened.
  await updatePayment(tx, payment, { next_check_at: at });
}

/** A receipt that another payment has brought before: it pays that one, or nobody. */
const alarm = (tx: Tx, payment: PaymentRow, { receipt }: Brought) =>
  receipt !== null && mayMove(payment) ? raise(tx, payment, 'receipt_of_another', receipt) : Promise.resolve();

/**
 * Keeps what a browser has brought back, for `verify` to ask with. Nothing of it is believed, and nothing is credited here.
 * @returns the page that the browser is led on to; undefined for an address that nobody was given
 */
export async function takeReturn(
  { db, clock }: ServerContext,
  gateways: readonly PaymentGateway[],
  { key, words }: { key: string; words: URLSearchParams },
): Promise<string | undefined> {
  const known = await findReturnByKey(db, hashReturnKey(key));
  const brought = known && gateways.find(({ name }) => name === known.gateway)?.readReturn?.(words);
  if (!known || !brought) return known?.page;
  try {
    await runTransaction(db, (tx) => keep(tx, known, brought, clock.now()));
  } catch (error) {
    if (!isUniqueViolation(error, 'payment_returns_receipt')) throw error;
    await runTransaction(db, async (tx) => alarm(tx, await lockPayment(tx, known), brought));
  }
  return known.page;
}
