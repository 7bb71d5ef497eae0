import { createOperatorResolver, parseMobileKey, type OperatorCode } from '@peyk/shared-sms';

const ORDER: readonly OperatorCode[] = ['mci', 'irancell', 'rightel', 'other'];

/** How many of the numbers each operator carries, without those that carry none. Quick enough for a hundred thousand. */
export function operatorCounts(numbers: readonly string[]): readonly (readonly [OperatorCode, number])[] {
  const operatorOfKey = createOperatorResolver();
  const counts = new Map<OperatorCode, number>(ORDER.map((operator) => [operator, 0]));
  for (const number of numbers) {
    const key = parseMobileKey(number);
    if (key < 0) continue;
    const operator = operatorOfKey(key);
    counts.set(operator, (counts.get(operator) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 0);
}
