import { look } from '../support/look';
import { expect, storeToken, test } from '../support/journey';
import { DEMO_MOBILE, getToken, signInByHand } from '../support/sign-in';
import { countReceived, nextCode } from '../support/handsets';
import { readStack } from '../support/stack';

test('a person signs in with the code that the handset received, and signs out again', async ({ page }) => {
  await signInByHand(page);
  await expect(page.getByRole('heading', { level: 1, name: 'خانه' })).toBeVisible();
  await expect(page.getByText('شرکت نمونهٔ پیک').first()).toBeVisible();

  await page.getByRole('button', { name: /حساب کاربری|شرکت نمونهٔ پیک/ }).click();
  await page.getByRole('menuitem', { name: 'خروج از پنل' }).click();
  await page.waitForURL('**/login');
  await page.goto('/reports');
  await page.waitForURL('**/login');
});

test('a wrong code is refused in words, and the right one still works', async ({ page }) => {
  const { username, password } = readStack();
  const known = await countReceived(DEMO_MOBILE);
  await page.goto('/login');
  await page.getByLabel('نام کاربری').fill(username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByLabel('کد یک‌بارمصرف').first().waitFor();
  const code = await nextCode(DEMO_MOBILE, known);
  const wrong = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

  await page.keyboard.type(wrong);
  await expect(page.getByRole('alert').filter({ hasText: 'درست نیست' })).toBeVisible();
  await look(page, 'login-wrong-code');

  await expect(page.getByLabel('کد یک‌بارمصرف').first()).toHaveValue('');
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await page.waitForURL('**/dashboard');
});

test('a wrong password and an unknown name get the same answer', async ({ page }) => {
  const { username } = readStack();
  const sentences: string[] = [];
  for (const name of [username, 'nobody-here']) {
    await page.goto('/login');
    await page.getByLabel('نام کاربری').fill(name);
    await page.getByLabel('گذرواژه', { exact: true }).fill('Wrong-password-1');
    await page.getByRole('button', { name: 'ادامه' }).click();
    sentences.push(await page.getByRole('alert').first().innerText());
  }
  expect(sentences[0]).toBe(sentences[1]);
});

test('who is not signed in is led to the login page', async ({ page }) => {
  await page.goto('/reports/12');
  await page.waitForURL('**/login');
});

test('a token that the server refuses is removed and leads to the login page', async ({ page, context }) => {
  await storeToken(context, 'x'.repeat(43));
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('signing out in one tab signs the other tab out', async ({ page, context }) => {
  await storeToken(context, await getToken());
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/wallet/transactions');
  await expect(other.getByRole('heading', { level: 1, name: 'تراکنش‌ها' })).toBeVisible();

  await page.getByRole('button', { name: /حساب کاربری|شرکت نمونهٔ پیک/ }).click();
  await page.getByRole('menuitem', { name: 'خروج از پنل' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
});
