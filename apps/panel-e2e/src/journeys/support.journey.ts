import { admin } from '../support/admin';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

test('a ticket is written, answered live, rated and closed', async ({ member: page }) => {
  const subject = `پیام‌های دیروز ${Date.now()}`;
  await page.goto('/support/tickets');
  await page.getByRole('link', { name: 'درخواست تازه' }).first().click();
  await page.getByRole('combobox', { name: 'موضوع کلی' }).click();
  await page.getByRole('option', { name: 'ارسال پیام' }).click();
  await page.getByRole('combobox', { name: 'بخش' }).click();
  await page.getByRole('option', { name: 'پیام نرسیده است' }).click();
  await page.getByLabel('عنوان').fill(subject);
  await page.getByLabel('شرح').fill('ارسال دیروز هنوز به چند گیرنده نرسیده است.');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'پیوست.zip', mimeType: 'application/zip' },
    // An archive without a file in it.
    buffer: Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]),
  });
  await expect(page.getByRole('button', { name: 'برداشتن پیوست.zip' })).toBeVisible();
  await look(page, 'support-create');
  await page.getByRole('button', { name: 'ثبت درخواست' }).click();
  await page.waitForURL(/support\/tickets\/\d+$/);
  await expect(page.getByText('در انتظار پشتیبانی')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'دریافت پیوست.zip' }).click();
  expect((await download).suggestedFilename()).toBe('پیوست.zip');

  await expect(page.getByText('این پاسخ خودکار است')).toBeVisible();
  await page.getByRole('button', { name: 'کمک نکرد' }).click();
  await expect(page.getByText('نظر شما ثبت شد. سپاسگزاریم.')).toBeVisible();
  await look(page, 'support-first-answer');

  const id = /\d+$/.exec(page.url())?.[0] ?? '';
  const waiting = (await admin('ticket', 'list')).split('\n').find((line) => line.includes(subject));
  const username = waiting?.split(' ')[0] ?? '';
  expect(waiting).toContain(`${username} ${id} `);
  await admin('ticket', 'answer', username, id, '--text=سلام، پیام‌ها تا ظهر می‌رسد.');
  await expect(page.getByText('سلام، پیام‌ها تا ظهر می‌رسد.')).toBeVisible();
  await expect(page.getByText('پاسخ داده شد')).toBeVisible();
  await look(page, 'support-answered');

  await page.getByLabel('نوشتهٔ شما').fill('رسید، سپاسگزارم.');
  await page.getByRole('button', { name: 'فرستادن' }).click();
  await expect(page.getByText('در انتظار پشتیبانی')).toBeVisible();
  await admin('ticket', 'answer', username, id, '--text=خوشحالیم که حل شد.');
  await page.getByRole('radio', { name: 'خیلی زیاد' }).click();
  await expect(page.getByText('امتیاز ۵ از ۵ ثبت شد.')).toBeVisible();

  await page.getByRole('button', { name: 'بستن درخواست' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'درخواست را ببند' }).click();
  await expect(page.getByText('این درخواست بسته شده است.')).toBeVisible();
  await look(page, 'support-closed');
  await page.goto(`/support/tickets?subject=${encodeURIComponent(subject)}`);
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('بسته');
});
