import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, openElsewhere, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { newcomer, registerByApi } from '../support/newcomer';

const PERIOD_MS = 30_000;

/** The server takes a code of the period that comes, for clocks of phones are that wrong: nobody has to wait for a fresh one. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + PERIOD_MS });

async function giveCredentials(page: Page, person: { username: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('نام کاربری').fill(person.username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'ادامه' }).click();
}

test('an authenticator is turned on, signs in, is replaced by a recovery code when it is lost, and is turned off', async ({
  page,
  context,
  browser,
}) => {
  const person = newcomer();
  await storeToken(context, await registerByApi(person));
  await page.goto('/profile/security-setting');
  await page.getByRole('button', { name: 'روشن کردن' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('گذرواژهٔ کنونی').fill(person.password);
  await dialog.getByRole('button', { name: 'ادامه' }).click();
  await expect(dialog.getByRole('img', { name: 'کد QR برای برنامهٔ رمزساز' })).toBeVisible();
  await look(page, 'two-factor-qr');
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByLabel('کد برنامهٔ رمزساز').fill(app.generate());
  await dialog.getByRole('button', { name: 'روشن کردن' }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = '', second = ''] = await codes.allInnerTexts();
  await look(page, 'two-factor-codes');
  await dialog.getByRole('button', { name: 'کدها را نگه داشتم' }).click();
  await expect(page.getByText('۱۰ کد بازیابی مانده است.')).toBeVisible();

  const elsewhere = await openElsewhere(browser);
  const other = await elsewhere.newPage();
  await giveCredentials(other, person);
  await other.getByLabel('کد برنامهٔ رمزساز').first().waitFor();
  await other.keyboard.type(nextCode(app));
  await other.waitForURL('**/dashboard');
  await elsewhere.close();

  const without = await openElsewhere(browser);
  const third = await without.newPage();
  await giveCredentials(third, person);
  await third.getByRole('button', { name: /ورود با کد بازیابی/ }).click();
  await look(third, 'login-recovery');
  await third.getByLabel('کد بازیابی').first().fill(recovery);
  await third.waitForURL('**/dashboard');
  await without.close();

  await page.reload();
  await expect(page.getByText('۹ کد بازیابی مانده است.')).toBeVisible();
  await page.getByRole('button', { name: 'خاموش کردن' }).click();
  await dialog.getByLabel('کد برنامهٔ رمزساز یا کد بازیابی').fill(recovery);
  await dialog.getByRole('button', { name: 'خاموش کردن' }).click();
  // It was used up by the sign-in.
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('کد برنامهٔ رمزساز یا کد بازیابی').fill(second);
  await dialog.getByRole('button', { name: 'خاموش کردن' }).click();
  await expect(page.getByText('ورود دومرحله‌ای خاموش شد.')).toBeVisible();
});
