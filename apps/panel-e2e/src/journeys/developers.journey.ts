import type { Page } from '@playwright/test';
import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { codeAfter, newcomer, registerByApi } from '../support/newcomer';

/** What the API answers to a program with this key. */
function call(page: Page, path: string, secret: string): Promise<string> {
  return page.evaluate(
    async ([address, key]) => {
      const answer = await fetch(`/v1/api/${address}`, { headers: { authorization: `Bearer ${key}` } });
      return ((await answer.json()) as { meta: { message_code: string } }).meta.message_code;
    },
    [path, secret] as const,
  );
}

test('a key is made with a code, opens the API for a program as far as its role goes, and is deleted', async ({
  page,
  context,
}) => {
  const person = newcomer();
  await storeToken(context, await registerByApi(person));
  await page.goto('/colleagues/create-access');
  await page.getByLabel('عنوان نقش').fill('حسابخوان');
  await page.getByLabel('دیدن اعتبار و تراکنش‌ها').check();
  await page.getByRole('button', { name: 'ساختن نقش' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'حسابخوان' })).toBeVisible();

  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'کلیدهای API' }).click();
  await expect(page.getByText('هنوز کلیدی نساخته‌اید')).toBeVisible();
  await page.getByRole('link', { name: 'کلید تازه' }).click();
  await page.getByLabel('عنوان کلید').fill('فروشگاه اینترنتی');
  await page.getByLabel('دسترسی کلید').click();
  await page.getByRole('option', { name: 'حسابخوان' }).click();
  await page.getByLabel('نشانی‌های مجاز').fill('127.0.0.0/8\n::1');
  await look(page, 'api-keys-new');
  const code = await codeAfter(person, () => page.getByRole('button', { name: 'ادامه' }).click());
  await look(page, 'api-keys-code');
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await expect(page.getByText('فقط همین یک بار نشان داده می‌شود')).toBeVisible();
  const secret = /peyk_live_[\w-]{43}/.exec(await page.locator('code').first().innerText())?.[0] ?? '';
  await look(page, 'api-keys-shown');
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'مستندات' }).click();
  await expect(page.getByText('کلید را نگه داشته‌اید؟')).toBeVisible();
  await page.getByRole('button', { name: 'ماندن در این صفحه' }).click();
  await page.getByRole('button', { name: 'کلید را نگه داشتم' }).click();

  const row = page.getByRole('row').filter({ hasText: 'فروشگاه اینترنتی' });
  await expect(row).toContainText('هنوز نه');
  expect(await page.content()).not.toContain(secret);
  expect(await call(page, 'credit', secret)).toBe('200-1');
  expect(await call(page, 'get_tariff', secret)).toBe('200-1');
  expect(await call(page, 'api-keys/list', secret)).toBe('403-592');
  await page.reload();
  await expect(row).not.toContainText('هنوز نه');
  await look(page, 'api-keys');

  await row.getByRole('button', { name: 'کارهای فروشگاه اینترنتی' }).click();
  await page.getByRole('menuitem', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByText('هنوز کلیدی نساخته‌اید')).toBeVisible();
  expect(await call(page, 'credit', secret)).toBe('401-590');
});

test('a key for tests is told apart, reads, and leaves no trace', async ({ page, context }) => {
  const person = newcomer();
  await storeToken(context, await registerByApi(person));
  await page.goto('/developers/api-keys/create');
  await page.getByLabel('عنوان کلید').fill('برنامهٔ در دست ساخت');
  await page.getByRole('radio', { name: /آزمایشی/ }).check();
  await page.getByLabel('دسترسی کلید').click();
  await page.getByRole('option', { name: 'همهٔ دسترسی‌های صاحب حساب' }).click();
  await look(page, 'api-keys-new-test');
  const code = await codeAfter(person, () => page.getByRole('button', { name: 'ادامه' }).click());
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await expect(page.getByText('با این کلید پیامی فرستاده نمی‌شود')).toBeVisible();
  const secret = /peyk_test_[\w-]{43}/.exec(await page.locator('code').first().innerText())?.[0] ?? '';
  await look(page, 'api-keys-shown-test');
  await page.getByRole('button', { name: 'کلید را نگه داشتم' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'برنامهٔ در دست ساخت' })).toContainText('آزمایشی');
  await look(page, 'api-keys-test');
  expect(await call(page, 'credit', secret)).toBe('200-1');
  expect(await call(page, 'user/files/download?id=1', secret)).toBe('403-593');
});
