import { isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { takeFromRate } from '@peyk/server-http';
import { mayMove } from './check-payment.service';
import { hashReturnKey } from './return-key';
import type { Brought, PaymentGateway } from './payment-gateway';
import { LAST_CHECK_MS } from './payments.policy';
import { findPayment, lockPayment, updatePayment } from './payments.repository';
import type { PaymentRow } from './payments.repository';
import { findReturnByKey, findReturned, storeReturned } from './returns.repository';

type Known = NonNullable<Awaited<ReturnType<typeof findReturnByKey>>>;
type Before = Awaited<ReturnType<typeof findReturned>>;

/** A browser comes once, or once more when it was sent again: many at once would only wait for one row. */
const NEWS_RATE = { limit: 5, windowSeconds: 60 };

/** Whether what was brought is of this payment, as far as it says. */
const isOf = ({ id, authority }: PaymentRow, { receipt, orderId, authority: token }: Brought) =>
  receipt === null || (orderId === String(id) && (token === null || token === authority));

/** Whether it could change anything: the first receipt, or the first that comes back at all, of what may still move. */
function isNews(payment: PaymentRow, before: Before, { receipt, at }: { receipt: string | null; at: Date }): boolean {
  const isOver = at.getTime() - payment.createdAt.getTime() >= LAST_CHECK_MS;
  const isFirst = before === null || (before.receipt === null && receipt !== null);
  return mayMove(payment) && !isOver && isFirst;
}

async function keep(tx: Tx, known: Known, { receipt }: Brought, at: Date): Promise<void> {
  const payment = await lockPayment(tx, known);
  // Read again under the lock: of two that come at once the second sees what the first has brought.
  if (!isNews(payment, await findReturned(tx, payment), { receipt, at })) return;
  await storeReturned(tx, payment, { receipt, at });
  // Due at once: the gateway has little patience, and the page that would ask may never be opened.
  await updatePayment(tx, payment, { next_check_at: at });
}

/** A receipt that another payment has brought before: it pays that one, or nobody, and a person looks. */
async function alarm(tx: Tx, known: Known, receipt: string | null): Promise<void> {
  const payment = await lockPayment(tx, known);
  if (receipt === null || !mayMove(payment)) return;
  const change = { fault: 'receipt_of_another', reference: receipt, next_check_at: null };
  await updatePayment(tx, payment, { state: 'undecided', ...change });
}

/** Looked at without a lock first: most of what comes changes nothing, and whoever likes may send it. */
async function isWorthKeeping({ db, clock, log }: ServerContext, known: Known, brought: Brought): Promise<boolean> {
  const [payment, before] = await Promise.all([findPayment(db, known), findReturned(db, known)]);
  if (!payment) return false;
  const isAnother = before?.receipt && brought.receipt !== null && brought.receipt !== before.receipt;
  // Nobody is troubled with it: what is not verified the gateway gives back, and anyone who began a payment could send it.
  if (!isOf(payment, brought) || isAnother)
    log.warn({ payment: String(payment.id), fault: isAnother ? 'second_receipt' : 'order_differs' }, IGNORED);
  const now = clock.now();
  if (!isOf(payment, brought) || !isNews(payment, before, { receipt: brought.receipt, at: now })) return false;
  return (await takeFromRate(db, { ...NEWS_RATE, key: `payment-return:${payment.id}`, now })).allowed;
}
const IGNORED = 'a form that came back from a gateway was ignored';

/**
 * Keeps what a browser has brought back, for `verify` to ask with. Nothing of it is believed, and nothing is credited here.
 * @returns the page that the browser is led on to; undefined for an address that nobody was given
 */
export async function takeReturn(
  context: ServerContext,
  gateways: readonly PaymentGateway[],
  { key, words }: { key: string; words: URLSearchParams },
): Promise<string | undefined> {
  const { db, clock } = context;
  const known = await findReturnByKey(db, hashReturnKey(key));
  const brought = known && gateways.find(({ name }) => name === known.gateway)?.readReturn?.(words);
  if (!known || !brought || !(await isWorthKeeping(context, known, brought))) return known?.page;
  try {
    await runTransaction(db, (tx) => keep(tx, known, brought, clock.now()));
  } catch (error) {
    if (!isUniqueViolation(error, 'payment_returns_receipt')) throw error;
    await runTransaction(db, (tx) => alarm(tx, known, brought.receipt));
  }
  return known.page;
}
