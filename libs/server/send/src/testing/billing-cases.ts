import fc from 'fast-check';

/** A text on a line at a tariff, for recipients of these operators. */
export interface BillingCase {
  text: string;
  line: { advertising: boolean; multipartChars: 66 | 67 };
  tariff: { unitMrial: bigint; statutoryMrial: bigint };
  withCharity: boolean;
  /** The operator of each recipient, as rows hold it. */
  operators: Uint8Array;
  /** Of each recipient: whether it arrives and is charged, or is given back. */
  arrives: boolean[];
}

export const MOST_RECIPIENTS = 12;
const OPERATORS = 4;

/** Runs of characters of both alphabets, of escapes, of joiners, of pairs and of clusters of pairs. */
const aRun = fc.tuple(
  fc.constantFrom('a', '0', ' ', '\n', '€', '[', '@', 'س', '۵', '\u200c', 'ۀ', '😀', '👩‍🚀'),
  fc.integer({ min: 1, max: 90 }),
);

export const aText = fc
  .array(aRun, { minLength: 1, maxLength: 8 })
  .map((runs) => runs.map(([char, times]) => char.repeat(times)).join(''));

/** Whole rials, from nothing to far above any tariff. */
export const aPriceMrial = fc.bigInt({ min: 0n, max: 100_000n }).map((rial) => rial * 1_000n);

export const aBillingCase: fc.Arbitrary<BillingCase> = fc.record({
  text: aText,
  line: fc.record({ advertising: fc.boolean(), multipartChars: fc.constantFrom(66 as const, 67 as const) }),
  tariff: fc.record({ unitMrial: aPriceMrial, statutoryMrial: aPriceMrial }),
  withCharity: fc.boolean(),
  operators: fc.uint8Array({ min: 0, max: OPERATORS - 1, maxLength: MOST_RECIPIENTS }),
  arrives: fc.array(fc.boolean(), { minLength: MOST_RECIPIENTS, maxLength: MOST_RECIPIENTS }),
});
