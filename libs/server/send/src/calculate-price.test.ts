import { createTestDatabase, givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import type { LineWishes, TestDatabase } from '@peyk/shared-testing-node';
import { setStatutory, setTariff } from './admin/tariffs-admin.service';
import { priceText } from './price.service';
import { makeQuote } from './quote.service';
import { findSource } from './source.service';
import { presentPrice } from './send.presenter';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await givenTariff(test.db);
});
afterAll(() => test?.close());

const NOW = new Date('2026-11-20T08:30:00Z');
const PERSIAN = 'سلام، سفارش شما رسید.';
const TWO_PARTS = 'س'.repeat(100);

/** As many numbers of an operator as wanted, none of which anybody has. */
function numbers(prefix: string, count = 1): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}${String(i).padStart(11 - prefix.length, '0')}`);
}
const MCI = '09952';
const IRANCELL = '09041';
const RIGHTEL = '0924';

async function givenSender(wishes: LineWishes & { balanceMrial?: bigint } = {}) {
  const { accountId } = await givenAccount(test.db, { balanceMrial: wishes.balanceMrial ?? 0n });
  const { number } = await givenLine(test.db, { accountId, ...wishes });
  return { accountId, fromNumber: number };
}

function sourceOf(list: string[]) {
  return findSource(test.db, { accountId: 0n, now: NOW }, { kind: 'numbers', numbers: list });
}

async function quoteOf(
  text: string,
  list: string[],
  wishes: Parameters<typeof givenSender>[0] & { charity?: boolean } = {},
) {
  const { charity = false, ...line } = wishes;
  const sender = await givenSender(line);
  const question = { ...sender, text };
  const price = await priceText(test.db, question, NOW);
  const quote = await makeQuote({ db: test.db, now: NOW, accountId: sender.accountId }, price, {
    request: { ...question, charity },
    source: await sourceOf(list),
  });
  return presentPrice(price, quote);
}

describe('the golden prices', () => {
  it.each([
    ['1 MCI, Persian, 1 part', PERSIAN, numbers(MCI), false, '1370'],
    ['1 Irancell, Persian, 1 part', PERSIAN, numbers(IRANCELL), false, '1503'],
    ['2 MCI and 1 RighTel, Persian, 2 parts', TWO_PARTS, [...numbers(MCI, 2), ...numbers(RIGHTEL)], false, '8486'],
    ['1 Irancell, Latin, 1 part, service line', 'Your order is here.', numbers(IRANCELL), false, '3697.5'],
    ['1,000 MCI, Persian, 1 part, charity', PERSIAN, numbers(MCI, 1000), true, '1438500'],
  ])('quotes %s exactly', async (_what, text, list, charity, total) => {
    const { quote } = await quoteOf(text, list, { charity });
    expect(quote?.total).toBe(total);
  });
});

describe('the price of a text', () => {
  it('says what one recipient of MCI and of anybody else pays', async () => {
    const sender = await givenSender({ advertising: true });
    const price = presentPrice(await priceText(test.db, { ...sender, text: PERSIAN }, NOW), null);
    expect(price).toEqual({
      parts: 1,
      encoding: 'ucs2',
      final_text: `${PERSIAN}\nلغو11`,
      mci_price: '1370',
      other_price: '1503',
      quote: null,
    });
  });

  it('takes the tariff of its instant: the newest that is not in the future', async () => {
    const family = 'dated';
    await givenTariff(test.db, { family });
    const from = new Date('2027-01-01T00:00:00Z');
    await setTariff(test.db, { family, language: 'persian', validFrom: from, unitMrial: 2_000_000n });
    await setStatutory(test.db, { validFrom: from, perPartMrial: 50_000n });
    const sender = await givenSender({ family });
    const mciAt = async (at: Date) => (await priceText(test.db, { ...sender, text: PERSIAN }, at)).mciMrial;
    expect(await mciAt(new Date(from.getTime() - 1))).toBe(1_370_000n);
    expect(await mciAt(from)).toBe(2_050_000n);
  });
});

describe('a quote', () => {
  it('says who is left out and why, in numbers that add up', async () => {
    const sender = await givenSender({ advertising: true });
    const [kept, blacklisted, optedOut] = numbers(RIGHTEL, 3) as [string, string, string];
    const suppress = (number: string, kind: 'blacklist' | 'opt_out') =>
      test.db
        .insertInto('suppressed_numbers')
        .values({ account_id: sender.accountId, mobile: Number(number.slice(2)), kind, created_at: NOW })
        .execute();
    await suppress(blacklisted, 'blacklist');
    await suppress(optedOut, 'opt_out');
    const list = [kept, `+98${kept.slice(1)}`, blacklisted, optedOut, '12345', 'سلام'];
    const question = { ...sender, text: PERSIAN };
    const price = await priceText(test.db, question, NOW);
    const quote = await makeQuote({ db: test.db, now: NOW, accountId: sender.accountId }, price, {
      request: { ...question, charity: false },
      source: await sourceOf(list),
    });
    expect(quote.reachableCount).toBe(1);
    expect(quote.excluded).toEqual({ invalid: 2, noText: 0, duplicate: 1, blacklisted: 1, optedOut: 1, weekly: 0 });
  });

  it('says whether the credit is enough, to the milli-rial', async () => {
    const exact = await quoteOf(PERSIAN, numbers(MCI), { balanceMrial: 1_370_000n });
    expect(exact.quote).toMatchObject({ credit: '1370', enough_credit: true });
    const short = await quoteOf(PERSIAN, numbers(MCI), { balanceMrial: 1_369_999n });
    expect(short.quote).toMatchObject({ credit: '1369.999', enough_credit: false });
  });

  it('holds for 15 minutes and keeps its unit prices', async () => {
    const { quote } = await quoteOf(PERSIAN, numbers(MCI));
    expect(quote?.expires_at).toBe('2026-11-20T08:45:00.000Z');
    const stored = await test.db
      .selectFrom('quotes')
      .selectAll()
      .where('id', '=', BigInt(quote?.quote_id ?? 0))
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ unit_mrial: 1_330_000n, statutory_mrial: 40_000n, total_mrial: 1_370_000n });
  });
});

describe('a price is refused', () => {
  it.each([
    ['an empty text', { text: '' }, '422-20'],
    ['a blank text', { text: ' \n' }, '422-20'],
    ['a text over the limit', { text: 'س'.repeat(2701) }, '422-21'],
    ['a text with a control character', { text: 'a\u0000' }, '422-22'],
    ['a line that nobody has', { fromNumber: '99999' }, '422-23'],
  ])('for %s', async (_what, change, code) => {
    const sender = await givenSender();
    const price = priceText(test.db, { ...sender, text: PERSIAN, ...change }, NOW);
    await expect(price).rejects.toMatchObject({ code });
  });

  it('for a text that the opt-out text lifts over the limit', async () => {
    const text = 'س'.repeat(2700);
    const service = await givenSender();
    expect((await priceText(test.db, { ...service, text }, NOW)).final.parts).toBe(41);
    const advertising = await givenSender({ advertising: true });
    await expect(priceText(test.db, { ...advertising, text }, NOW)).rejects.toMatchObject({ code: '422-21' });
  });

  it('on a line of another account, exactly as if it were not there', async () => {
    const other = await givenSender();
    const { accountId } = await givenSender();
    const price = priceText(test.db, { accountId, fromNumber: other.fromNumber, text: PERSIAN }, NOW);
    await expect(price).rejects.toMatchObject({ code: '422-23', errors: { from_number: expect.any(String) } });
  });

  it('on a line that is not active', async () => {
    const sender = await givenSender({ active: false });
    await expect(priceText(test.db, { ...sender, text: PERSIAN }, NOW)).rejects.toMatchObject({ code: '422-24' });
  });

  it('when the family has no tariff yet', async () => {
    const sender = await givenSender({ family: 'without' });
    await expect(priceText(test.db, { ...sender, text: PERSIAN }, NOW)).rejects.toMatchObject({ code: '422-25' });
  });
});
