import { writeXlsx } from 'hucre';
import { confirmAndSend, mrial, priceIn } from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { creditOf } from '../support/sign-in';

/** Numbers that nobody has. */
const NUMBERS = ['989240070001', '989240070002'] as const;
const run = String(Date.now());

test('a text with variables says to each row its own, at exactly the price that was shown', async ({
  member: page,
  token,
}) => {
  const before = mrial(await creditOf(token));
  const known = await Promise.all(NUMBERS.map(countReceived));
  const rows = ['نام,موبایل,مبلغ', 'مریم,09240070001,۵۰۰', 'علی,09240070002,۷۰۰', 'نرگس,,۱', ',09240070003,۲'];
  const buffer = Buffer.from(`\ufeff${rows.join('\r\n')}\r\n`);

  await page.goto('/send-sms/keyword');
  await page.getByLabel('فایل شماره‌ها و ستون‌ها').setInputFiles({ name: 'بدهی.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('۳ شماره آمادهٔ ارسال است.')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'متن پیام' });
  const variables = page.getByRole('group', { name: 'افزودن متغیر' });
  await variables.getByRole('button', { name: 'نام' }).click();
  await text.press('End');
  await text.pressSequentially(` ${run} بدهی شما `);
  await variables.getByRole('button', { name: 'مبلغ' }).click();
  await expect(page.getByText('۲ گیرنده', { exact: false })).toBeVisible();
  await expect(page.getByText('متن ندارند')).toBeVisible();

  await page.getByRole('button', { name: 'پیش‌نمایش برای هر گیرنده' }).click();
  const panel = page.getByRole('dialog', { name: 'پیش‌نمایش برای هر گیرنده' });
  await expect(panel.getByText(`مریم ${run} بدهی شما ۵۰۰`)).toBeVisible();
  await expect(panel.getByText(/مقدار یکی از متغیرهای متن در این سطر خالی است/)).toBeVisible();
  await look(page, 'send-keyword-preview');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const shown = await priceIn(page.getByRole('complementary'));
  await look(page, 'send-keyword');
  await confirmAndSend(page);
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await expect(page.getByText('رسیده به گوشی', { exact: true }).first()).toBeVisible({ timeout: 15_000 });
  expect(await nextMessage(NUMBERS[0], known[0] ?? 0)).toBe(`مریم ${run} بدهی شما ۵۰۰`);
  expect(await nextMessage(NUMBERS[1], known[1] ?? 0)).toBe(`علی ${run} بدهی شما ۷۰۰`);
  expect(before - mrial(await creditOf(token))).toBe(shown);

  await page
    .getByRole('button', { name: /^سرگذشت پیام به/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'سرگذشت این پیام' }).getByText(/بدهی شما/)).toBeVisible();
});

test('a text for each number comes from two columns of an Excel file', async ({ member: page, token }) => {
  const before = mrial(await creditOf(token));
  const known = await Promise.all(NUMBERS.map(countReceived));
  const texts = [`نوبت شما ${run} فرداست.`, `Your turn ${run} is today.`] as const;
  const data = [['شماره', 'شهر', 'متن'], ...NUMBERS.map((number, i) => [`0${number.slice(2)}`, 'یزد', texts[i] ?? ''])];
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'نوبت‌ها', rows: data }] }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  await page.goto('/send-sms/peer-to-peer');
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveCount(0);
  await page.getByLabel('فایل شماره‌ها و متن‌ها').setInputFiles({ name: 'نوبت.xlsx', mimeType, buffer });
  await page.getByRole('combobox', { name: /ستون متن پیام/ }).click();
  await page.getByRole('option', { name: 'متن', exact: true }).click();
  await expect(page.getByText('۲ گیرنده', { exact: false })).toBeVisible();
  const shown = await priceIn(page.getByRole('complementary'));
  await look(page, 'send-peer-to-peer');
  await confirmAndSend(page);
  for (const [i, number] of NUMBERS.entries()) expect(await nextMessage(number, known[i] ?? 0)).toBe(texts[i]);
  expect(before - mrial(await creditOf(token))).toBe(shown);
});
