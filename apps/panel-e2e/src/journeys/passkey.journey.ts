import type { Page } from '@playwright/test';
import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { newcomer, registerByApi } from '../support/newcomer';
import { readStack } from '../support/stack';

/** Browsers make no passkeys for an address of numbers. */
const home = () => readStack().panelUrl.replace('127.0.0.1', 'localhost');

/** An authenticator of the browser's own, which says yes to everything. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is made, signs in instead of the code, and is removed', async ({ page, context }) => {
  const person = newcomer();
  await storeToken(context, await registerByApi(person));
  await giveAuthenticator(page);
  await page.goto(`${home()}/profile/security-setting`);
  await page.getByRole('button', { name: 'افزودن کلید عبور' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('نام کلید').fill('گوشی من');
  await dialog.getByLabel('گذرواژهٔ کنونی').fill(person.password);
  await look(page, 'passkey-add');
  await dialog.getByRole('button', { name: 'ساختن کلید' }).click();
  await expect(page.getByText('کلید عبور «گوشی من» ثبت شد.')).toBeVisible();
  await expect(page.getByText(/هنوز با آن وارد نشده‌اید/)).toBeVisible();
  await look(page, 'passkeys');

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${home()}/login`);
  await page.getByLabel('نام کاربری').fill(person.username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'ادامه' }).click();
  await expect(page.getByRole('button', { name: 'ورود با کلید عبور' })).toBeVisible();
  await look(page, 'login-passkey');
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(`${home()}/profile/security-setting`);
  await expect(page.getByText(/آخرین ورود/)).toBeVisible();
  await page.getByRole('button', { name: 'حذف کلید عبور «گوشی من»' }).click();
  await dialog.getByLabel('گذرواژهٔ کنونی').fill(person.password);
  await dialog.getByRole('button', { name: 'حذف' }).click();
  await expect(page.getByText('هنوز کلید عبوری ندارید.')).toBeVisible();
});
