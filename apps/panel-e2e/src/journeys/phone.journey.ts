import { compose, confirmAndSend } from '../support/compose';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a message is written, sent and followed on a phone', async ({ member: page }) => {
  await page.goto('/dashboard');
  // Who has sent nothing yet is invited twice.
  await page.getByRole('link', { name: 'پیام تازه' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'ارسال سریع' })).toBeVisible();
  await compose(page, 'پیام از گوشی', ['09240000031', '09041000032']);
  await confirmAndSend(page);
  await look(page, 'phone-success');
  await page.getByRole('link', { name: 'دیدن گزارش' }).tap();
  await expect(page.getByText('گوشی گیرنده پیام را دریافت کرد.')).toHaveCount(2, { timeout: 15_000 });
  await look(page, 'phone-report');
  await page.getByRole('button', { name: 'بازگشت' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'گزارش ارسال' })).toBeVisible();
  await expect(page.getByText('پیام از گوشی').first()).toBeVisible();
});

test('of the ways to send the open one is in view, however far it is from the first', async ({ member: page }) => {
  await page.goto('/send-sms/map');
  const ways = page.getByRole('navigation', { name: 'روش‌های ارسال' });
  await expect(ways.getByRole('link', { name: 'نقشه', exact: true })).toBeInViewport({ ratio: 1 });
  await ways.getByRole('link', { name: 'دوره‌ای' }).tap();
  await expect(ways.getByRole('link', { name: 'دوره‌ای' })).toBeInViewport({ ratio: 1 });
});
