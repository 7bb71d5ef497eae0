import type { OperatorCode } from '@peyk/shared-sms';

/** How an operator is written in rows. */
export const OPERATOR_NUMBER: Readonly<Record<OperatorCode, number>> = { mci: 0, irancell: 1, rightel: 2, other: 3 };

export const OPERATOR_NAMES: readonly OperatorCode[] = ['mci', 'irancell', 'rightel', 'other'];

/** @throws RangeError for a number that no row may hold. */
export function operatorName(operator: number): OperatorCode {
  const name = OPERATOR_NAMES[operator];
  if (name === undefined) throw new RangeError(`${operator} is not an operator.`);
  return name;
}
