import { encodeText } from '@peyk/server-carrier';
import { BatchSums, RECIPIENT_STATUS, SETTLED, priceAudience } from '@peyk/server-sender';
import type { PriceTerms, PricedAudience } from '@peyk/server-sender';
import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import fc from 'fast-check';
import { totalsOf } from './quote-totals';
import { aBillingCase } from './testing/billing-cases';
import type { BillingCase } from './testing/billing-cases';
import { finalTextOf, priceAtMrial } from './text-price';

/** `npm run prove` asks for a million. */
const CASES = Number(process.env['PEYK_BILLING_CASES'] ?? 10_000);
const SEED = 20261121;

/** What the panel shows before the send. */
function shown({ text, line, tariff, withCharity, operators }: BillingCase) {
  const final = finalTextOf(text, line);
  const totals = totalsOf(operators, final.parts, tariff, withCharity);
  return {
    final,
    totals,
    mciMrial: priceAtMrial('mci', final.parts, tariff),
    otherMrial: priceAtMrial('other', final.parts, tariff),
  };
}

const SENT = { status: RECIPIENT_STATUS.sent, settled: SETTLED.held };

/** What settling books when each recipient has come to its end: charged and given back, charity included. */
function settled(
  { tierPricesMrial, tiers }: PricedAudience,
  { withCharity, operators, arrives }: BillingCase,
  parts: number,
) {
  const recipientCount = tiers.length;
  const terms = { accountId: 1n, sendId: 1n, refundRule: 'not_delivered', withCharity, parts, recipientCount } as const;
  const sums = new BatchSums();
  tiers.forEach((tier, place) => {
    const after = arrives[place]
      ? { status: RECIPIENT_STATUS.delivered, settled: SETTLED.charged }
      : { status: RECIPIENT_STATUS.undelivered, settled: SETTLED.returned };
    const priceMrial = tierPricesMrial[tier] ?? 0n;
    sums.add({ operator: operators[place] ?? 0, count: 1, priceMrial, before: SENT, after }, terms);
  });
  const sumOf = (kind: string) =>
    sums
      .postings(new Date(0))
      .filter((posting) => posting.kind === kind)
      .reduce((sum, { heldMrial }) => sum - heldMrial, 0n);
  return { chargedMrial: sumOf('send_charge'), returnedMrial: sumOf('send_return') };
}

/** A million times `expect` would take minutes. */
function agree(what: string, found: bigint | number | undefined, wanted: bigint | number): void {
  if (found !== wanted) throw new Error(`${what}: ${found} where ${wanted} was shown`);
}

function checkCase(given: BillingCase): void {
  const { final, totals, mciMrial, otherMrial } = shown(given);
  const { withCharity, operators, arrives, line, tariff } = given;
  agree('parts on the wire', encodeText(final.text, line).bodies.length, final.parts);
  const terms: PriceTerms = { ...tariff, parts: final.parts, withCharity, quotedTotalMrial: totals.totalMrial };
  const priced = priceAudience({ operators }, terms);
  agree(
    'held without its quote',
    heldBy(priceAudience({ operators }, { ...terms, quotedTotalMrial: null })),
    heldBy(priced),
  );
  agree('price at MCI', priced.tierPricesMrial[0], mciMrial);
  agree('price elsewhere', priced.tierPricesMrial[1], otherMrial);
  agree('held', heldBy(priced), totals.totalMrial);
  agree('as the contract writes it', rialStringToMrial(mrialToRialString(totals.totalMrial)), totals.totalMrial);
  const { chargedMrial, returnedMrial } = settled(priced, given, final.parts);
  agree('charged and returned', chargedMrial + returnedMrial, totals.totalMrial);
  const arrived = operators.filter((_, place) => arrives[place]);
  agree('charged', chargedMrial, totalsOf(arrived, final.parts, tariff, withCharity).totalMrial);
}

function heldBy({ costMrial, charityMrial }: PricedAudience): bigint {
  return costMrial + charityMrial;
}

describe('the price shown', () => {
  it(`is the price held, and charged and returned make it, to the milli-rial: ${CASES} texts and tariffs`, () => {
    fc.assert(fc.property(aBillingCase, checkCase), { numRuns: CASES, seed: SEED, includeErrorInReport: true });
  }, 3_600_000);
});
