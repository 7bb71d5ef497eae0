import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import { requireOwned, takeTurn } from '@peyk/server-http';
import { bestBonus, failOffer, findChargePackage, listPromotions } from '@peyk/server-offers';
import type { Bonus } from '@peyk/server-offers';
import { requirePlan } from '@peyk/server-plans';
import { MRIAL_PER_RIAL } from '@peyk/shared-sms';
import { fail } from './fail';
import { GatewayRefusedError } from './payment-gateway';
import type { PaymentGateway } from './payment-gateway';
import { hashReturnKey, newReturnKey } from './return-key';
import { insertReturn } from './returns.repository';
import type { ReturnToInsert } from './returns.repository';
import { leastFor, nextCheck, requireAmount, taxOf } from './payments.policy';
import { countSince, findPayment, insertPayment, storeAuthority, updatePayment } from './payments.repository';
import type { PaidPlan, PaymentKey, PaymentRow } from './payments.repository';

/** Beside the operations of the contract, and on their origin. */
export const RETURNS_PATH = '/v1/api/payment/return';

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 30;

/** What is paid for: credit, a package of credit, or a plan; packages and plans as they were shown to the person. */
export type Paying =
  | { kind: 'credit'; amountMrial: bigint }
  | { kind: 'package'; packageId: bigint; amountMrial: bigint; bonusMrial: bigint }
  | { kind: 'plan'; plan: PaidPlan };

export interface NewPayment {
  accountId: bigint;
  askedBy: bigint | null;
  impersonatedBy: string | null;
  description: string;
  pays: Paying;
  /** Of ours, see `requireCallback`. */
  callbackUrl: URL;
  /** Where this server answers, when that is not where the page is from. */
  serverOrigin?: string | undefined;
}

/** What a person pays: amount and tax, in whole rials. */
export const payableRial = ({ amountMrial, taxMrial }: Pick<PaymentRow, 'amountMrial' | 'taxMrial'>): number =>
  Number((amountMrial + taxMrial) / MRIAL_PER_RIAL);

function callbackOf(callbackUrl: URL, { id }: PaymentKey): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('payment', String(id));
  return url.href;
}

interface Promised {
  amountMrial: bigint;
  bonus: Bonus | null;
  chargePackageId: bigint | null;
  plan: PaidPlan | null;
}

const NOTHING_ELSE = { bonus: null, chargePackageId: null, plan: null };

/** What the payment will bring, as it is offered now. @throws unknownChargePackage, changedPackage, unknownPlan, changedPlan */
async function promisedFor(tx: Tx, pays: Paying, at: Date): Promise<Promised> {
  if (pays.kind === 'credit') {
    const { amountMrial } = pays;
    return { ...NOTHING_ELSE, amountMrial, bonus: bestBonus(await listPromotions(tx, at), amountMrial) };
  }
  if (pays.kind === 'plan') {
    await requirePlan(tx, { planId: pays.plan.id, priceMrial: pays.plan.priceMrial });
    return { ...NOTHING_ELSE, amountMrial: leastFor(pays.plan.priceMrial), plan: pays.plan };
  }
  const offered = await findChargePackage(tx, pays.packageId);
  if (!offered?.isOpen) return failOffer('unknownChargePackage', 'package_id');
  const { title, amountMrial, bonusMrial } = offered;
  if (amountMrial !== pays.amountMrial || bonusMrial !== pays.bonusMrial) failOffer('changedPackage', 'package_id');
  const bonus = bonusMrial === 0n ? null : { amountMrial: bonusMrial, title };
  return { ...NOTHING_ELSE, amountMrial, bonus, chargePackageId: pays.packageId };
}

/** What the browser brings back is for the server: it comes back to an address of its own there, and is led on to the page. */
async function passUs(
  tx: Tx,
  { page, ...payment }: Omit<ReturnToInsert, 'keyHash'>,
  serverOrigin = page,
): Promise<string> {
  const key = newReturnKey();
  await insertReturn(tx, { ...payment, page, keyHash: hashReturnKey(key) });
  return new URL(`${RETURNS_PATH}/${key}`, serverOrigin).href;
}

/** A row is there before the bank is asked: an address that someone could pay at is never without one. */
async function write(
  context: ServerContext,
  gateway: PaymentGateway,
  payment: NewPayment,
): Promise<PaymentKey & { comesBackTo: string }> {
  const { accountId, askedBy, impersonatedBy, description } = payment;
  const at = context.clock.now();
  return runTransaction(context.db, async (tx) => {
    const promised = await promisedFor(tx, payment.pays, at);
    const amountMrial = requireAmount(promised.amountMrial);
    await takeTurn(tx, 'payments', accountId);
    if ((await countSince(tx, accountId, new Date(at.getTime() - HOUR_MS))) >= MOST_AN_HOUR) fail('tooManyPayments');
    const key = await insertPayment(tx, {
      ...promised,
      ...{ accountId, askedBy, impersonatedBy, description },
      ...{ taxMrial: taxOf(amountMrial), gateway: gateway.name, at },
      // For the case that we are killed before the address is known.
      nextCheckAt: new Date(at.getTime() + HOUR_MS),
    });
    const page = callbackOf(payment.callbackUrl, key);
    if (!gateway.readReturn) return { ...key, comesBackTo: page };
    return { ...key, comesBackTo: await passUs(tx, { ...key, gateway: gateway.name, page }, payment.serverOrigin) };
  });
}

/**
 * Begins a payment: the gateway is asked once for the address to pay at.
 * @throws tooLittle, tooMuch, notWhole, tooManyPayments, gatewayDown; unknownChargePackage, changedPackage, unknownPlan, changedPlan
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
    const asked = await gateway.request({ ...order, callbackUrl: key.comesBackTo });
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
