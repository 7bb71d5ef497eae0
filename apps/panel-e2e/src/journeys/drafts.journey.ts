import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

const PAGE = '/predefined-messages';

/** Titles of groups are unique, and the account of the journeys is used again. */
const named = (title: string) => `${title} ${Date.now()}`;

async function makeGroup(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'گروه تازه' }).click();
  const dialog = page.getByRole('dialog', { name: 'گروه تازه' });
  await dialog.getByLabel('نام گروه').fill(title);
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('navigation', { name: 'گروه‌ها' }).getByRole('link', { name: title }).click();
  await page.waitForURL(/predefined-messages\/\d+$/);
}

test('a text is kept in a group, put into a send, and goes with its group', async ({ member: page }) => {
  const title = named('یادآوری');
  const text = `قسط این ماه شما فردا سررسید می‌شود. ${Date.now()}`;
  await page.goto(PAGE);
  await makeGroup(page, title);
  await page.getByRole('button', { name: 'پیام تازه' }).first().click();
  const writing = page.getByRole('dialog', { name: 'پیام آمادهٔ تازه' });
  await writing.getByRole('textbox', { name: 'متن پیام' }).fill(text);
  await writing.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
  await look(page, 'drafts-group');

  await page.goto('/send-sms/quick');
  const message = page.getByRole('textbox', { name: 'متن پیام' });
  await message.fill('مشتری گرامی، ');
  await page.getByRole('button', { name: 'پیام آماده', exact: true }).click();
  const picking = page.getByRole('dialog', { name: 'انتخاب پیام آماده' });
  await picking.getByLabel('جستجو در متن').fill('قسط');
  await look(page, 'drafts-pick');
  await picking.getByRole('button', { name: text }).click();
  await expect(message).toHaveValue(`مشتری گرامی، ${text}`);

  await page.getByRole('button', { name: 'نگه داشتن در پیام‌های آماده' }).click();
  await writing.getByRole('combobox', { name: 'گروه' }).click();
  await page.getByRole('option', { name: title }).click();
  await writing.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('در پیام‌های آماده نگه داشته شد.')).toBeVisible();

  await page.goto(PAGE);
  await page
    .getByRole('navigation', { name: 'گروه‌ها' })
    .getByRole('link', { name: `${title} ۲` })
    .click();
  await page.getByRole('button', { name: 'حذف گروه' }).click();
  const asking = page.getByRole('dialog');
  await expect(asking.getByText('۲ پیام آمادهٔ این گروه هم حذف می‌شود')).toBeVisible();
  await look(page, 'drafts-delete-group');
  await asking.getByRole('button', { name: 'گروه را حذف کن' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
