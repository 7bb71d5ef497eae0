import { admin } from '../support/admin';
import { countReceived, nextMessage, writeFrom } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

// Of the demo account alone: registered ones hold the service line too, and a line of several holders is nobody's.
const LINE = '30001405';

test('a code reader is written, accepted, given codes, takes each once, and draws a winner', async ({
  member: page,
}) => {
  const stamp = String(Date.now());
  const title = `جشنواره ${stamp}`;
  const [first, second] = [`98924${stamp.slice(-7)}`, `98925${stamp.slice(-7)}`];
  await page.goto('/secretary/keywords/list');
  await page.getByRole('link', { name: 'کدخوان تازه' }).click();
  // The list before it has a field for titles, too.
  await expect(page.getByRole('heading', { level: 1, name: 'کدخوان تازه' })).toBeVisible();
  await page.getByLabel('عنوان').fill(title);
  await page.getByRole('combobox', { name: 'خط دریافت' }).click();
  await page.getByRole('option', { name: /۳۰۰۰۱۴۰۵/ }).click();
  await page.getByRole('textbox', { name: 'پاسخ کد درست' }).fill('کد {{کد}} ثبت شد.');
  await page.getByRole('textbox', { name: 'پاسخ کد تکراری' }).fill('کد {{زمان استفاده}} ثبت شده است.');
  await page.getByRole('button', { name: 'افزودن کلیدواژه' }).click();
  await page.getByLabel('کلیدواژهٔ ۱', { exact: true }).fill(`راهنما ${stamp}`);
  await page.getByLabel('پاسخ کلیدواژهٔ ۱').fill('کد روی بسته را بفرستید.');
  await look(page, 'reader-write');
  await page.getByRole('button', { name: 'فرستادن برای بررسی' }).click();
  await page.waitForURL(/\/secretary\/keywords\/\d+$/);
  await expect(page.getByText('این کدخوان هنوز کدی ندارد.')).toBeVisible();

  const id = /keywords\/(\d+)$/.exec(page.url())?.[1] ?? '';
  await admin('secretary', 'accept', id, '1');
  await expect(page.getByText('فعال', { exact: true })).toBeVisible();
  const code = `PK-${stamp}`;
  await page.getByRole('button', { name: 'افزودن کد' }).click();
  await page.getByRole('textbox', { name: 'کدها' }).fill(`${code}\n${code}A\n`);
  await page.getByRole('dialog').getByRole('button', { name: 'افزودن', exact: true }).click();
  await expect(page.getByText('۲ کد افزوده شد.')).toBeVisible();
  await page.getByRole('button', { name: 'افزودن کد' }).click();
  await page.getByRole('tab', { name: 'فایل' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(`کدها\n${code}B\n${code}\n`) },
    });
  // The codes are there when the file has arrived; the button only closes.
  await expect(page.getByRole('button', { name: 'برداشتن codes.csv' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'تمام' }).click();
  await expect(page.getByText('۱ کد افزوده شد؛ ۱ کد از پیش بود.')).toBeVisible();

  await writeFrom(first, { to: LINE, text: `کد من ${code.toLowerCase()}` });
  expect(await nextMessage(first, 0)).toContain(`کد ${code} ثبت شد.`);
  await writeFrom(second, { to: LINE, text: code.replace('-', ' ') });
  expect(await nextMessage(second, 0)).toContain('کد پیش از این ثبت شده است.');
  await writeFrom(second, { to: LINE, text: `راهنما ${stamp}!` });
  expect(await nextMessage(second, 1)).toContain('کد روی بسته را بفرستید.');
  expect([await countReceived(first), await countReceived(second)]).toEqual([1, 2]);
  await expect(page.getByText('۱ از ۳')).toBeVisible();
  await look(page, 'reader-codes');
  await page.getByRole('tab', { name: 'پیام‌ها' }).click();
  const rows = page.getByRole('table', { name: 'پیام‌ها' }).getByRole('row');
  await expect(rows.filter({ hasText: 'کد تکراری' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'کد درست' })).toHaveCount(1);

  await page.getByRole('tab', { name: 'قرعه‌کشی' }).click();
  await page.getByRole('button', { name: 'قرعه‌کشی' }).click();
  await page.getByLabel('بذر (اختیاری)').fill('شاخص پایانی امروز');
  await page.getByRole('button', { name: 'قرعه بکش' }).click();
  const winners = page.getByRole('dialog', { name: 'برندگان' });
  await expect(winners.getByText(code.replace('-', '').toLowerCase())).toBeVisible();
  await look(page, 'reader-winners');
  await winners.getByRole('button', { name: 'بستن' }).click();

  await page.getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await page.waitForURL('**/secretary/keywords/list');
  await page.goto(`/secretary/keywords/list?title=${stamp}`);
  await expect(page.getByText('با این فیلترها چیزی پیدا نشد')).toBeVisible();
});
