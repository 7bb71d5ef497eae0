import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { requireOwned } from '@peyk/server-http';
import type { TellBySms } from '@peyk/server-module';
import { creditPayment, tellOfLate } from './credit-payment';
import { fail } from './fail';
import type { KnownPayment, PaymentGateway, Verdict } from './payment-gateway';
import { nextCheck } from './payments.policy';
import { findPayment, isReferenceCredited, lockPayment, updatePayment } from './payments.repository';
import type { PaymentKey, PaymentRow } from './payments.repository';
import { findReturned } from './returns.repository';
import { payableRial } from './start-payment.service';

type Finding = Verdict | { outcome: 'open' };

/** What the bank says now. An inquiry alone never leads to a credit: the money is ours only by `verify`. */
async function ask(gateway: PaymentGateway, payment: KnownPayment): Promise<Finding> {
  const standing = await gateway.inquire(payment);
  if (standing === 'paid' || standing === 'brought') return gateway.verify(payment);
  return { outcome: standing === 'unknown' ? 'unclear' : standing };
}

interface Settling {
  at: Date;
  /** What the times of the inquiry count from: the beginning, or the return that brought a receipt. */
  since: Date;
  /** What the bank was asked with, of a gateway that can be asked with nothing else. */
  askedWith?: KnownPayment['returned'] | undefined;
  /** For whoever is not there to see it. */
  tellBySms?: TellBySms | undefined;
}

/** A failed payment is asked about again, because a bank can change its mind; what is credited or is a person's stays. */
export const mayMove = ({ state }: PaymentRow) => state === 'waiting' || state === 'failed';

async function credit(
  tx: Tx,
  payment: PaymentRow,
  { reference, card }: Verdict & { outcome: 'paid' },
  { at, tellBySms }: Settling,
) {
  if (await isReferenceCredited(tx, payment.gateway, reference)) {
    const fault = 'reference_credited_before';
    await updatePayment(tx, payment, { state: 'undecided', reference, card, fault, next_check_at: null });
    return;
  }
  const outcome = await creditPayment(tx, payment, { reference, card, at });
  if (payment.state === 'failed' && tellBySms) await tellOfLate(tx, { payment, outcome, at }, tellBySms);
}

const isOther = (one: KnownPayment['returned'], other: KnownPayment['returned']) =>
  (one === null) !== (other === null) || one?.receipt !== other?.receipt;

/** Writes down what was found, in one transaction, no matter who found it first. */
async function settle(tx: Tx, key: PaymentKey, finding: Finding, settling: Settling): Promise<void> {
  const { at, since, askedWith } = settling;
  const payment = await lockPayment(tx, key);
  if (!mayMove(payment)) return;
  // A browser came back while the bank was asked: the payment is due at once, and this finding knew nothing of what was brought.
  if (askedWith !== undefined && isOther(await findReturned(tx, key), askedWith)) return;
  const next = nextCheck(since, at);
  if (finding.outcome === 'paid') return credit(tx, payment, finding, settling);
  if (finding.outcome === 'mismatch')
    return updatePayment(tx, key, { state: 'undecided', fault: finding.fault, next_check_at: null });
  if (finding.outcome === 'failed')
    return updatePayment(tx, key, { state: 'failed', fault: 'not_paid', next_check_at: next });
  if (next !== null || payment.state === 'failed')
    return updatePayment(tx, key, { state: payment.state, next_check_at: next });
  // 72 hours are over. Who never paid has lost nothing; what nobody could tell is for a person.
  const last = finding.outcome === 'open' ? 'failed' : 'undecided';
  return updatePayment(tx, key, {
    state: last,
    fault: last === 'failed' ? 'not_paid' : 'no_answer',
    next_check_at: null,
  });
}

/** Asks the bank about one payment and settles what it says. What the browser brought back is no part of it. */
export async function checkPayment(
  { db, clock }: ServerContext,
  gateway: PaymentGateway,
  payment: PaymentRow,
  tellBySms?: TellBySms,
): Promise<void> {
  const { authority, createdAt } = payment;
  if (authority === null || !mayMove(payment)) return;
  const returned = gateway.readReturn ? await findReturned(db, payment) : null;
  const ageMs = clock.now().getTime() - createdAt.getTime();
  const known = {
    authority,
    paymentId: payment.id,
    payableRial: payableRial(payment),
    begunAt: createdAt,
    ageMs,
    returned,
  };
  const finding = await ask(gateway, known);
  const since = (returned?.receipt && returned.returnedAt) || createdAt;
  const askedWith = gateway.readReturn ? returned : undefined;
  await runTransaction(db, (tx) => settle(tx, payment, finding, { at: clock.now(), since, askedWith, tellBySms }));
}

/** For the person who has paid: as it stands after the bank was asked. @throws unknownPayment */
export async function checkOwnPayment(
  context: ServerContext,
  gateways: readonly PaymentGateway[],
  key: PaymentKey,
): Promise<PaymentRow> {
  const own = () => requireOwned(findPayment(context.db, key), () => fail('unknownPayment'));
  const payment = await own();
  const gateway = gateways.find(({ name }) => name === payment.gateway);
  if (payment.state !== 'waiting' || gateway === undefined) return payment;
  await checkPayment(context, gateway, payment);
  return own();
}
