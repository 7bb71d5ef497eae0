import type { Page } from '@playwright/test';
import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { codeAfter, newcomer, registerByApi } from '../support/newcomer';
import type { Newcomer } from '../support/newcomer';

/** A key for everything, made in the panel. */
async function makeKey(page: Page, person: Newcomer): Promise<string> {
  await page.goto('/developers/api-keys/create');
  await page.getByLabel('عنوان کلید').fill('فروشگاه');
  await page.getByLabel('دسترسی کلید').click();
  await page.getByRole('option', { name: 'همهٔ دسترسی‌های صاحب حساب' }).click();
  const code = await codeAfter(person, () => page.getByRole('button', { name: 'ادامه' }).click());
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await expect(page.getByText('فقط همین یک بار نشان داده می‌شود')).toBeVisible();
  const secret = /peyk_live_[\w-]{43}/.exec(await page.locator('code').first().innerText())?.[0] ?? '';
  await page.getByRole('button', { name: 'کلید را نگه داشتم' }).click();
  return secret;
}

/** What the API answers to a program that calls it from elsewhere. */
async function call(page: Page, secret: string, path: string, body: object): Promise<string> {
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': 'journey-of-a-call-1' };
  const answer = await page.request.post(`/v1/api/${path}`, { headers, data: body });
  return ((await answer.json()) as { meta: { message_code: string } }).meta.message_code;
}

test('a call of a program that failed is seen, found, opened without what it said, and made again', async ({
  page,
  context,
}) => {
  const person = newcomer();
  await storeToken(context, await registerByApi(person));
  const secret = await makeKey(page, person);
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'فراخوانی‌های API' }).click();
  await expect(page.getByText('هنوز برنامه‌ای API را فراخوانی نکرده است')).toBeVisible();

  expect(await call(page, secret, 'messages/status', { local_ids: ['order-7'] })).toBe('200-1');
  const pattern_code = 'ftfzj8dt3k';
  const refused = await call(page, secret, 'otp/send', { mobile: '09241234567', pattern_code });
  expect(refused).toMatch(/^404-/);
  const row = page.getByRole('row').filter({ hasText: 'فرستادن رمز یک‌بارمصرف' });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(row).toContainText(refused);
  await expect(page.getByRole('row').filter({ hasText: 'پرسیدن وضعیت پیامک‌ها' })).toContainText('موفق');
  await look(page, 'api-calls');
  await page.goto('/developers/api-calls?result=succeeded');
  await expect(page.getByRole('row').filter({ hasText: 'پرسیدن وضعیت پیامک‌ها' })).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/developers/api-calls?result=refused');
  await row.getByRole('link').click();
  const request = page.getByRole('group', { name: 'درخواست' });
  await expect(request).toContainText('98924***4567');
  await expect(request).toContainText(pattern_code);
  await expect(page.getByRole('group', { name: 'همین فراخوانی با curl' })).toContainText('peyk_live_…');
  expect(await page.content()).not.toContain('9241234567');
  await look(page, 'api-call');

  await page.getByRole('button', { name: 'تکرار فراخوانی' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'تکرار فراخوانی' }).click();
  await expect(page.getByText('فراخوانی تکرار شد و باز ناموفق بود')).toBeVisible();
  const repeats = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'تکرارها' });
  await repeats.getByRole('link', { name: refused }).click();
  await page.getByRole('link', { name: 'دیدن فراخوانی نخست' }).click();
  await expect(page.getByRole('heading', { name: 'تکرارها' })).toBeVisible();
  await look(page, 'api-call-repeated');

  await page.goto('/developers/api-calls');
  await page.getByRole('switch', { name: 'نگه داشتن فراخوانی‌ها' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'خاموش کردن' }).click();
  await expect(page.getByText('از لحظهٔ خاموش کردن چیزی نوشته نمی‌شود')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await look(page, 'api-calls-off');
});
