import { OPERATOR_NAMES, countByOperator } from '@peyk/server-audience';
import { charityMrial } from '@peyk/shared-sms';
import type { Language, OperatorCode } from '@peyk/shared-sms';
import { priceAtMrial } from './text-price';
import type { PartTariff } from './text-price';

export interface OperatorTotal {
  operator: OperatorCode;
  /** Where each recipient has a text of its own: of these texts. */
  parts?: number;
  language?: Language;
  count: number;
  unitPriceMrial: bigint;
  totalMrial: bigint;
}

/** What a whole list costs, exactly. */
export interface QuoteTotals {
  reachableCount: number;
  /** Only operators that have recipients. */
  byOperator: OperatorTotal[];
  subtotalMrial: bigint;
  charityMrial: bigint;
  totalMrial: bigint;
}

/** Totals of a list of recipients, given the operator's code of each. */
export function totalsOf(codes: Uint8Array, parts: number, tariff: PartTariff, charity: boolean): QuoteTotals {
  const counts = countByOperator(codes);
  const byOperator = OPERATOR_NAMES.map((operator, code) => {
    const count = counts[code] ?? 0;
    const unitPriceMrial = priceAtMrial(operator, parts, tariff);
    return { operator, count, unitPriceMrial, totalMrial: unitPriceMrial * BigInt(count) };
  }).filter((total) => total.count > 0);
  const subtotalMrial = byOperator.reduce((sum, total) => sum + total.totalMrial, 0n);
  const shareMrial = charity ? charityMrial(subtotalMrial) : 0n;
  return {
    reachableCount: codes.length,
    byOperator,
    subtotalMrial,
    charityMrial: shareMrial,
    totalMrial: subtotalMrial + shareMrial,
  };
}
