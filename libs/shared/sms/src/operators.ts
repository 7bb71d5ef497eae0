import type { MobileNumber } from './mobile';

/** Mobile operators as the tariff tells them apart. `other` are the small and the virtual ones. */
export type OperatorCode = 'mci' | 'irancell' | 'rightel' | 'other';

/**
 * A prefix of the national number without its zero (`912`), or a whole number of ten digits (`9241234567`: a ported one),
 * and who carries it.
 */
export interface PrefixOverride {
  readonly prefix: string;
  readonly operator: OperatorCode;
}

/**
 * Who was given which prefix. Sources disagree about 0999x (Aptel, SamanTel, LotusTel, RighTel), so it is `other` until an
 * installation overrides it. Of 093x, 0931, 0932 and 0934 belong to regional operators; 0998x is Shatel Mobile.
 */
const DEFAULT_PREFIXES: readonly PrefixOverride[] = [
  { prefix: '90', operator: 'irancell' },
  { prefix: '91', operator: 'mci' },
  { prefix: '92', operator: 'rightel' },
  { prefix: '93', operator: 'irancell' },
  { prefix: '931', operator: 'other' },
  { prefix: '932', operator: 'other' },
  { prefix: '934', operator: 'other' },
  { prefix: '990', operator: 'mci' },
  { prefix: '991', operator: 'mci' },
  { prefix: '992', operator: 'mci' },
  { prefix: '993', operator: 'mci' },
  { prefix: '994', operator: 'mci' },
  { prefix: '995', operator: 'mci' },
  { prefix: '996', operator: 'mci' },
];

const NATIONAL_BASE = 9_000_000_000;
const NATIONAL_DIGITS = 10;
const PREFIX_SHAPE = /^9\d{0,9}$/;

/**
 * Who carries a number: the longest prefix wins, and of two equal ones the override. Unknown prefixes are `other`.
 * Throws RangeError for an override that is not 1-10 digits beginning with 9. For many numbers use `createOperatorResolver`.
 */
export function operatorOf(mobile: MobileNumber, overrides: readonly PrefixOverride[] = []): OperatorCode {
  const national = mobile.slice(2);
  let best: PrefixOverride | undefined;
  for (const rule of DEFAULT_PREFIXES) {
    if (national.startsWith(rule.prefix) && rule.prefix.length > (best?.prefix.length ?? 0)) best = rule;
  }
  for (const rule of overrides) {
    assertPrefix(rule.prefix);
    if (national.startsWith(rule.prefix) && rule.prefix.length >= (best?.prefix.length ?? 0)) best = rule;
  }
  return best?.operator ?? 'other';
}

/**
 * The same rule for bulk use: reads the overrides once, then answers by the number's key (see `mobileToKey`) without
 * allocating. Throws RangeError as `operatorOf` does.
 */
export function createOperatorResolver(overrides: readonly PrefixOverride[] = []): (key: number) => OperatorCode {
  const byLength = new Map<number, Map<number, OperatorCode>>();
  for (const { prefix, operator } of [...DEFAULT_PREFIXES, ...overrides]) {
    assertPrefix(prefix);
    const sameLength = byLength.get(prefix.length) ?? new Map<number, OperatorCode>();
    byLength.set(prefix.length, sameLength.set(Number(prefix), operator));
  }
  const longestFirst = [...byLength]
    .sort(([a], [b]) => b - a)
    .map(([length, operators]) => ({ span: 10 ** (NATIONAL_DIGITS - length), operators }));
  return (key) => {
    for (const { span, operators } of longestFirst) {
      const operator = operators.get(Math.floor((NATIONAL_BASE + key) / span));
      if (operator !== undefined) return operator;
    }
    return 'other';
  };
}

function assertPrefix(prefix: string): void {
  if (!PREFIX_SHAPE.test(prefix)) throw new RangeError(`A prefix is 1-10 digits beginning with 9, not "${prefix}".`);
}
