import { runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import { MRIAL_PER_RIAL } from '@peyk/shared-sms';
import { fail } from './fail';
import { GatewayRefusedError } from './payment-gateway';
import type { PaymentGateway } from './payment-gateway';
import { nextCheck, requireAmount, taxOf } from './payments.policy';
import { countSince, findPayment, insertPayment, storeAuthority, updatePayment } from './payments.repository';
import type { PaymentKey, PaymentRow } from './payments.repository';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 30;

export interface NewPayment {
  accountId: bigint;
  askedBy: bigint | null;
  impersonatedBy: string | null;
  amountMrial: bigint;
  description: string;
  /** Of ours, see `requireCallback`. */
  callbackUrl: URL;
}

/** What a person pays: amount and tax, in whole rials. */
export const payableRial = ({ amountMrial, taxMrial }: Pick<PaymentRow, 'amountMrial' | 'taxMrial'>): number =>
  Number((amountMrial + taxMrial) / MRIAL_PER_RIAL);

function callbackOf(callbackUrl: URL, { id }: PaymentKey): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('payment', String(id));
  return url.href;
}

/** A row is there before the bank is asked: an address that somebody could pay at is never without one. */
async function write(context: ServerContext, gateway: PaymentGateway, payment: NewPayment): Promise<PaymentKey> {
  const { accountId, askedBy, impersonatedBy, description } = payment;
  const at = context.clock.now();
  const amountMrial = requireAmount(payment.amountMrial);
  return runTransaction(context.db, async (tx) => {
    await takeTurn(tx, 'payments', accountId);
    if ((await countSince(tx, accountId, new Date(at.getTime() - HOUR_MS))) >= MOST_AN_HOUR) fail('tooManyPayments');
    return insertPayment(tx, {
      ...{
        accountId,
        askedBy,
        impersonatedBy,
        description,
        amountMrial,
        taxMrial: taxOf(amountMrial),
        gateway: gateway.name,
        at,
      },
      // For the case that we are killed before the address is known.
      nextCheckAt: new Date(at.getTime() + HOUR_MS),
    });
  });
}

/**
 * Begins a payment: the gateway is asked once for the address to pay at.
 * @throws tooLittle, tooMuch, notWhole, tooManyPayments, gatewayDown
 */
export async function startPayment(
  context: ServerContext,
  gateway: PaymentGateway,
  payment: NewPayment,
): Promise<{ payment: PaymentRow; url: string }> {
  const { db, clock, log } = context;
  const key = await write(context, gateway, payment);
  const row = await requireOwned(findPayment(db, key), () => fail('unknownPayment'));
  const order = { paymentId: key.id, payableRial: payableRial(row), description: payment.description };
  try {
    const asked = await gateway.request({ ...order, callbackUrl: callbackOf(payment.callbackUrl, key) });
    const nextCheckAt = nextCheck(row.createdAt, clock.now());
    if (!(await storeAuthority(db, key, { authority: asked.authority, nextCheckAt }))) fail('gatewayDown');
    return { payment: { ...row, state: 'waiting' }, url: asked.url };
  } catch (error) {
    if (!(error instanceof GatewayRefusedError)) throw error;
    log.warn({ payment: String(key.id), fault: error.fault }, 'a gateway did not take an order');
    await updatePayment(db, key, { state: 'failed', fault: 'not_taken', next_check_at: null });
    return fail('gatewayDown');
  }
}
