import {
  compose,
  confirmAndSend,
  manyNumbers,
  mrial,
  numberIn,
  paste,
  priceIn,
  THREE_NUMBERS,
} from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { newcomer, registerByApi } from '../support/newcomer';
import { creditOf } from '../support/sign-in';
import { isPhone } from '../support/view';

const TEXT = 'سلام! جلسهٔ فردا ساعت ۱۶ برگزار می‌شود.';

test('three numbers are sent to, seen arriving, and cost exactly what was shown', async ({ member: page, token }) => {
  const before = mrial(await creditOf(token));
  const known = await countReceived('989240000003');

  await compose(page, TEXT, THREE_NUMBERS);
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('۳', { exact: true })).toBeVisible();
  const shown = await priceIn(dialog);
  await look(page, 'send-confirm');
  await dialog.getByRole('button', { name: 'ارسال', exact: true }).click();

  await page.waitForURL(/success-send\/\d+$/);
  await expect(page.getByText('پیام شما')).toBeVisible();
  await look(page, 'send-success');

  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await expect(page.getByText('رسیده به گوشی', { exact: true })).toHaveCount(4, { timeout: 15_000 });
  await look(page, 'report-delivered');

  expect(await nextMessage('989240000003', known)).toBe(TEXT);
  expect(before - mrial(await creditOf(token))).toBe(shown);
  await page.goto('/wallet/transactions');
  // On the phone the same facts stand in a list.
  if (isPhone(page)) return expect(page.getByText('هزینهٔ ارسال').first()).toBeVisible();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('هزینهٔ ارسال');
  expect(mrial(numberIn(await first.getByRole('cell').nth(4).innerText()))).toBe(shown);
});

test('too little credit is said before anything is sent', async ({ page, context }) => {
  // Of a new account: how much the demo's has depends on which journeys were there before.
  const token = await registerByApi(newcomer());
  await storeToken(context, token);
  const before = await creditOf(token);
  await compose(page, 'س'.repeat(1900), []);
  await paste(page, manyNumbers(1000));
  await expect(page.getByText('اعتبار کافی نیست')).toBeVisible();
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'ارسال', exact: true })).toBeDisabled();
  await look(page, 'send-too-little-credit');
  expect(await creditOf(token)).toBe(before);
});

test('an unfinished message survives leaving the page and a reload', async ({ member: page }) => {
  await compose(page, TEXT, THREE_NUMBERS);
  await page.getByRole('link', { name: isPhone(page) ? 'گزارش‌ها' : 'گزارش ارسال' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'گزارش ارسال' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/send-sms/quick');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(TEXT);
  await expect(page.getByText('۳ شماره')).toBeVisible();
  // On the phone the price stands in the place of the button.
  if (isPhone(page)) return;
  await page.getByRole('button', { name: 'پاک کردن' }).click();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue('');
});

test('a form without text and numbers says what is missing', async ({ member: page }) => {
  await page.goto('/send-sms/quick');
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  await expect(page.getByText('متن پیام را بنویسید.')).toBeVisible();
  await expect(page.getByText('دست‌کم یک شمارهٔ گیرنده بیفزایید.')).toBeVisible();
  await page.getByLabel('گیرنده‌ها', { exact: true }).fill('0912');
  await page.getByLabel('گیرنده‌ها', { exact: true }).press('Enter');
  await expect(page.getByText('شماره معتبر نیست', { exact: false })).toBeVisible();
  await look(page, 'send-problems');
});

test('a lost answer is repeated with the same key and sends once', async ({ member: page, token }) => {
  const keys: string[] = [];
  await page.route('**/v1/api/send', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const response = await route.fetch();
    // The first answer never reaches the browser, although the API has taken the send.
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  const before = mrial(await creditOf(token));
  await compose(page, TEXT, ['09240000009']);
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  const dialog = page.getByRole('dialog');
  const shown = await priceIn(dialog);
  await dialog.getByRole('button', { name: 'ارسال', exact: true }).click();
  await expect(dialog.getByText('پیام دو بار فرستاده نمی‌شود', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'تلاش دوباره' }).click();
  await page.waitForURL(/success-send\/\d+$/);
  expect(keys[1]).toBe(keys[0]);
  await expect.poll(async () => before - mrial(await creditOf(token))).toBe(shown);
});

test('an answer that a reload lost is asked for again with the same key', async ({ member: page, token }) => {
  const keys: string[] = [];
  await page.route('**/v1/api/send', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const response = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  page.on('dialog', (dialog) => void dialog.accept());
  const before = mrial(await creditOf(token));
  await compose(page, TEXT, ['09240000010']);
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  const dialog = page.getByRole('dialog');
  const shown = await priceIn(dialog);
  await dialog.getByRole('button', { name: 'ارسال', exact: true }).click();
  await expect(dialog.getByText('پیام دو بار فرستاده نمی‌شود', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('پاسخ ارسال این پیام نرسیده', { exact: false })).toBeVisible();
  await look(page, 'send-undecided');
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  await dialog.getByRole('button', { name: 'ارسال', exact: true }).click();
  await page.waitForURL(/success-send\/\d+$/);
  expect(keys[1]).toBe(keys[0]);
  await expect.poll(async () => before - mrial(await creditOf(token))).toBe(shown);
});

test('an earlier send can be sent again with its text and its numbers', async ({ member: page }) => {
  await compose(page, TEXT, THREE_NUMBERS);
  await confirmAndSend(page);
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await page.getByRole('link', { name: 'نوشتن ارسالی مانند این' }).click();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(TEXT);
  await expect(page.getByText('۳ شماره')).toBeVisible();
});
