import { expect, type Page } from '@playwright/test';
import { codeAfter, type Newcomer } from './newcomer';

/** Makes a test key with everything, as its owner does, and answers its secret. The page is signed in as the person. */
export async function makeTestKey(page: Page, person: Newcomer): Promise<string> {
  await page.goto('/developers/api-keys/create');
  await page.getByLabel('عنوان کلید').fill('برنامهٔ در دست ساخت');
  await page.getByRole('radio', { name: /آزمایشی/ }).check();
  await page.getByLabel('دسترسی کلید').click();
  await page.getByRole('option', { name: 'همهٔ دسترسی‌های صاحب حساب' }).click();
  const code = await codeAfter(person, () => page.getByRole('button', { name: 'ادامه' }).click());
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await expect(page.getByText('با این کلید پیامی فرستاده نمی‌شود')).toBeVisible();
  return /peyk_test_[\w-]{43}/.exec(await page.locator('code').first().innerText())?.[0] ?? '';
}
