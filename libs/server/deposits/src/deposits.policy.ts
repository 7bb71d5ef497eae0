import { MRIAL_PER_RIAL } from '@peyk/shared-sms';
import { MIN_PAYMENT_RIAL, PAYMENT_TAX_PERCENT } from '@peyk/shared-validation';
import type { DepositMethod, TargetKind } from './deposits.tables';
import { fail } from './fail';

const MIN_MRIAL = BigInt(MIN_PAYMENT_RIAL) * MRIAL_PER_RIAL;
/** The most that one deposit may be, in rials. */
export const MAX_DEPOSIT_RIAL = 100_000_000_000n;
const MAX_MRIAL = MAX_DEPOSIT_RIAL * MRIAL_PER_RIAL;
/** Clocks of people and banks differ a little. */
const AHEAD_MS = 5 * 60_000;
const OLDEST_MS = 30 * 24 * 3_600_000;
const MOST_PATH_CHARS = 200;

/** Which targets a way of transferring has. */
export const TARGET_OF: Readonly<Record<DepositMethod, TargetKind>> = {
  card_to_card: 'card',
  bank_transfer: 'account',
};

/** Why a deposit can be refused; the account reads the sentence. */
export const REFUSAL_REASONS = {
  not_found: 'چنین واریزی در حساب مقصد پیدا نشد',
  amount_differs: 'مبلغ واریز با مبلغ ثبت‌شده یکی نیست',
  slip_unreadable: 'تصویر فیش خوانا نیست',
  not_owner: 'واریز از کارت یا حساب صاحب پنل نیست',
  other: 'واریز پذیرفته نشد',
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;
export const REFUSAL_WORDS = Object.keys(REFUSAL_REASONS) as readonly RefusalReason[];

/** Of what was transferred, kept back. Whole rials: an amount is one, and ten percent of the least unit is a tenth of it. */
export const taxOf = (amountMrial: bigint): bigint => (amountMrial * BigInt(PAYMENT_TAX_PERCENT)) / 100n;

/** @throws tooLittle, tooMuch */
export function requireAmount(amountMrial: bigint): bigint {
  if (amountMrial < MIN_MRIAL) fail('tooLittle', 'amount');
  if (amountMrial > MAX_MRIAL) fail('tooMuch', 'amount');
  return amountMrial;
}

/**
 * What really arrived of a deposit of `amountMrial`: whole rials, and not what was written down. There is no least amount: it is there.
 * @throws badConfirmedAmount, sameAmount
 */
export function requireConfirmedAmount(confirmedMrial: bigint, amountMrial: bigint): bigint {
  const isWhole = confirmedMrial % MRIAL_PER_RIAL === 0n;
  if (!isWhole || confirmedMrial <= 0n || confirmedMrial > MAX_MRIAL) fail('badConfirmedAmount', 'amount');
  if (confirmedMrial === amountMrial) fail('sameAmount', 'amount');
  return confirmedMrial;
}

/** The amounts of a deposit, as they were written down and as they were confirmed. */
interface Amounts {
  amountMrial: bigint;
  taxMrial: bigint;
  confirmedMrial: bigint | null;
  confirmedTaxMrial: bigint | null;
}

/** What counts of a deposit: what really arrived where that was said, else what was written down. */
export function shareOf({ amountMrial, taxMrial, confirmedMrial, confirmedTaxMrial }: Amounts) {
  const arrivedMrial = confirmedMrial ?? amountMrial;
  const arrivedTaxMrial = confirmedTaxMrial ?? taxMrial;
  return { arrivedMrial, taxMrial: arrivedTaxMrial, creditedMrial: arrivedMrial - arrivedTaxMrial };
}

/** @throws timeAhead, tooOld */
export function requireTransferTime(submittedAt: Date, now: Date): Date {
  if (submittedAt.getTime() > now.getTime() + AHEAD_MS) fail('timeAhead', 'submitted_at');
  if (submittedAt.getTime() < now.getTime() - OLDEST_MS) fail('tooOld', 'submitted_at');
  return submittedAt;
}

/** @throws badReference */
export function requireReference(code: string): string {
  if (/^0*$/.test(code)) fail('badReference', 'reference_code');
  return code;
}

/** Whose card it was is asked of transfers from a card alone. @throws sourceOfCardsOnly */
export function requireSource(sourceLast4: string | null, method: DepositMethod): string | null {
  if (sourceLast4 !== null && method !== 'card_to_card') fail('sourceOfCardsOnly', 'source_last4');
  return sourceLast4;
}

/**
 * A page of the panel, as a path from its root: an address with a host could lead to someone else's page, however it is written.
 * @throws wrongCallback
 */
export function requireOwnPath(path: string): string {
  const isPath = /^\/(?![/\\])[\w/?=&.%~-]*$/.test(path) && path.length <= MOST_PATH_CHARS;
  if (!isPath || /%5c|%2f|\.\./i.test(path)) fail('wrongCallback', 'ui_callback');
  return path;
}
