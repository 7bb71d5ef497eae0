import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

/** Numbers of this run alone: the account of the journeys is used again. */
const numbersOf = (count: number) => {
  const first = (Date.now() % 100_000) * 100;
  return Array.from({ length: count }, (_, i) => `0924${String(first + i).padStart(7, '0')}`);
};

test('a file of contacts is imported by its columns, and taken out again', async ({ member: page }) => {
  const [one = '', two = ''] = numbersOf(2);
  const name = `وارد شده ${Date.now()}`;
  const csv = `یادداشت,تلفن همراه,نام,تاریخ تولد,جنسیت\nx,${one},${name},1370/02/14,زن\n,${two},=1+1 ${name},1991-05-04,\n,0912,نادرست,,\n`;
  await page.goto('/contacts/all-contacts');
  await page.getByRole('link', { name: 'افزودن از فایل' }).click();
  await page.waitForURL('**/contacts/import');
  await look(page, 'import-file');
  const chosen = { name: 'مشتریان.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(chosen);

  await expect(page.getByRole('combobox', { name: 'ستون «تلفن همراه»' })).toContainText('شمارهٔ موبایل');
  await expect(page.getByRole('combobox', { name: 'ستون «یادداشت»' })).toContainText('نادیده بماند');
  await look(page, 'import-columns');
  await page.getByRole('button', { name: 'افزودن ۳ سطر' }).click();
  await expect(page.getByText('۲ مخاطب افزوده شد، ۱ سطر نادرست بود و افزوده نشد.')).toBeVisible({ timeout: 20_000 });
  await look(page, 'import-done');
  const wrong = page.waitForEvent('download');
  await page.getByRole('button', { name: 'دریافت سطرهای نادرست' }).click();
  expect((await wrong).suggestedFilename()).toBe('سطرهای نادرست.xlsx');

  await page.getByRole('link', { name: 'دیدن مخاطبان' }).click();
  await page.goto(`/contacts/all-contacts?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(2);
  await page.getByRole('button', { name: 'دریافت فایل' }).click();
  await page.getByRole('menuitem', { name: 'فایل متنی (csv)' }).click();
  await page.getByRole('button', { name: /^کارهای در جریان/ }).click();
  await expect(page.getByText('فایل ۲ مخاطب آماده است و تا ۷ روز می‌ماند.')).toBeVisible({ timeout: 20_000 });
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'دریافت فایل دریافت فایل مخاطبان' }).click();
  const lines = (await readFile(await (await taken).path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.includes(name))).toEqual([
    expect.stringContaining(`${one},${name},زن,1370/02/14`),
    expect.stringContaining(`${two},'=1+1 ${name},,1370/02/14`),
  ]);
});
