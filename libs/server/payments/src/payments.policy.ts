import { MRIAL_PER_RIAL } from '@peyk/shared-sms';
import { FAILED_PAYMENT_REFUND_HOURS, MIN_PAYMENT_RIAL, PAYMENT_TAX_PERCENT } from '@peyk/shared-validation';
import { fail } from './fail';

const MIN_MRIAL = BigInt(MIN_PAYMENT_RIAL) * MRIAL_PER_RIAL;
/** With the tax, gateways take no more than a billion. */
export const MAX_PAYMENT_RIAL = 900_000_000;
const MAX_MRIAL = BigInt(MAX_PAYMENT_RIAL) * MRIAL_PER_RIAL;
/** One toman: ten percent of it is a whole rial, and gateways know no less. */
const STEP_MRIAL = 10n * MRIAL_PER_RIAL;
const MOST_CALLBACK_CHARS = 300;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Gateways take the last word about a payment within half an hour, hence the question just before. */
const FIRST_CHECKS_MS = [2, 5, 15, 29].map((minutes) => minutes * MINUTE_MS);
/** So long money may be on its way back; then nothing changes by itself any more. */
export const LAST_CHECK_MS = FAILED_PAYMENT_REFUND_HOURS * HOUR_MS;

/** Of the amount, paid on top. */
export const taxOf = (amountMrial: bigint): bigint => (amountMrial * BigInt(PAYMENT_TAX_PERCENT)) / 100n;

/** What has to be paid so that this much is there: at least what a gateway takes, and a whole number of steps. */
export function leastFor(priceMrial: bigint): bigint {
  const wanted = priceMrial < MIN_MRIAL ? MIN_MRIAL : priceMrial;
  return ((wanted + STEP_MRIAL - 1n) / STEP_MRIAL) * STEP_MRIAL;
}

/** @throws tooLittle, tooMuch, notWhole */
export function requireAmount(amountMrial: bigint): bigint {
  if (amountMrial < MIN_MRIAL) fail('tooLittle', 'amount');
  if (amountMrial > MAX_MRIAL) fail('tooMuch', 'amount');
  if (amountMrial % STEP_MRIAL !== 0n) fail('notWhole', 'amount');
  return amountMrial;
}

/**
 * An address of ours that the bank sends the browser back to. It is taken as it is written, not as a lenient reader would mend it: no
 * name and password, no backslash, no letters beyond ASCII, and its beginning is an origin that the installation names.
 * @throws foreignCallback
 */
export function requireCallback(address: string, origins: readonly string[]): URL {
  const isPlain = /^https?:\/\/[\w.:[\]-]+(\/[\w/.~?=&%-]*)?$/.test(address) && address.length <= MOST_CALLBACK_CHARS;
  if (!isPlain || !URL.canParse(address)) return fail('foreignCallback', 'callbackUrl');
  const url = new URL(address);
  if (!origins.includes(url.origin) || url.username !== '' || url.password !== '')
    fail('foreignCallback', 'callbackUrl');
  return url;
}

/** When the gateway is asked next; null when there is nothing more to hope for. */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= LAST_CHECK_MS) return null;
  const early = FIRST_CHECKS_MS.find((after) => after > age);
  const after = early ?? Math.min((Math.floor(age / HOUR_MS) + 1) * HOUR_MS, LAST_CHECK_MS);
  return new Date(createdAt.getTime() + after);
}
