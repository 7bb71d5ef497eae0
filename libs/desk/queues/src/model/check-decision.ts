import { parseJalali } from '@peyk/shared-jalali';
import type { Verdict } from '../api/thing-query';

export interface DecisionFields {
  readonly reason: string;
  readonly text: string;
  readonly day: string;
  /** Digits. */
  readonly amount: string;
}

export const NO_FIELDS: DecisionFields = { reason: '', text: '', day: '', amount: '' };

export type DecisionFault = 'needReason' | 'needText' | 'tooLong' | 'badDay' | 'needAmount' | 'badAmount';

/** Whether a sentence has to be written with it. */
export function needsText(verdict: Verdict, { reason }: Pick<DecisionFields, 'reason'>): boolean {
  if (verdict.text === 'required') return true;
  return verdict.reasons.some((one) => one.reason === reason && one.needs_text);
}

/** What is wrong with the amount; undefined where the verdict takes none. */
function amountFault({ max_amount: most }: Verdict, { amount }: DecisionFields): DecisionFault | undefined {
  if (most === null) return undefined;
  if (amount === '') return 'needAmount';
  const isAmount = /^\d+$/.test(amount) && BigInt(amount) > 0n && BigInt(amount) <= BigInt(most);
  return isAmount ? undefined : 'badAmount';
}

/** What is missing before a verdict can be given, by field; the server asks the same. */
export function checkDecision(
  verdict: Verdict,
  fields: DecisionFields,
): Partial<Record<keyof DecisionFields, DecisionFault>> {
  const text = fields.text.trim();
  const amount = amountFault(verdict, fields);
  const isLong = [...text].length > verdict.max_text_chars && verdict.text !== 'none';
  return {
    ...(verdict.reasons.length > 0 && fields.reason === '' && { reason: 'needReason' as const }),
    ...(needsText(verdict, fields) && text === '' && { text: 'needText' as const }),
    ...(isLong && { text: 'tooLong' as const }),
    ...(fields.day !== '' && !parseJalali(fields.day).ok && { day: 'badDay' as const }),
    ...(amount && { amount }),
  };
}
