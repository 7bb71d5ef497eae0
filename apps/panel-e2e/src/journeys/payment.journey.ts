import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

const AMOUNT = '1000000';
/** What the bank shows: ten percent of tax are on top. */
const PAYABLE = '۱٬۱۰۰٬۰۰۰';

/** Asks for a payment and arrives at the bank's page. */
async function goToBank(page: Page, amount: string, gateway: string): Promise<void> {
  await page.goto('/wallet/credit');
  await page.getByLabel('مبلغ افزایش اعتبار').fill(amount);
  await page.getByRole('radio', { name: gateway }).check();
  await page.getByRole('button', { name: 'رفتن به درگاه بانک' }).click();
  await expect(page.getByRole('heading', { name: 'بانک آزمایشی پیک' })).toBeVisible();
}

/** The tracking code on the page of a payment that is done, in Latin digits, as transactions have it. */
async function trackingCode(page: Page): Promise<string> {
  await expect(page.getByText('پرداخت شما انجام شد')).toBeVisible({ timeout: 30_000 });
  const code = await page.locator('dt', { hasText: 'کد پیگیری' }).locator('xpath=following-sibling::dd').textContent();
  return (code?.trim() ?? '').replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/** What the wallet says of the payment with this code: one row. */
async function credited(page: Page, code: string) {
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'تراکنش‌ها' }).click();
  const rows = page.getByRole('row').filter({ hasText: code });
  await expect(rows).toHaveCount(1);
  return rows;
}

/** Of the quick tier each gateway has one journey: how they differ is proved at the server. */
const isQuick = process.env['PEYK_TIER'] === 'quick';

for (const gateway of isQuick ? ['سامان (سپ)'] : ['زرین‌پال', 'زیبال', 'سامان (سپ)'])
  test(`what is paid through ${gateway} is in the wallet to the rial, with its tracking code`, async ({
    member: page,
  }) => {
    await goToBank(page, AMOUNT, gateway);
    await expect(page.getByText(PAYABLE)).toBeVisible();
    await look(page, 'bank');
    await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
    const code = await trackingCode(page);
    await look(page, 'payment-credited');
    // What was gone through already changes nothing by being looked at again.
    await page.reload();
    await expect(page.getByText('پرداخت شما انجام شد')).toBeVisible();
    await expect((await credited(page, code)).getByText('+۱٬۰۰۰٬۰۰۰')).toBeVisible();
  });

// One sends the browser back by an address, the other by a form without a receipt.
for (const gateway of isQuick ? ['زرین‌پال'] : ['زرین‌پال', 'سامان (سپ)'])
  test(`a payment that ${gateway} declines moves no money and says when what was taken comes back`, async ({
    member: page,
  }) => {
    await goToBank(page, AMOUNT, gateway);
    await page.getByText('آزمودن رفتارهای دیگر').click();
    await look(page, 'bank-more');
    await page.getByRole('button', { name: 'موجودی کافی نیست' }).click();
    await expect(page.getByText('پرداخت انجام نشد')).toBeVisible();
    await expect(page.getByText(/حداکثر تا ۷۲ ساعت/)).toBeVisible();
  });

test('a payment whose answer was lost after the money was taken is credited while one looks on', async ({
  member: page,
}) => {
  await goToBank(page, '1000040', 'زیبال');
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  await expect((await credited(page, await trackingCode(page))).getByText('+۱٬۰۰۰٬۰۴۰')).toBeVisible();
});
