import { admin } from '../support/admin';
import { confirmAndSend, mrial, priceIn } from '../support/compose';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { countsOf, stopSend } from '../support/send-counts';
import { creditOf } from '../support/sign-in';
import { readStack } from '../support/stack';

const TEXT = `سلام ${Date.now()}، شعبهٔ ما تا ساعت ۲۲ باز است.`;

/** Five thousand people cost most of what the demo has, and other journeys want some of it. */
test.beforeEach(() => admin('account', 'credit', readStack().username, '--rial=10000000'));

test('people who were near the towers of an area are sent to at exactly the price that was shown, chosen by keyboard and fields alone', async ({
  member: page,
  token,
}) => {
  const before = mrial(await creditOf(token));
  await page.goto('/send-sms');
  await page
    .getByRole('main')
    .getByRole('link', { name: /دکل ایرانسل/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByRole('combobox', { name: 'شهر مرکز' }).click();
  await page.getByRole('option', { name: 'تهران' }).click();
  await page.getByLabel('شعاع').fill('90');
  await page.getByRole('combobox', { name: 'از ساعت' }).click();
  await page.getByRole('option', { name: '۹', exact: true }).click();
  await page.getByRole('combobox', { name: 'تا ساعت' }).click();
  await page.getByRole('option', { name: '۱۷', exact: true }).click();
  await expect(page.getByText(/نفر در این ساعت‌ها نزدیک دکل‌های این محدوده بوده‌اند/)).toBeVisible();
  await expect(page.getByLabel('تعداد از همراه اول')).toBeHidden();
  await page.getByLabel('تعداد از ایرانسل').fill('5000');
  await expect(page.getByText('۵٬۰۰۰ گیرنده', { exact: false })).toBeVisible();
  const shown = await priceIn(page.getByRole('complementary'));
  expect(shown).toBe(BigInt(5000 * 1503) * 1000n);
  await look(page, 'send-tower');

  const id = await confirmAndSend(page);
  await expect.poll(async () => (await countsOf(token, id)).delivered, { timeout: 15_000 }).toBeGreaterThan(200);
  expect((await countsOf(token, id)).total).toBe(5000);
  expect(before - mrial(await creditOf(token))).toBe(shown);
  await stopSend(token, id);
});
