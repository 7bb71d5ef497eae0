import type { Page } from '@playwright/test';
import { admin } from '../support/admin';
import { mrial, priceIn } from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { DEMO_MOBILE, creditOf } from '../support/sign-in';

const SITE = 'https://aban.example.ir';

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'متن', exact: true }).fill(text);
}

const toReview = (page: Page) => page.getByRole('button', { name: 'فرستادن برای بررسی' }).click();
const codeOn = async (page: Page) =>
  (
    await page
      .getByText(/^[a-z0-9]{10}$/)
      .first()
      .innerText()
  ).trim();

test('a pattern is refused, corrected, accepted and sent for exactly what was shown', async ({
  member: page,
  token,
}) => {
  const title = `کد ورود ${Date.now()}`;
  await page.goto('/pattern');
  await page.getByRole('link', { name: 'الگوی تازه' }).click();
  // The list that is still there searches by a field of the same name.
  await expect(page.getByRole('textbox', { name: 'متن', exact: true })).toBeVisible();
  await page.getByLabel('عنوان').fill(title);
  await write(page, 'کد شما: %code%');
  await expect(page.getByText('نام مجموعه یا نشانی وب‌گاه باید در متن بیاید.')).toBeVisible();
  await page.getByLabel('نشانی وب‌گاه').fill(SITE);
  await write(page, 'aban.example.ir کد: %code%');
  await expect(page.getByText('نام مجموعه یا نشانی وب‌گاه باید در متن بیاید.')).toBeHidden();
  await look(page, 'pattern-write');
  await toReview(page);
  await page.waitForURL(/\/patterns\/\d+$/);
  await expect(page.getByText('در انتظار بررسی').first()).toBeVisible();
  const code = await codeOn(page);
  expect(await admin('pattern', 'list')).toContain(`${code} 1`);

  let told = await countReceived(DEMO_MOBILE);
  await admin('pattern', 'refuse', code, '1', '--reason=unclear-purpose', '--text=بنویسید کد برای چیست.');
  await expect(page.getByRole('alert')).toContainText('بنویسید کد برای چیست.');
  expect(await nextMessage(DEMO_MOBILE, told)).toContain('بنویسید کد برای چیست.');
  await look(page, 'pattern-refused');

  await page.getByRole('link', { name: 'ویرایش' }).click();
  await write(page, 'کد ورود شما به aban.example.ir: {{code}}');
  await toReview(page);
  await page.waitForURL(/\/patterns\/\d+$/);
  await expect(page.getByText('نسخهٔ ۲')).toBeVisible();
  told = await countReceived(DEMO_MOBILE);
  await admin('pattern', 'accept', code, '2');
  await expect(page.getByText('فرستاده می‌شود', { exact: true })).toBeVisible();
  expect(await nextMessage(DEMO_MOBILE, told)).toContain('پذیرفته شد');

  const before = mrial(await creditOf(token));
  const known = await countReceived(DEMO_MOBILE);
  await page.getByRole('button', { name: 'ارسال آزمایشی' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('code').fill('140509');
  const price = dialog.getByText(/دیگر اپراتورها/).getByText(/[۰-۹]\s*ریال/);
  await expect(price).toHaveCount(2);
  await look(page, 'pattern-test');
  // The demo's own number is not of the first operator.
  const shown = await priceIn(dialog.getByText(/دیگر اپراتورها/), 1);
  await dialog.getByRole('button', { name: 'فرستادن', exact: true }).click();
  await expect(page.getByText('پیام آزمایشی فرستاده شد.')).toBeVisible();
  expect(await nextMessage(DEMO_MOBILE, known)).toContain('کد ورود شما به aban.example.ir: 140509');
  await expect.poll(async () => before - mrial(await creditOf(token))).toBe(shown);

  await page.goto(`/pattern?title=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('پذیرفته', { exact: true })).toBeVisible();
  await look(page, 'patterns');
});

test('a shared pattern becomes one of the account, and is sent after it was retired', async ({ member: page }) => {
  const title = `کد تأیید ${Date.now()}`;
  const text = 'کد شما: {{code}}، {{company}}';
  const added = await admin(
    ...['shared-pattern', 'add', `--title=${title}`, '--kind=otp', `--text=${text}`, '--variables=code:code:8'],
  );
  const offered = /[a-z0-9]{10}/.exec(added)?.[0] ?? '';
  await page.goto('/pattern');
  await page.getByRole('link', { name: 'الگوهای مشترک' }).click();
  await page.waitForURL(/\/pattern\/shared$/);
  await page.goto(`/pattern/shared?title=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `افزودن «${title}»` }).click();
  const offer = page.getByRole('dialog');
  // Filled with the longest values and the account's name.
  await expect(offer.getByText('{{company}}')).toHaveCount(0);
  await look(page, 'pattern-shared-take');
  await offer.getByRole('button', { name: 'افزودن به الگوهای من' }).click();
  await page.waitForURL(/\/patterns\/\d+$/);
  await expect(page.getByText('پذیرفته', { exact: true }).first()).toBeVisible();
  const code = await codeOn(page);
  expect(code).not.toBe(offered);
  const one = page.url();

  await admin('shared-pattern', 'retire', offered);
  await page.goto(`/pattern/shared?title=${encodeURIComponent(title)}`);
  await expect(page.getByText('با این فیلترها چیزی پیدا نشد')).toBeVisible();
  await page.goto(one);
  const known = await countReceived(DEMO_MOBILE);
  await page.getByRole('button', { name: 'ارسال آزمایشی' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('code').fill('140509');
  await expect(dialog.getByText(/دیگر اپراتورها/)).toBeVisible();
  await dialog.getByRole('button', { name: 'فرستادن', exact: true }).click();
  await expect(page.getByText('پیام آزمایشی فرستاده شد.')).toBeVisible();
  expect(await nextMessage(DEMO_MOBILE, known)).toMatch(/کد شما: 140509، [^{}\s]/);

  await page.getByRole('link', { name: 'ویرایش' }).click();
  await page.getByLabel('عنوان').fill(`${title} من`);
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await page.waitForURL(/\/patterns\/\d+$/);
  await page.goto(`/pattern?type=shared&title=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: `${title} من` })).toBeVisible();
  await expect(page.getByText('مشترک', { exact: true }).first()).toBeVisible();
});
