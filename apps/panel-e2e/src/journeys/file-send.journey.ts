import { confirmAndSend, mrial, priceIn } from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { creditOf } from '../support/sign-in';
import { isPhone } from '../support/view';

/** Numbers that nobody has. */
const NUMBERS = ['989240060001', '989240060002', '989240060003'] as const;
const run = String(Date.now());
const TEXT = `سلام ${run}، فایل شما رسید.`;

/** As Excel and people leave it: Persian digits, one twice, an empty cell and a number that lost its end. */
const ROWS = [
  'نام,موبایل',
  'مریم,09240060001',
  'علی,۰۹۲۴۰۰۶۰۰۰۲',
  'زهرا,9.24006E+09',
  'نرگس,',
  'مریم دوم,+989240060001',
  'حسین,9240060003',
];
const fileOf = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
});

test('a file is checked before anything leaves, its right numbers are sent to, at exactly the price that was shown', async ({
  member: page,
  token,
}) => {
  const before = mrial(await creditOf(token));
  const known = await Promise.all(NUMBERS.map(countReceived));

  await page.goto('/send-sms');
  await page.getByRole('main').getByRole('link', { name: /فایل/ }).first().click();
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByLabel('فایل شماره‌ها').setInputFiles(fileOf('مشتریان.csv', ROWS));
  await expect(page.getByText('۳ شماره آمادهٔ ارسال است.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'سطرهای فایل' }).getByRole('row');
  await expect(rows).toHaveCount(7);
  await page.getByText(/^نادرست \(۲\)$/).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('شمارهٔ گردشده در اکسل');
  await expect(rows.nth(2)).toContainText('خانهٔ خالی');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'دریافت سطرهای نادرست' }).click();
  expect((await saved).suggestedFilename()).toBe('سطرهای نادرست.csv');
  await expect(page.getByText('۳ گیرنده', { exact: false })).toBeVisible();
  const shown = await priceIn(page.getByRole('complementary'));
  await look(page, 'send-file');

  await confirmAndSend(page);
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await expect(page.getByText('رسیده به گوشی', { exact: true })).toHaveCount(4, { timeout: 15_000 });
  for (const [i, number] of NUMBERS.entries()) expect(await nextMessage(number, known[i] ?? 0)).toBe(TEXT);
  expect(before - mrial(await creditOf(token))).toBe(shown);
});

test('an upload that is cut off goes on where it stopped, and a reload keeps the file', async ({ member: page }) => {
  const count = 45_000;
  const lines = Array.from({ length: count }, (_, i) => `0${9_041_000_000 + i}`);
  const parts: number[] = [];
  let isCut = true;
  await page.route('**/send/uploads/part', async (route) => {
    const { part } = route.request().postDataJSON() as { part: number };
    if (isCut && part === 2) return route.abort('connectionreset');
    parts.push(part);
    return route.continue();
  });
  await page.goto('/send-sms/file');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByLabel('فایل شماره‌ها').setInputFiles(fileOf('numbers.txt', lines));
  await expect(page.getByRole('button', { name: 'ادامهٔ بارگذاری' })).toBeVisible();
  const table = page.getByRole('table', { name: 'سطرهای فایل' });
  await table.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(table.getByText('09041044999')).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'ادامهٔ بارگذاری' }).click();
  await expect(page.getByText('۴۵٬۰۰۰ شماره آمادهٔ ارسال است.')).toBeVisible();
  // Each part came once: what had arrived was not brought again.
  expect(parts.toSorted()).toEqual([1, 2, 3]);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('۴۵٬۰۰۰ شماره آمادهٔ ارسال است.')).toBeVisible();
  // On the phone the price stands in the place of the button.
  if (isPhone(page)) return;
  await page.getByRole('button', { name: 'پاک کردن' }).click();
  await expect(page.getByLabel('فایل شماره‌ها')).toBeVisible();
});
