import { auditChange, isUniqueViolation, runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { requireOwned } from '@peyk/server-http';
import { creditPayment } from './credit-payment';
import { fail } from './fail';
import { findPaymentKey, isReferenceCredited, lockPayment, updatePayment } from './payments.repository';
import type { PaymentRow } from './payments.repository';
import { findReturned } from './returns.repository';

export const DECISIONS = ['credited', 'returned'] as const;

export interface PaymentDecision {
  as: (typeof DECISIONS)[number];
  by: string;
  reason: string;
  /** The bank's number of the payment, where we never heard it. */
  reference: string | undefined;
}

/**
 * By which number of the bank a payment is credited. One that is known is not talked away: it may be worth another payment already.
 * @throws otherReference, referenceCredited
 */
async function referenceFor(tx: Tx, payment: PaymentRow, said: string | undefined): Promise<string> {
  const known = payment.reference ?? (await findReturned(tx, payment))?.receipt ?? null;
  if (known !== null && said !== undefined && said.toLowerCase() !== known.toLowerCase()) fail('otherReference');
  const reference = known ?? said ?? `${payment.id}`;
  if (await isReferenceCredited(tx, payment.gateway, reference)) fail('referenceCredited');
  return reference;
}

/** Two that decide with one number at once: the second is told what the first would have told it. */
function asTold(error: unknown): never {
  if (isUniqueViolation(error, 'payments_reference') || isUniqueViolation(error, 'payments_reference_once'))
    return fail('referenceCredited');
  throw error;
}

/**
 * A person says what has become of a payment that nobody could tell; once.
 * @throws unknownPayment, notUndecided, otherReference, referenceCredited
 */
export async function decidePayment(context: ServerContext, id: bigint, decision: PaymentDecision): Promise<void> {
  const { as, by, reason } = decision;
  const key = await requireOwned(findPaymentKey(context.db, id), () => fail('unknownPayment'));
  const at = context.clock.now();
  await runTransaction(context.db, async (tx) => {
    const payment = await lockPayment(tx, key);
    if (payment.state !== 'undecided') fail('notUndecided');
    if (as === 'credited') {
      const reference = await referenceFor(tx, payment, decision.reference);
      await creditPayment(tx, payment, { reference, card: payment.card, at });
    }
    await updatePayment(tx, key, { state: as, next_check_at: null, settled_at: at, decided_by: by, reason });
    auditChange({
      accountId: key.accountId,
      object: `payment:${id}`,
      before: { state: 'undecided' },
      after: { state: as },
    });
  }).catch(asTold);
}
