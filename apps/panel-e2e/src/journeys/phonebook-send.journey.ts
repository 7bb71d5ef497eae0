import { confirmAndSend, mrial, priceIn } from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { call, creditOf } from '../support/sign-in';

/** Three numbers that nobody has; in a phonebook they stand from small to large. */
const NUMBERS = ['989240050001', '989240050002', '989240050003'] as const;
const run = String(Date.now());
const TEXT = `سلام ${run}، حراج پایان فصل آغاز شد.`;

test('a part of a phonebook is sent to, costs exactly what was shown, and nobody else receives it', async ({
  member: page,
  token,
}) => {
  const title = `مشتریان ${run}`;
  const { id } = await call<{ id: string }>('/phonebooks', { title }, token);
  const contacts = NUMBERS.map((number) => ({ number }));
  await call('/phonebooks/numbers/add-list-new', { phonebook_ids: [id], contacts }, token);
  const before = mrial(await creditOf(token));
  const known = await Promise.all(NUMBERS.map(countReceived));

  await page.goto('/send-sms');
  await page.getByRole('link', { name: /دفترچه‌ها/ }).click();
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByRole('combobox', { name: /دفترچه‌ها/ }).click();
  await page.getByRole('option', { name: new RegExp(title) }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('۳ نفر پیامک خدماتی')).toBeVisible();
  await page.getByRole('button', { name: 'فقط بخشی از شماره‌ها' }).click();
  await page.getByLabel('از شمارهٔ چندم').fill('2');
  const part = page.waitForResponse((answer) => answer.request().postData()?.includes('"start":1') === true);
  await page.getByLabel('به تعداد').fill('2');
  await part;
  await expect(page.getByText('۲ گیرنده', { exact: false })).toBeVisible();
  const shown = await priceIn(page.getByRole('complementary'));
  await look(page, 'send-phonebook');

  await confirmAndSend(page);
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await expect(page.getByText('رسیده به گوشی', { exact: true })).toHaveCount(3, { timeout: 15_000 });
  expect(await nextMessage(NUMBERS[1], known[1] ?? 0)).toBe(TEXT);
  expect(await nextMessage(NUMBERS[2], known[2] ?? 0)).toBe(TEXT);
  expect(await countReceived(NUMBERS[0])).toBe(known[0]);
  expect(before - mrial(await creditOf(token))).toBe(shown);
});

test('the text goes along from one way of sending to another', async ({ member: page }) => {
  await page.goto('/send-sms/quick');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByRole('navigation', { name: 'روش‌های ارسال' }).getByRole('link', { name: 'مخاطبان' }).click();
  await page.waitForURL('**/send-sms/phonebook');
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(TEXT);
  await page.getByRole('button', { name: 'پاک کردن' }).click();
});
