import { faultOfFinalText, faultOfText, mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import { sql } from 'kysely';
import fc from 'fast-check';
import { setTariff } from './admin/tariffs-admin.service';
import { aBillingCase } from './testing/billing-cases';
import type { BillingCase } from './testing/billing-cases';
import { sendLife, until } from './testing/life';
import { finalTextOf } from './text-price';

const { db, startSender, givenSender, quoteAndSend, reportOf, creditOf } = sendLife();

const SEED = 20261121;
const CASES = 36;
const FINISHED = 6;
const RICH_MRIAL = 1_000_000_000_000_000n;
const LONG_AGO = new Date('2021-01-01T00:00:00Z');
/** By the operator's code; nobody has a number of "others" in the test range, whose price is RighTel's. */
const PREFIXES = ['09952', '09041', '0924', '0924'];
const NUMBERS_PER_CASE = 100;

/** Those that the API takes: something visible, not too long, at least one recipient. */
const sample = fc
  .sample(
    aBillingCase.filter(
      ({ text, line, operators }) =>
        operators.length > 0 && !faultOfText(text) && !faultOfFinalText(finalTextOf(text, line).text),
    ),
    { numRuns: CASES, seed: SEED },
  )
  .map((given, nth) => ({ ...given, nth }));

type Sampled = BillingCase & { nth: number };

function numberAt({ nth }: Sampled, operator: number, place: number): string {
  const prefix = PREFIXES[operator] ?? '0924';
  return `${prefix}${String(nth * NUMBERS_PER_CASE + place).padStart(11 - prefix.length, '0')}`;
}

/** As the operator sees a number. */
const onTheLine = (number: string) => `98${number.slice(1)}`;

/** What the books say of an account, beside what it was given at first. */
async function booksOf(accountId: bigint) {
  const { rows } = await sql<{ book: string; mrial: bigint }>`
    select book, sum(amount_mrial)::bigint as mrial from ledger_entries where account_id = ${accountId} group by book`.execute(
    db(),
  );
  const of = (book: string) => rows.find((row) => row.book === book)?.mrial ?? 0n;
  return { spentMrial: RICH_MRIAL - of('wallet'), heldMrial: of('held'), earnedMrial: of('income') + of('charity') };
}

/** Sends it for the price shown; answers a check of what became of it. */
async function begin(given: Sampled): Promise<() => Promise<void>> {
  const family = `sample-${given.nth}`;
  const { unitMrial } = given.tariff;
  for (const language of ['persian', 'latin'] as const) {
    await setTariff(db(), { family, language, validFrom: LONG_AGO, unitMrial });
  }
  const refundRule = 'not_delivered';
  const customer = await givenSender({ balanceMrial: RICH_MRIAL, family, refundRule, ...given.line });
  const recipients = [...given.operators].map((operator, place) => numberAt(given, operator, place));
  const { quote, sendId } = await quoteAndSend(customer, {
    text: given.text,
    recipients,
    charity: given.withCharity,
  });
  return async () => {
    await until(`case ${given.nth} is settled`, async () => {
      const { state } = await reportOf(customer, sendId);
      return state === FINISHED && (await creditOf(customer)).held === '0';
    });
    const report = await reportOf(customer, sendId);
    const { spentMrial, heldMrial, earnedMrial } = await booksOf(customer.accountId);
    expect({ ...report, heldMrial }).toMatchObject({ charged: mrialToRialString(spentMrial), heldMrial: 0n });
    expect(spentMrial + rialStringToMrial(report.returned)).toBe(rialStringToMrial(quote.total));
    expect(earnedMrial).toBe(spentMrial);
  };
}

describe(`the price shown, for ${CASES} texts and tariffs from the quote to the ledger`, () => {
  it('is charged for what arrives and given back for what does not', async () => {
    const lost = new Set(
      sample.flatMap((given) =>
        [...given.operators].flatMap((operator, place) =>
          given.arrives[place] ? [] : [onTheLine(numberAt(given, operator, place))],
        ),
      ),
    );
    await startSender({ receiptState: ({ destination }) => (lost.has(destination) ? 'undelivered' : 'delivered') });
    // All are under way before the first is looked at.
    for (const check of await Promise.all(sample.map(begin))) await check();
  });
});
