import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { ID_OF_ANOTHER_MOBILE, codeAfter, newcomer, registerByHand } from '../support/newcomer';
import { readStack } from '../support/stack';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** These pages belong to members who are new, so they are looked at on their way: again as a dark phone shows them. */
async function lookOnDarkPhone(page: Page, name: string, field: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => localStorage.setItem('dark-theme', '1'));
  await page.reload();
  await expect(page.getByLabel(field)).toBeVisible();
  await look(page, `${name}-phone-dark`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflow, `${name} scrolls sideways`).toBe(false);
  await page.setViewportSize(DESKTOP);
}

test('somebody registers with the code from the handset, and is asked about the business', async ({ page }) => {
  const person = newcomer();
  const code = await codeAfter(person, () => registerByHand(page, person));
  await look(page, 'register-code');
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await page.waitForURL('**/business-setup');
  await expect(page.getByText('سارا نمونه').first()).toBeVisible();
  await page.getByLabel('نام کسب‌وکار').waitFor();
  await look(page, 'business-setup');
  await lookOnDarkPhone(page, 'business-setup', 'نام کسب‌وکار');

  await page.getByLabel('نام کسب‌وکار').fill('نمونه‌گستر');
  await page.getByRole('radio', { name: '۲ تا ۱۰ نفر' }).check();
  await page.getByRole('checkbox', { name: 'اطلاع‌رسانی' }).check();
  await page.getByRole('button', { name: 'ثبت و ادامه' }).click();
  await page.waitForURL('**/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'خانه' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('a mobile of another person leaves the panel inactive, says so, and a corrected id activates it', async ({
  page,
}) => {
  const person = newcomer(ID_OF_ANOTHER_MOBILE);
  const code = await codeAfter(person, () => registerByHand(page, person));
  await page.getByLabel('کد یک‌بارمصرف').first().fill(code);
  await expect(page.getByRole('heading', { name: /پنل هنوز فعال نیست/ })).toBeVisible();
  await expect(page.getByText('ناموفق')).toBeVisible();
  await look(page, 'register-inactive');

  await page.getByRole('link', { name: 'اصلاح مشخصات' }).click();
  await page.waitForURL('**/identity');
  await expect(page.getByLabel('کد ملی')).toBeVisible();
  await look(page, 'identity');
  await lookOnDarkPhone(page, 'identity', 'کد ملی');
  await page.getByLabel('کد ملی').fill('0012345679');
  await page.getByLabel('تاریخ تولد').fill('13700101');
  await page.getByRole('button', { name: 'بررسی دوباره' }).click();
  await expect(page.getByText('پنل شما فعال است.')).toBeVisible();
});

test('a taken username is told while it is typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('نام کاربری').fill(readStack().username);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('نام کاربری')).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'register-taken');
});

test('what was typed survives a reload, without the password, and the back button goes through the steps', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto('/register');
  await page.getByLabel('نام کاربری').fill(person.username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(person.password);
  await page.getByLabel('تکرار گذرواژه').fill(person.password);
  await page.getByLabel('شمارهٔ موبایل').fill(person.mobile);
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByLabel('نام خانوادگی').fill('نمونه');
  expect(page.url()).toContain('step=person');

  await page.reload();
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('نمونه');
  await expect(page.getByText(/گذرواژه در مرورگر نگه داشته نشد/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Mountain');

  await page.goBack();
  await expect(page.getByLabel('نام کاربری')).toHaveValue(person.username);
  await expect(page.getByLabel('گذرواژه', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('نام خانوادگی')).toHaveValue('نمونه');
});
