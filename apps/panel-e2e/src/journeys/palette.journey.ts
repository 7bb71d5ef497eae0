import { expect, test } from '../support/journey';
import { look } from '../support/look';

test('the palette leads anywhere from the keyboard alone, also with the wrong layout', async ({ member: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'جستجوی صفحه‌ها و کارها' });
  await expect(field).toBeFocused();
  await look(page, 'palette');
  // «گزارش», typed without switching the keyboard to Persian.
  await page.keyboard.type("'chva");
  await expect(page.getByRole('option', { selected: true })).toContainText('گزارش ارسال');
  await look(page, 'palette-other-layout');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reports');
  await expect(field).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'به‌تازگی' })).toContainText('گزارش ارسال');
  await page.keyboard.type('یخچال');
  await expect(page.getByText('چیزی برای «یخچال» پیدا نشد')).toBeVisible();
  await look(page, 'palette-nothing');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('shortcuts lead to pages, are explained by ?, keep quiet in fields and can be switched off', async ({
  member: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.waitForURL('**/reports');

  await page.keyboard.press('n');
  await page.waitForURL('**/send-sms/quick');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill('');
  await page.getByRole('textbox', { name: 'متن پیام' }).pressSequentially('gh?');
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue('gh?');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill('');
  await page.getByRole('textbox', { name: 'متن پیام' }).blur();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'راهنمای صفحه‌کلید' });
  await expect(sheet).toBeVisible();
  await look(page, 'shortcuts');
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'جستجوی صفحه‌ها و کارها' })).toBeFocused();
  await expect(sheet).toBeHidden();
});

test('the palette and the help are legible in the dark', async ({ member: page, context }) => {
  await context.addInitScript(() => localStorage.setItem('dark-theme', '1'));
  await page.goto('/reports');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'جستجوی صفحه‌ها و کارها' })).toBeFocused();
  await look(page, 'palette-dark');
  await page.keyboard.type('راهنمای صفحه');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'راهنمای صفحه‌کلید' })).toBeVisible();
  await look(page, 'shortcuts-dark');
});
