import { impersonationCode } from '../support/admin';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { readStack } from '../support/stack';

const STRIP = /به جای «شرکت نمونهٔ پیک».* وارد شده‌اید/;

test('an admin comes in with a one-use code, and the panel says so for as long as it lasts', async ({ page }) => {
  const code = await impersonationCode(readStack().username);
  await page.goto(`/external-login?token=${code}`);
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(STRIP)).toBeVisible();
  await look(page, 'impersonation');
  await page.reload();
  await expect(page.getByText(STRIP)).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByText(STRIP)).toBeVisible();

  await page.goBack();
  expect(page.url()).not.toContain(code);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/external-login?token=${code}`);
  await expect(page.getByText(/از مدیر سامانه پیوند تازه بگیرید/)).toBeVisible();
  expect(page.url()).not.toContain(code);
  await look(page, 'external-login-refused');
});
