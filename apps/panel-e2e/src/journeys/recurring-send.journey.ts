import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { jalaliDayAhead } from '../support/tehran';

const run = String(Date.now());
const TEXT = `سلام ${run}، یادآوری هفتگی.`;
const CHANGED = `سلام ${run}، یادآوری ماهانه.`;
const NUMBER = '09240050009';

/**
 * Its times are hours away, and no journey waits for time: that a message leaves at them, once and for exactly its price, is proved with
 * a clock of its own in `libs/server/send/src/recurring`.
 */
test('a send that comes again is planned with its next times in sight, held back, changed and removed', async ({
  member: page,
}) => {
  await page.goto('/send-sms');
  await page.getByRole('link', { name: /دوره‌ای/ }).click();
  await page.getByRole('link', { name: 'ارسال دوره‌ای تازه' }).first().click();
  const times = page.getByRole('status', { name: 'پنج نوبت بعدی' });
  await expect(times.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('radio', { name: 'پس از چند ارسال' }).check();
  await page.getByRole('textbox', { name: 'تعداد ارسال' }).fill('3');
  await expect(times.getByRole('listitem')).toHaveCount(3);
  const startsOn = page.getByRole('combobox', { name: 'از روز' });
  await startsOn.fill(jalaliDayAhead(2));
  await startsOn.press('Tab');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByLabel('گیرنده‌ها', { exact: true }).last().fill(NUMBER);
  await page.keyboard.press('Enter');
  await look(page, 'recurring-new');
  await page.getByRole('button', { name: 'ثبت ارسال دوره‌ای' }).click();
  await page.waitForURL(/\/send-sms\/recurring\/\d+$/);
  await expect(page.getByRole('paragraph').filter({ hasText: TEXT })).toBeVisible();
  await expect(page.getByText('پس از ۳ ارسال')).toBeVisible();
  await expect(page.getByText('۱ شماره', { exact: true })).toBeVisible();
  await look(page, 'recurring');

  await page.getByRole('button', { name: 'نگه داشتن' }).click();
  await expect(page.getByText('نگه‌داشته‌شده')).toBeVisible();
  const goOn = page.getByRole('button', { name: 'ادامه' });
  await expect(goOn).not.toHaveAttribute('aria-busy', 'true');
  await goOn.click();
  await expect(page.getByText('فعال', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'تغییر' }).click();
  await page.getByRole('radio', { name: 'هر ماه' }).check();
  await page.getByRole('combobox', { name: 'روز ماه' }).click();
  await page.getByRole('option', { name: '۳۱', exact: true }).click();
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(CHANGED);
  await page.getByRole('button', { name: 'ثبت تغییر' }).click();
  await page.waitForURL(/\/send-sms\/recurring\/\d+$/);
  await expect(page.getByText(/هر ماه روز ۳۱/)).toBeVisible();

  await page.getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await page.waitForURL('**/send-sms/recurring');
  await expect(page.getByText(CHANGED)).toBeHidden();
});
