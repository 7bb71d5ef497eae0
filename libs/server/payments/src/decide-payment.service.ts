import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { requireOwned } from '@peyk/server-http';
import { creditPayment } from './credit-payment';
import { fail } from './fail';
import { findPaymentKey, lockPayment, updatePayment } from './payments.repository';

export const DECISIONS = ['credited', 'returned'] as const;

export interface PaymentDecision {
  as: (typeof DECISIONS)[number];
  by: string;
  reason: string;
  /** The bank's number of the payment, where we never heard it. */
  reference: string | undefined;
}

/** A person says what has become of a payment that nobody could tell; once. @throws unknownPayment, notUndecided */
export async function decidePayment(context: ServerContext, id: bigint, decision: PaymentDecision): Promise<void> {
  const { as, by, reason } = decision;
  const key = await requireOwned(findPaymentKey(context.db, id), () => fail('unknownPayment'));
  const at = context.clock.now();
  await runTransaction(context.db, async (tx) => {
    const payment = await lockPayment(tx, key);
    if (payment.state !== 'undecided') fail('notUndecided');
    const reference = decision.reference ?? payment.reference ?? `${id}`;
    if (as === 'credited') await creditPayment(tx, payment, { reference, card: payment.card, at });
    const decided = { next_check_at: null, settled_at: at, decided_by: by, reason };
    await updatePayment(tx, key, { state: as, ...decided, ...(as === 'credited' && { reference }) });
    auditChange({
      accountId: key.accountId,
      object: `payment:${id}`,
      before: { state: 'undecided' },
      after: { state: as },
    });
  });
}
