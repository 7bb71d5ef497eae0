import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { newcomer, registerByApi } from '../support/newcomer';

const TITLE = 'دریافت فایل گزارش کارها';

test('an owner changes a role, invites a colleague, and reads who did it, with before and after', async ({
  page,
  context,
}) => {
  const owner = newcomer();
  await storeToken(context, await registerByApi(owner));
  await page.goto('/colleagues/create-access');
  await page.getByLabel('عنوان نقش').fill('گزارش‌خوان');
  await page.getByLabel('دیدن گزارش ارسال‌ها').check();
  await page.getByLabel('دیدن اعتبار و تراکنش‌ها').check();
  await page.getByRole('button', { name: 'ساختن نقش' }).click();
  await page.getByRole('link', { name: 'گزارش‌خوان' }).click();
  await page.getByLabel('دیدن اعتبار و تراکنش‌ها').uncheck();
  await page.getByRole('button', { name: 'ذخیرهٔ نقش' }).click();
  await expect(page.getByText(/نقش ذخیره شد/)).toBeVisible();
  await page.goto('/colleagues/create');
  await page.getByLabel('نام', { exact: true }).fill('سارا محمدی');
  await page.getByLabel('شمارهٔ موبایل').fill(newcomer().mobile);
  await page.getByRole('button', { name: 'فرستادن دعوت‌نامه' }).click();
  await expect(page.getByRole('heading', { name: 'سارا محمدی' })).toBeVisible();

  await page.goto('/colleagues');
  await page.getByRole('link', { name: 'گزارش کارهای حساب' }).click();
  const invited = page.getByRole('row').filter({ hasText: 'دعوت همکار' });
  await expect(invited).toContainText('سارا محمدی');
  await expect(invited).toContainText('انجام شد');
  await look(page, 'audit-log');
  await page.getByRole('button', { name: 'ویرایش نقش' }).click();
  const panel = page.getByRole('dialog', { name: 'ویرایش نقش' });
  await expect(panel.getByRole('list').first()).toContainText('دیدن اعتبار و تراکنش‌ها');
  await expect(panel.getByRole('list').last()).toHaveText('دیدن گزارش ارسال‌ها');
  await look(page, 'audit-log-entry');
  await page.keyboard.press('Escape');

  await page.goto('/colleagues/audit?action=inviteColleague');
  await expect(page.getByRole('button', { name: 'دعوت همکار' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ویرایش نقش' })).toHaveCount(0);
  await page.getByRole('button', { name: 'دریافت فایل اکسل' }).click();
  await expect(page.getByText(/ساختن فایل آغاز شد/)).toBeVisible();
  await page.getByRole('button', { name: /^کارهای در جریان/ }).click();
  const job = page.getByRole('dialog', { name: 'کارهای در جریان' }).getByRole('article', { name: TITLE }).first();
  await expect(job.getByText('فایلی با ۱ سطر آماده شد')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await job.getByRole('button', { name: `دریافت فایل ${TITLE}` }).click();
  expect((await downloading).suggestedFilename()).toBe('گزارش کارها.xlsx');
  await page.goto('/colleagues/audit?action=exportAuditLog');
  await expect(page.getByRole('button', { name: 'گرفتن فایل گزارش کارها' })).toBeVisible();
});
