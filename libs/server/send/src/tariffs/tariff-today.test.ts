import { createTestDatabase, givenAccount, givenLine, givenTariff } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { setTariff } from '../admin/tariffs-admin.service';
import { priceText } from '../price.service';
import { tariffToday } from './tariff-today.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await givenTariff(test.db);
});
afterAll(() => test?.close());

const NOW = new Date('2026-11-20T08:30:00Z');
const DAY_MS = 24 * 3_600_000;

it('says what a part costs on each line, as a message of one part is priced', async () => {
  const { accountId } = await givenAccount(test.db);
  const { number } = await givenLine(test.db, { accountId });
  const [found] = await tariffToday(test.db, accountId, NOW);
  expect(found?.prices).toEqual([
    { language: 'persian', mciMrial: 1_370_000n, othersMrial: 1_503_000n },
    { language: 'latin', mciMrial: 3_365_000n, othersMrial: 3_697_500n },
  ]);
  const priced = await priceText(test.db, { accountId, fromNumber: number, text: 'سلام' }, NOW);
  expect([priced.mciMrial, priced.otherMrial]).toEqual([1_370_000n, 1_503_000n]);
});

it('is that of the day: a tariff that begins tomorrow does not count today', async () => {
  const { accountId } = await givenAccount(test.db);
  const family = 'tariff-of-a-day';
  await givenLine(test.db, { accountId, family });
  expect((await tariffToday(test.db, accountId, NOW))[0]?.prices).toEqual([]);
  const from = new Date(NOW.getTime() + DAY_MS);
  await setTariff(test.db, { family, language: 'persian', unitMrial: 1_000_000n, validFrom: from });
  expect((await tariffToday(test.db, accountId, NOW))[0]?.prices).toEqual([]);
  expect((await tariffToday(test.db, accountId, from))[0]?.prices).toMatchObject([{ mciMrial: 1_040_000n }]);
});

it('is of the account’s own lines alone', async () => {
  const [one, other] = [await givenAccount(test.db), await givenAccount(test.db)];
  await givenLine(test.db, { accountId: one.accountId });
  expect(await tariffToday(test.db, other.accountId, NOW)).toEqual([]);
});
