import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

test('a file is put there, found, named, taken out and removed', async ({ member: page }) => {
  const stamp = String(Date.now());
  await page.goto('/file-management');
  await expect(page.getByText('فضای حساب')).toBeVisible();
  await page.getByRole('button', { name: 'بارگذاری فایل' }).click();
  const content = `شماره,نام\n09241234567,${stamp}\n`;
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: `مشتریان ${stamp}.csv`, mimeType: 'text/csv' },
    buffer: Buffer.from(content),
  });
  await expect(page.getByText('فایل بارگذاری شد.')).toBeVisible();
  await look(page, 'files');

  await page.goto(`/file-management?name=${stamp}`);
  const row = page.getByRole('row').filter({ hasText: stamp });
  await expect(row).toHaveCount(1);
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'تغییر نام' }).click();
  await page.getByRole('dialog').getByLabel('نام').fill(`دی ${stamp}`);
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
  await expect(row).toContainText(`دی ${stamp}.csv`);

  const download = page.waitForEvent('download');
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'دریافت' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`دی ${stamp}.csv`);
  expect(await readFile(await saved.path(), 'utf8')).toBe(content);

  // The same file is sent to, as if it lay on this computer.
  await page.goto('/send-sms/file');
  await page.getByRole('button', { name: 'از فایل‌های من' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'فایل' }).click();
  await page.getByRole('option', { name: new RegExp(`دی ${stamp}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'برداشتن' }).click();
  await expect(page.getByText(`دی ${stamp}.csv`)).toBeVisible();
  await look(page, 'files-taken');

  await page.goto(`/file-management?name=${stamp}`);
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByText('با این فیلترها چیزی پیدا نشد')).toBeVisible();
});
