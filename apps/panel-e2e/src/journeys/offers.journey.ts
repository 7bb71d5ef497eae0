import type { Page } from '@playwright/test';
import { expect, openElsewhere, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { newcomer, registerByApi } from '../support/newcomer';

async function rows(page: Page, text: string | RegExp) {
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'تراکنش‌ها' }).click();
  return page.getByRole('row').filter({ hasText: text });
}

test('a gift is taken once, and a package brings what it promises on top', async ({ member: page }) => {
  await page.goto('/wallet/credit');
  await expect(page.getByRole('heading', { name: 'بسته‌های شارژ' })).toBeVisible();
  await page.getByRole('button', { name: 'گرفتن هدیهٔ خوش‌آمد' }).click();
  await expect(page.getByText('هدیهٔ خوش‌آمد: ۵۰۰٬۰۰۰ ریال به اعتبار شما افزوده شد.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'گرفتن هدیهٔ خوش‌آمد' })).toHaveCount(0);
  const gifts = await rows(page, 'هدیه: هدیهٔ خوش‌آمد');
  await expect(gifts).toHaveCount(1);
  await expect(gifts.getByText('+۵۰۰٬۰۰۰')).toBeVisible();

  await page.goto('/wallet/credit');
  await page.getByRole('button', { name: 'خرید بستهٔ نقره‌ای' }).click();
  await expect(page.getByRole('heading', { name: 'بانک آزمایشی پیک' })).toBeVisible();
  await expect(page.getByText('۲۲٬۰۰۰٬۰۰۰')).toBeVisible();
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await expect(page.getByText('پرداخت شما انجام شد')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('هدیهٔ این پرداخت')).toBeVisible();
  const bonus = await rows(page, 'هدیهٔ پرداخت: بستهٔ نقره‌ای');
  await expect(bonus).toHaveCount(1);
  await expect(bonus.getByText('+۱٬۰۰۰٬۰۰۰')).toBeVisible();
});

test('a plan is bought from the wallet, and who has none is told which services need one', async ({
  member: page,
  browser,
}) => {
  await page.goto('/plans');
  await expect(page.getByText('طرح شما', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'خرید طرح متن‌های شخصی' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('اعتبار پس از خرید')).toBeVisible();
  await look(page, 'plan-buy');
  await dialog.getByRole('button', { name: 'خرید از کیف پول' }).click();
  await expect(page.getByRole('button', { name: 'تمدید طرح متن‌های شخصی' })).toBeVisible();
  const bought = await rows(page, 'خرید «طرح متن‌های شخصی»');
  await expect(bought).toHaveCount(1);
  await expect(bought.getByText('−۵٬۰۰۰٬۰۰۰')).toBeVisible();

  const context = await openElsewhere(browser);
  await storeToken(context, await registerByApi(newcomer()));
  const other = await context.newPage();
  await other.goto('/send-sms');
  await expect(other.getByText('نیاز به طرح').first()).toBeVisible();
  await look(other, 'ways-without-plan');
  await other.goto('/send-sms/map');
  await other.getByRole('link', { name: 'دیدن طرح‌ها' }).click();
  await other.waitForURL('**/plans');
  await expect(other.getByRole('button', { name: 'خرید طرح حرفه‌ای' })).toBeVisible();
  await context.close();
});

test('settings take effect at once and stay', async ({ member: page }) => {
  await page.goto('/settings');
  const patterns = page.getByRole('switch', { name: 'نتیجهٔ بررسی الگوها' });
  await expect(patterns).toBeChecked();
  await patterns.click();
  await expect(patterns).not.toBeChecked();
  await look(page, 'settings-changed');
  await page.reload();
  await expect(patterns).not.toBeChecked();
  await patterns.click();
  await expect(patterns).toBeChecked();
  await page.getByRole('switch', { name: 'حالت تاریک' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('switch', { name: 'حالت تاریک' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});
