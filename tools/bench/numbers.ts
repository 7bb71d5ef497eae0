/** Ranges that nobody has: half MCI, a quarter Irancell, a quarter RighTel. Six digits are free in each. */
const PREFIXES = ['989952', '989953', '989041', '989240'];
const PER_PREFIX = 1_000_000;
/** The phones of the accounts that ask for login codes: no recipient of a send has such a number. */
const CODE_PREFIX = '989249';

/**
 * `count` different numbers, in a fixed order.
 * @param from how many of that order to leave out, so that two sends of one run share none.
 * @throws beyond 4,000,000.
 */
export function benchNumbers(count: number, from = 0): string[] {
  const most = PREFIXES.length * PER_PREFIX;
  if (from + count > most) throw new Error(`at most ${most} recipients.`);
  return Array.from({ length: count }, (_, place) => {
    const index = from + place;
    const prefix = PREFIXES[index % PREFIXES.length] ?? '';
    return prefix + String(Math.floor(index / PREFIXES.length)).padStart(6, '0');
  });
}

/** The mobile of the account that asks for login codes, from 1. */
export function codeNumber(account: number): string {
  return CODE_PREFIX + String(account).padStart(6, '0');
}

/** A number as operators write it. @param mobile as the database keeps it: the nine digits after the 9 */
export function mobileNumber(mobile: number): string {
  return String(989_000_000_000 + mobile);
}

export function isCodeNumber(number: string): boolean {
  return number.startsWith(CODE_PREFIX);
}

/** More than the dearest message of a benchmark costs, so that the wallet never ends before the numbers do. */
export const RIAL_PER_RECIPIENT = 10_000;
