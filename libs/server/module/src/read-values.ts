import { parseMobileKey, rialStringToMrial } from '@peyk/shared-sms';
import { UsageError } from './admin-command';

/** @returns the nine digits after 9. */
export function readMobile(value: string): number {
  const key = parseMobileKey(value);
  if (key < 0) throw new UsageError(`"${value}" is not a mobile number: write it as 09xxxxxxxxx.`);
  return key;
}

/** An amount above zero in rial with at most three decimals. @returns milli-rial. */
export function readRial(value: string): bigint {
  if (!/^\d{1,15}(\.\d{1,3})?$/.test(value)) {
    throw new UsageError(`"${value}" is not an amount: write rials in digits, such as 1000000 or 3697.5.`);
  }
  return rialStringToMrial(value);
}

export function readId(value: string): bigint {
  if (!/^\d{1,19}$/.test(value)) throw new UsageError(`"${value}" is not an id: give a number.`);
  return BigInt(value);
}

export function readInstant(value: string): Date {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) {
    throw new UsageError(`"${value}" is not a time: write it as 2026-11-21 or 2026-11-21T08:30:00Z.`);
  }
  return instant;
}

export function readOneOf<T extends string>(value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new UsageError(`"${value}" is not one of ${allowed.join(', ')}.`);
  return found;
}

export function readCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`"${value}" is not a whole number above zero.`);
  return count;
}
