import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { codeAfter, newcomer, registerByApi, type Newcomer } from '../support/newcomer';
import type { Page } from '@playwright/test';

const NEW_PASSWORD = 'River-Aras-1072';

async function askForCode(page: Page, { username, mobile }: Pick<Newcomer, 'username' | 'mobile'>): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'گذرواژه را فراموش کرده‌اید؟' }).click();
  // In this order: the login page, which is still there, asks for a username, too.
  await page.getByLabel('شمارهٔ موبایل').fill(mobile);
  await page.getByLabel('نام کاربری').fill(username);
  await page.getByRole('button', { name: 'فرستادن کد' }).click();
  await page.getByLabel('کد یک‌بارمصرف').first().waitFor();
}

test('a forgotten password is replaced with the code from the handset, and the new one signs in', async ({ page }) => {
  const person = newcomer();
  await registerByApi(person);
  const code = await codeAfter(person, () => askForCode(page, person));
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await page.getByLabel('گذرواژهٔ تازه').fill(NEW_PASSWORD);
  await page.getByLabel('تکرار گذرواژه').fill(NEW_PASSWORD);
  await look(page, 'forgot-new-password');
  await page.getByRole('button', { name: 'ثبت گذرواژه' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText(/گذرواژهٔ شما عوض شد/)).toBeVisible();

  await page.getByLabel('نام کاربری').fill(person.username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(NEW_PASSWORD);
  const loginCode = await codeAfter(person, async () => {
    await page.getByRole('button', { name: 'ادامه' }).click();
    await page.getByLabel('کد یک‌بارمصرف').first().waitFor();
  });
  await page.keyboard.type(loginCode);
  await page.waitForURL(/dashboard|business-setup/);
});

test('nobody learns from the page whether a username and a mobile belong together', async ({ page }) => {
  const stranger = newcomer();
  await askForCode(page, stranger);
  await expect(page.getByText(/^اگر این نام کاربری با شماره‌ای/)).toBeVisible();
  await look(page, 'forgot-code');
  await page.keyboard.type('111111');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the press that leaves a wrong field is not lost, although a sentence under the field moves the button', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('نام کاربری').fill('somebody');
  const mobile = page.getByLabel('شمارهٔ موبایل');
  await mobile.fill('0924');
  const button = page.getByRole('button', { name: 'فرستادن کد' });
  const before = await button.boundingBox();
  await button.click();
  // Anyone who presses is led to the field that is wrong.
  await expect(mobile).toBeFocused();
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await button.boundingBox())?.y).toBeGreaterThan(before?.y ?? Infinity);
});
