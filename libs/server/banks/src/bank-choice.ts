import type { components } from '@peyk/shared-contract';

/** Whom of the bank a person means, and how many of each operator, as the contract has it. */
export type BankFilters = components['schemas']['BankFilters'];
export type BankChoice = components['schemas']['BankChoice'];
export type BankOperator = BankChoice['operators'][number]['operator'];

/** As rows have it. Who sends tells three apart; RighTel and the small ones are one group. */
export const BANK_OPERATORS: readonly BankOperator[] = ['mci', 'irancell', 'other'];

/** How many people one asks for, before anybody looks who is there. */
export function wantedOf({ operators }: BankChoice): number {
  return operators.reduce((sum, { size }) => sum + size, 0);
}
