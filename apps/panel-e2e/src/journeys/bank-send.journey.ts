import type { Page } from '@playwright/test';
import { admin } from '../support/admin';
import { confirmAndSend, mrial, priceIn } from '../support/compose';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { countsOf, stopSend } from '../support/send-counts';
import { creditOf } from '../support/sign-in';
import { readStack } from '../support/stack';

const run = String(Date.now());
const TEXT = `سلام ${run}، شعبهٔ تازهٔ ما در تهران گشایش یافت.`;

/** Five thousand people cost most of what the demo has, and other journeys want some of it. */
test.beforeEach(() => admin('account', 'credit', readStack().username, '--rial=10000000'));

test('so many people of a province are sent to, at exactly the price that was shown', async ({
  member: page,
  token,
}) => {
  const before = mrial(await creditOf(token));
  await page.goto('/send-sms');
  await page
    .getByRole('main')
    .getByRole('link', { name: /استان و شهر/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByRole('combobox', { name: /^استان/ }).click();
  await page.getByRole('option', { name: 'تهران' }).click();
  await page.getByLabel('تعداد از همراه اول').fill('3000');
  await page.getByLabel('تعداد از ایرانسل').fill('1999');
  await expect(page.getByText('این ارسال دست‌کم ۵٬۰۰۰ نفر می‌خواهد', { exact: false })).toBeVisible();
  await page.getByLabel('تعداد از ایرانسل').fill('2000');
  await expect(page.getByText('۵٬۰۰۰ گیرنده', { exact: false })).toBeVisible();
  const shown = await priceIn(page.getByRole('complementary'));
  expect(shown).toBe(BigInt(3000 * 1370 + 2000 * 1503) * 1000n);
  await look(page, 'send-city-province');

  const id = await confirmAndSend(page);
  // All of them take the line a minute; the first hundreds tell that they arrive.
  await expect.poll(async () => (await countsOf(token, id)).delivered, { timeout: 15_000 }).toBeGreaterThan(200);
  expect((await countsOf(token, id)).total).toBe(5000);
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await expect(page.getByText('۵٬۰۰۰', { exact: true }).first()).toBeVisible();
  expect(before - mrial(await creditOf(token))).toBe(shown);
  await stopSend(token, id);
});

const OTHER_WAYS = [
  {
    name: 'کد پستی',
    choose: async (page: Page) => page.getByLabel(/^کد پستی/).fill('11'),
  },
  {
    name: 'صنف',
    choose: async (page: Page) => {
      await page.getByRole('combobox', { name: /^صنف/ }).click();
      await page.getByRole('option', { name: 'پزشکی و سلامت' }).click();
    },
  },
] as const;

for (const { name, choose } of OTHER_WAYS) {
  test(`people of the bank are sent to by «${name}», at exactly the price that was shown`, async ({
    member: page,
    token,
  }) => {
    const before = mrial(await creditOf(token));
    await page.goto('/send-sms');
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
    await choose(page);
    await page.getByRole('button', { name: 'همهٔ پیداشده‌ها' }).click();
    const price = page.getByRole('complementary');
    // Before the recipients are counted, prices of a recipient stand here.
    await expect(price.getByText(/[۰-۹] گیرنده/)).toBeVisible();
    const shown = await priceIn(price);
    const id = await confirmAndSend(page);
    await expect.poll(async () => (await countsOf(token, id)).delivered, { timeout: 15_000 }).toBeGreaterThan(100);
    expect(before - mrial(await creditOf(token))).toBe(shown);
    await stopSend(token, id);
  });
}
