import { readFile } from 'node:fs/promises';
import { compose, confirmAndSend } from '../support/compose';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

const NUMBERS = ['09240000041', '09041000042', '09952000043'] as const;
const FILE_TITLE = 'فایل گیرنده‌های یک ارسال';

test('a message is found by its number, its history read, and the recipients taken out as a file', async ({
  member: page,
}) => {
  await compose(page, 'گزارش این پیام خوانده می‌شود', NUMBERS);
  const id = await confirmAndSend(page);
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await page.waitForURL(`**/reports/${id}`);
  await expect(page.getByRole('img', { name: 'مسیر پیام‌ها: رسیده ۳' })).toBeVisible({ timeout: 15_000 });

  const opensHistory = page.getByRole('button', { name: /^سرگذشت پیام به/ });
  await expect(opensHistory).toHaveCount(NUMBERS.length);
  const byNumber = page.getByRole('textbox', { name: 'شمارهٔ گیرنده' });
  await byNumber.fill(NUMBERS[1]);
  await byNumber.press('Enter');
  await expect(opensHistory).toHaveCount(1);
  await opensHistory.click();
  const history = page.getByRole('dialog', { name: 'سرگذشت این پیام' });
  await expect(history.getByText('آنچه گذشت')).toBeVisible();
  await look(page, 'report-history');
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await page.getByRole('button', { name: 'دریافت فایل', exact: true }).click();
  await page.getByRole('menuitem', { name: 'فایل اکسل (xlsx)' }).click();
  await page.getByRole('button', { name: /^کارهای در جریان/ }).click();
  const job = page.getByRole('dialog', { name: 'کارهای در جریان' }).getByRole('article', { name: FILE_TITLE }).first();
  await expect(job.getByText('انجام شد')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await job.getByRole('button', { name: `دریافت فایل ${FILE_TITLE}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  // A zip, which a spreadsheet is.
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('the archive and the sends of the system are pages of the reports', async ({ member: page }) => {
  await page.goto('/reports');
  const pages = page.getByRole('navigation', { name: 'بخش‌های گزارش' });
  await pages.getByRole('link', { name: 'بایگانی' }).click();
  await page.waitForURL('**/reports/archive-details');
  await expect(page.getByText('هنوز ارسالی بیش از ۳۰ روز پیش ندارید')).toBeVisible();
  await look(page, 'reports-archive');

  await pages.getByRole('link', { name: 'ارسال‌های سامانه' }).click();
  await page.waitForURL('**/reports/systemic');
  await expect(page.getByRole('heading', { level: 1, name: 'ارسال‌های سامانه' })).toBeVisible();
  await look(page, 'reports-systemic');
});
