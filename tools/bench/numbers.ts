/** Ranges that nobody has: half MCI, a quarter Irancell, a quarter RighTel. Six digits are free in each. */
const PREFIXES = ['989952', '989953', '989041', '989240'];
const PER_PREFIX = 1_000_000;

/** `count` different numbers, in a fixed order. @throws above 4,000,000. */
export function benchNumbers(count: number): string[] {
  if (count > PREFIXES.length * PER_PREFIX) throw new Error(`at most ${PREFIXES.length * PER_PREFIX} recipients.`);
  return Array.from({ length: count }, (_, index) => {
    const prefix = PREFIXES[index % PREFIXES.length] ?? '';
    return prefix + String(Math.floor(index / PREFIXES.length)).padStart(6, '0');
  });
}

/** More than the dearest message of a benchmark costs, so that the wallet never ends before the numbers do. */
export const RIAL_PER_RECIPIENT = 10_000;
