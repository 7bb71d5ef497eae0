import { notify } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { mobileToTell } from '@peyk/server-decisions';
import { takeTurn } from '@peyk/server-http';
import { creditTransfer, giveCredit } from '@peyk/server-ledger';
import { findChargePackage } from '@peyk/server-offers';
import type { TellBySms } from '@peyk/server-module';
import { buyPaidPlan, takePlanTurn } from '@peyk/server-plans';
import { floorRial } from '@peyk/shared-sms';
import { countBonuses, updatePayment } from './payments.repository';
import type { PaymentRow } from './payments.repository';
import { GATEWAY_TITLES } from './payments.tables';

/** What the bank says of a payment. */
export interface Paid {
  reference: string;
  card: string | null;
  at: Date;
}

/** What came of it. */
export interface CreditOutcome {
  /** The title of the plan that was bought with it. */
  boughtPlan: string | undefined;
}

/**
 * Whether what was promised on top is still due: a package that gives it only so often gives it to the first that are credited,
 * however many payments were begun.
 */
async function isBonusDue(tx: Tx, { accountId, bonusMrial, chargePackageId }: PaymentRow): Promise<boolean> {
  if (bonusMrial === 0n || chargePackageId === null) return bonusMrial > 0n;
  const { mostEach = null } = (await findChargePackage(tx, chargePackageId)) ?? {};
  if (mostEach === null) return true;
  await takeTurn(tx, 'payment-bonus', accountId);
  return (await countBonuses(tx, accountId, chargePackageId)) < mostEach;
}

async function bookBonus(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  const { accountId, id, bonusMrial, bonusTitle } = payment;
  if (!(await isBonusDue(tx, payment))) return updatePayment(tx, payment, { bonus_mrial: 0n, bonus_title: null });
  const description = `هدیهٔ پرداخت: ${bonusTitle}`;
  await giveCredit(tx, { accountId, amountMrial: bonusMrial, description, dedupeKey: `payment-bonus:${id}`, at });
}

const rial = (mrial: bigint) => `${floorRial(mrial).toLocaleString('fa-IR')} ریال`;

interface LatePayment {
  payment: PaymentRow;
  outcome: CreditOutcome;
  at: Date;
}

/** Who was told that it had failed hears that it had not. In the transaction that credits it, so once. */
export async function tellOfLate(tx: Tx, { payment, outcome, at }: LatePayment, tellBySms: TellBySms) {
  const { accountId, askedBy, amountMrial, taxMrial } = payment;
  const mobile = await mobileToTell(tx, { accountId, askedBy, about: 'deposits' });
  if (mobile === undefined) return;
  const paid = rial(amountMrial + taxMrial);
  const text = `پرداخت آنلاین شما به مبلغ ${paid} که ناموفق اعلام شده بود، از سوی بانک تأیید شد و ${becameOf(payment, outcome)}.`;
  await tellBySms(tx, { mobile, text, at });
}

/** What the money was for in the end: of a plan that was bought with it, only what it did not cost is left. */
function becameOf({ amountMrial, planMrial }: PaymentRow, { boughtPlan }: CreditOutcome): string {
  const left = amountMrial - (boughtPlan === undefined ? 0n : (planMrial ?? 0n));
  if (boughtPlan === undefined) return `${rial(left)} به اعتبار پنل شما افزوده شد`;
  return `«${boughtPlan}» خریداری شد${left > 0n ? ` و ${rial(left)} باقی‌مانده به اعتبار پنل شما افزوده شد` : ''}`;
}

async function buy(tx: Tx, { accountId, planId, planMrial, askedBy, impersonatedBy }: PaymentRow, at: Date) {
  if (planId === null || planMrial === null) return undefined;
  return buyPaidPlan(tx, { accountId, planId, priceMrial: planMrial, userId: askedBy, impersonatedBy }, at);
}

/**
 * Books a payment and marks it, in one transaction: what was paid, what comes on top, and the plan that was bought with it. The
 * ledger's key is the payment: however often this runs, it is credited once.
 */
export async function creditPayment(
  tx: Tx,
  payment: PaymentRow,
  { reference, card, at }: Paid,
): Promise<CreditOutcome> {
  const { accountId, id, amountMrial, taxMrial, gateway } = payment;
  // It had been given up, and the person saw that.
  const isLate = payment.state === 'failed';
  if (payment.planId !== null) await takePlanTurn(tx, accountId);
  const isBooked = await creditTransfer(tx, 'online_payment', {
    ...{ accountId, at, taxMrial, amountMrial: amountMrial + taxMrial },
    description: `پرداخت آنلاین با ${GATEWAY_TITLES[gateway]}${isLate ? '، بازگشت دیرهنگام' : ''}، کد پیگیری ${reference}`,
    dedupeKey: `payment:${id}`,
  });
  if (!isBooked) throw new Error(`payment ${id} was credited before it was marked`);
  if (payment.bonusMrial > 0n) await bookBonus(tx, payment, at);
  const plan = await buy(tx, payment, at);
  await notify(tx, 'credit_changed', JSON.stringify({ accountId: String(accountId) }));
  const paid = { reference, card, fault: null, next_check_at: null, settled_at: at };
  await updatePayment(tx, payment, { state: 'credited', ...paid });
  return { boughtPlan: plan?.title };
}
