import { admin } from '../support/admin';
import { countReceived, nextMessage, writeFrom } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

// Of the demo account alone: registered ones hold the service line too, and a line of several holders is nobody's.
const LINE = '30001405';

test('a poll is written, accepted, counts each number once while its page is open, and keeps what was voted about', async ({
  member: page,
}) => {
  const stamp = String(Date.now());
  const [title, north, south] = [`شعبه ${stamp}`, `شمال ${stamp}`, `جنوب ${stamp}`];
  const [first, second] = [`98924${stamp.slice(-7)}`, `98925${stamp.slice(-7)}`];
  await page.goto('/secretary/polls/list');
  await page.getByRole('link', { name: 'نظرسنجی تازه' }).click();
  // The list before it has a field for titles, too.
  await expect(page.getByRole('heading', { level: 1, name: 'نظرسنجی تازه' })).toBeVisible();
  await page.getByLabel('عنوان').fill(title);
  await page.getByRole('combobox', { name: 'خط دریافت' }).click();
  await page.getByRole('option', { name: /۳۰۰۰۱۴۰۵/ }).click();
  await page.getByLabel('پرسش').fill('کدام شعبه به شما نزدیک‌تر است؟');
  await page.getByLabel('گزینهٔ ۱', { exact: true }).fill(north);
  await page.getByLabel('کدهای گزینهٔ ۱').fill(`الف${stamp}|a${stamp}`);
  await page.getByLabel('گزینهٔ ۲', { exact: true }).fill(south);
  await page.getByLabel('کدهای گزینهٔ ۲').fill(`ب${stamp}`);
  await page.getByRole('textbox', { name: 'پاسخ رأی', exact: true }).fill('رأی شما به «{{گزینه}}» شمرده شد.');
  await page.getByRole('textbox', { name: 'پاسخ رأی دوباره' }).fill('پیش‌تر به «{{گزینه}}» رأی داده‌اید.');
  await look(page, 'poll-write');
  await page.getByRole('button', { name: 'فرستادن برای بررسی' }).click();
  await page.waitForURL(/\/secretary\/polls\/\d+$/);
  await expect(page.getByText('هنوز کسی رأی نداده است.')).toBeVisible();

  const id = /polls\/(\d+)$/.exec(page.url())?.[1] ?? '';
  await admin('secretary', 'accept', id, '1');
  await expect(page.getByText('فعال', { exact: true })).toBeVisible();
  await writeFrom(first, { to: LINE, text: `A${stamp}!` });
  expect(await nextMessage(first, 0)).toContain(`رأی شما به «${north}» شمرده شد.`);
  // Without a reload.
  await expect(page.getByText('۱ رأی، ۱۰۰٪')).toBeVisible();
  await writeFrom(first, { to: LINE, text: south });
  expect(await nextMessage(first, 1)).toContain(`پیش‌تر به «${north}» رأی داده‌اید.`);
  await writeFrom(second, { to: LINE, text: `ب ${stamp}`.replace(' ', '\u200c') });
  expect(await nextMessage(second, 0)).toContain(`رأی شما به «${south}» شمرده شد.`);
  expect([await countReceived(first), await countReceived(second)]).toEqual([2, 1]);
  await expect(page.getByText('۱ رأی، ۵۰٪')).toHaveCount(2);
  await expect(page.getByText('۲ رأی‌دهنده')).toBeVisible();
  const rows = page.getByRole('table', { name: 'پیام‌ها' }).getByRole('row');
  await expect(rows.filter({ hasText: 'رأی شمرده‌شده' })).toHaveCount(2);
  await expect(rows.filter({ hasText: 'رأی تکراری' })).toHaveCount(1);
  await look(page, 'poll-result');
  await page.getByRole('button', { name: 'دریافت فایل رأی‌ها' }).click();
  await expect(page.getByText('فایل ساخته می‌شود؛ از «کارهای در جریان» آن را بگیرید.')).toBeVisible();

  await page.getByRole('link', { name: 'ویرایش' }).click();
  await expect(page.getByLabel('پرسش')).toBeDisabled();
  await page.getByLabel('کدهای گزینهٔ ۲').fill(`ب${stamp}|ج${stamp}`);
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('نظرسنجی ذخیره شد.')).toBeVisible();
  // The form before it has buttons that take options away.
  await page.waitForURL(/\/secretary\/polls\/\d+$/);
  await page.getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await page.waitForURL('**/secretary/polls/list');
  await page.goto(`/secretary/polls/list?title=${stamp}`);
  await expect(page.getByText('با این فیلترها چیزی پیدا نشد')).toBeVisible();
});
