import type { Page } from '@playwright/test';
import { countReceived, nextCode } from '../support/handsets';
import { expect, test } from '../support/journey';
import { DEMO_MOBILE } from '../support/sign-in';
import { readStack } from '../support/stack';

const MOST_STEPS = 60;

/** Presses Tab until the thing whose name matches has the focus, as someone without a mouse does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return '';
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      return `${element.getAttribute('aria-label') ?? ''} ${labels?.[0]?.innerText ?? ''} ${element.innerText}`;
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test('signing in and sending work with the keyboard alone', async ({ page }) => {
  const { username, password } = readStack();
  const known = await countReceived(DEMO_MOBILE);
  await page.goto('/login');
  await page.getByLabel('نام کاربری').waitFor();
  await tabTo(page, /^نام کاربری/);
  await page.keyboard.type(username);
  await tabTo(page, /^گذرواژه/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('کد یک‌بارمصرف').first().waitFor();
  await page.keyboard.type(await nextCode(DEMO_MOBILE, known));
  await page.waitForURL('**/dashboard');

  await page.getByRole('link', { name: 'پیام تازه' }).first().waitFor();
  await tabTo(page, /^پیام تازه$/);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'متن پیام' }).waitFor();
  await tabTo(page, /^متن پیام/);
  await page.keyboard.type('سلام از صفحه‌کلید');
  await tabTo(page, /^گیرنده‌ها/);
  await page.keyboard.type('09240000021');
  await page.keyboard.press('Enter');
  await tabTo(page, /^بررسی و ارسال$/);
  await page.keyboard.press('Enter');
  const send = page.getByRole('dialog').getByRole('button', { name: 'ارسال', exact: true });
  await expect(send).toBeEnabled();
  await tabTo(page, /^ارسال$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/success-send\/\d+$/);
});
