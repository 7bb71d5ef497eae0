import { charityMrial } from '@peyk/shared-sms';

/** What of a send's hold has moved, in milli-rial. */
interface MovedMoney {
  chargedMrial: bigint;
  returnedMrial: bigint;
}

/**
 * Counters hold prices; charity moves together with its price, so it is added here. Then charged and returned are what left
 * the wallet and what came back, and for a settled send they add up to cost and charity.
 */
export function moneyOf({
  withCharity,
  chargedMrial,
  returnedMrial,
}: MovedMoney & { withCharity: boolean }): MovedMoney {
  if (!withCharity) return { chargedMrial, returnedMrial };
  return {
    chargedMrial: chargedMrial + charityMrial(chargedMrial),
    returnedMrial: returnedMrial + charityMrial(returnedMrial),
  };
}

/** What was set aside for a send. */
export interface SetAside extends MovedMoney {
  /** Until its recipients are known; then `costMrial` and `charityMrial` are. */
  reservedMrial: bigint;
  costMrial: bigint;
  charityMrial: bigint;
}

/** What of it is still held; charged and returned as `moneyOf` tells them. The ledger's proof holds every account to this sum. */
export function heldOf({
  reservedMrial,
  costMrial,
  charityMrial: onTop,
  chargedMrial,
  returnedMrial,
}: SetAside): bigint {
  return reservedMrial + costMrial + onTop - chargedMrial - returnedMrial;
}
