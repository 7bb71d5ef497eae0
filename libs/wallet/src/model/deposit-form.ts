import { limits } from '@peyk/shared-contract';
import { contractText } from '@peyk/shared-screens';
import type { UploadedFile } from '@peyk/shared-ui';
import { MIN_PAYMENT_RIAL, PAYMENT_TAX_PERCENT, checkedString, trimText } from '@peyk/shared-validation';
import { array, object } from 'yup';
import type { DepositMethod, DepositSlip, NewDeposit } from '../api/deposits';
import { depositMessages as words } from '../deposit-messages';
import { WALLET_PATHS } from '../wallet-paths';

const LIMITS = limits.createCardToCardLimits;
const MAX_RIAL = 100_000_000_000;

export const AMOUNT_MAX_DIGITS = LIMITS.amount.maxLength;
export const SOURCE_DIGITS = LIMITS.source_last4.maxLength;
export const REFERENCE_MAX_DIGITS = LIMITS.reference_code.maxLength;

export interface DepositValues {
  readonly method: DepositMethod;
  readonly target: string;
  readonly amount: string;
  readonly reference_code: string;
  /** Of a card alone; may stay empty. */
  readonly source_last4: string;
  readonly submitted_at: string;
  readonly slip: readonly UploadedFile<DepositSlip>[];
}

export const emptyDeposit = (method: DepositMethod): DepositValues => ({
  ...{ method, target: '', amount: '', reference_code: '', source_last4: '', submitted_at: '', slip: [] },
});

const isAmount = (digits: string) =>
  /^\d+$/.test(digits) && Number(digits) >= MIN_PAYMENT_RIAL && Number(digits) <= MAX_RIAL;
const SOURCE = new RegExp(LIMITS.source_last4.pattern);
const reference = { label: words.reference, patternMessage: words.wrongReference };

export const depositSchema = object({
  method: checkedString(trimText, () => null),
  target: checkedString(trimText, () => null).required(words.targetMissing),
  amount: checkedString(trimText, (digits) => (isAmount(digits) ? null : words.wrongAmount)).required(
    words.wrongAmount,
  ),
  reference_code: contractText(LIMITS.reference_code, reference),
  source_last4: checkedString(trimText, (digits) => (SOURCE.test(digits) ? null : words.wrongSource)),
  submitted_at: checkedString(trimText, () => null).required(words.timeMissing),
  slip: array(),
});

/** What becomes of an amount: the tax that is kept back, and the rest. Undefined while it is no amount that may be transferred. */
export function shareOf(digits: string): { readonly tax: string; readonly credited: string } | undefined {
  if (!isAmount(digits)) return undefined;
  const mrial = BigInt(digits) * 1000n;
  const tax = (mrial * BigInt(PAYMENT_TAX_PERCENT)) / 100n;
  return { tax: rialOf(tax), credited: rialOf(mrial - tax) };
}

function rialOf(mrial: bigint): string {
  const rest = mrial % 1000n;
  return rest === 0n ? String(mrial / 1000n) : `${mrial / 1000n}.${String(rest).padStart(3, '0').replace(/0+$/, '')}`;
}

/** As the contract takes it. */
export function toNewDeposit(values: DepositValues): NewDeposit {
  const { method, target, amount, reference_code, source_last4, submitted_at, slip } = values;
  const [file] = slip;
  return {
    ...{ target, amount: String(BigInt(amount)), reference_code, submitted_at },
    ...(method === 'card_to_card' && source_last4 !== '' && { source_last4 }),
    ...(file !== undefined && { slip_file_id: file.result.file_id }),
    ui_callback: WALLET_PATHS.deposits,
  };
}
