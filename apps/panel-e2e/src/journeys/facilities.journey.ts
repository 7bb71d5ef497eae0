import { expect, test } from '../support/journey';
import { look } from '../support/look';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on the phone every service is found from the bottom bar', async ({ member: page }) => {
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'منوی اصلی' });
  expect((await bar.boundingBox())?.height).toBe(85);
  await bar.getByRole('link', { name: 'بیشتر' }).tap();
  await page.waitForURL('**/facilities');
  await expect(page.getByRole('heading', { level: 1, name: 'همهٔ بخش‌ها' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'مالی' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'بازگشت' })).toBeHidden();

  await page.getByRole('searchbox', { name: 'جستجو در بخش‌ها' }).fill('wallet');
  await expect(page.getByRole('navigation', { name: 'یافته‌ها' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'جستجو در بخش‌ها' }).fill('یخچال');
  await expect(page.getByText('بخشی به نام «یخچال» نیست')).toBeVisible();
  await look(page, 'facilities-nothing');
  await page.getByRole('searchbox', { name: 'جستجو در بخش‌ها' }).fill('تراكنش');
  await page.getByRole('navigation', { name: 'یافته‌ها' }).getByRole('link', { name: 'تراکنش‌ها' }).tap();
  await page.waitForURL('**/wallet/transactions');
});
