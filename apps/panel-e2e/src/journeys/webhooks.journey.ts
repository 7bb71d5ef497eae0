import { writeFrom } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { isSignedWith, startReceiver } from '../support/receiver';

// Of the demo account alone, as in the journey of the inbox.
const LINE = '30001405';

test('a webhook is made, tested, hears what a handset wrote, and is sent again what had failed', async ({
  member: page,
}) => {
  const receiver = await startReceiver();
  const stamp = String(Date.now());
  const title = `فروشگاه ${stamp}`;
  const row = page.getByRole('row').filter({ hasText: title });
  const choose = async (item: string) => {
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const dialog = page.getByRole('dialog');
  try {
    await page.goto('/developers/webhooks');
    await page.getByRole('button', { name: 'وب‌هوک تازه' }).click();
    await dialog.getByLabel('عنوان').fill(title);
    await dialog.getByLabel('نشانی').fill('http://127.0.0.1:5432/');
    await dialog.getByRole('combobox', { name: 'رویدادها' }).click();
    await page.getByRole('option', { name: 'پیام دریافتی' }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'ساختن وب‌هوک' }).click();
    await expect(dialog.getByText(/به این درگاه \(پورت\) چیزی فرستاده نمی‌شود/)).toBeVisible();
    await look(page, 'webhook-refused');
    await dialog.getByLabel('نشانی').fill(receiver.url);
    await dialog.getByRole('button', { name: 'ساختن وب‌هوک' }).click();
    const shown = await dialog.getByText(/whsec_/).textContent();
    const secret = /whsec_[A-Za-z0-9+/=]+/.exec(shown ?? '')?.[0] ?? '';
    await look(page, 'webhook-secret');
    // It is shown once: Esc does not take it away unasked.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'بازگشت به رمز' }).click();
    await expect(page.getByText('رمز را نگه داشته‌اید؟')).toBeHidden();
    await expect(dialog.getByText(secret)).toBeVisible();
    await dialog.getByRole('button', { name: 'رمز را نگه داشتم' }).click();
    await expect(row).toContainText('روشن');

    await choose('آزمایش');
    await expect(dialog.getByText('گیرنده رویداد را پذیرفت.')).toBeVisible();
    await expect(dialog.getByText('سلام از گیرنده')).toBeVisible();
    expect(isSignedWith(secret, await receiver.next('webhook.test'))).toBe(true);
    await look(page, 'webhook-tested');
    await dialog.getByRole('button', { name: 'بستن' }).last().click();

    const number = `98924${stamp.slice(-7)}`;
    receiver.answerWith(410);
    await writeFrom(number, { to: LINE, text: `سفارش ${stamp}` });
    const event = await receiver.next(`سفارش ${stamp}`);
    expect(isSignedWith(secret, event)).toBe(true);
    expect(JSON.parse(event.body)).toMatchObject({ type: 'message.inbound', data: { sender: number, line: LINE } });

    // The receiver said that it wants nothing any more: it is switched off, on again, and sent what it refused.
    await expect(async () => {
      await page.goto('/developers/webhooks');
      await row.waitFor();
      await expect(row).toContainText('خاموش‌شده', { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    receiver.answerWith(200);
    await choose('ویرایش');
    await dialog.getByRole('switch', { name: 'روشن باشد' }).click();
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(row).toContainText('روشن');
    await choose('فراخوانی‌ها');
    const delivery = page.getByRole('row').filter({ hasText: 'پیام دریافتی' });
    await expect(delivery).toContainText('نرسید');
    await delivery.click();
    await expect(dialog.getByText('410')).toBeVisible();
    await expect(dialog.getByText(new RegExp(`سفارش ${stamp}`))).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'کپی دستور curl' })).toBeVisible();
    await look(page, 'webhook-delivery');
    await dialog.getByRole('button', { name: 'فرستادن دوباره' }).click();
    await expect(async () => {
      await page.reload();
      await delivery.waitFor();
      await expect(delivery).toContainText('200', { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await look(page, 'webhook-log');

    await page.goto('/developers/webhooks');
    await choose('حذف');
    await dialog.getByRole('button', { name: 'حذف' }).click();
    await expect(row).toHaveCount(0);
  } finally {
    await receiver.stop();
  }
});
