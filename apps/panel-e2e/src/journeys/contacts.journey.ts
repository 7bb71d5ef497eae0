import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

/** A name of this run alone: the account of the journeys is used again. */
const run = String(Date.now());
const numberOf = (index: number) => `0924${String((Number(run) + index) % 10_000_000).padStart(7, '0')}`;

async function makeContact(page: Page, index: number, phonebook: string): Promise<void> {
  await page.getByRole('button', { name: 'مخاطب تازه' }).click();
  const dialog = page.getByRole('dialog', { name: 'مخاطب تازه' });
  await dialog.getByRole('textbox', { name: /شمارهٔ موبایل/ }).fill(numberOf(index));
  await dialog.getByRole('textbox', { name: /^نام/ }).fill(`آشنای ${run} ${index}`);
  await dialog.getByRole('combobox', { name: /دفترچه‌ها/ }).click();
  await page.getByRole('option', { name: new RegExp(phonebook) }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
}

async function makeNamed(page: Page, button: string, field: RegExp, name: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: field }).fill(name);
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
}

test('contacts are made, tagged together and back, kept as a filter, deleted and brought back', async ({
  member: page,
}) => {
  const [phonebook, tag, filter] = [`دفترچه ${run}`, `برچسب ${run}`, `فیلتر ${run}`];
  await page.goto('/contacts/manage-more-features');
  await makeNamed(page, 'برچسب تازه', /برچسب/, tag);
  await expect(page.getByRole('row').filter({ hasText: tag })).toContainText('۰');
  await look(page, 'contacts-more');

  await page.getByRole('link', { name: 'دفترچه‌ها' }).click();
  await makeNamed(page, 'دفترچهٔ تازه', /نام دفترچه/, phonebook);
  await page.waitForURL('**/contacts/group/*');
  await page.goto('/contacts/all-contacts');
  await makeContact(page, 1, phonebook);
  await makeContact(page, 2, phonebook);

  await page.getByRole('searchbox', { name: 'نام یا شماره' }).fill(numberOf(1).slice(-4));
  // One, then both: the list from before the search holds both of them, too, and is changed under the hand.
  await expect(page.getByRole('row').filter({ hasText: run })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'نام یا شماره' }).fill(`آشنای ${run}`);
  await expect(page.getByRole('row').filter({ hasText: run })).toHaveCount(2);
  await look(page, 'contacts-found');

  await page.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }).check();
  await page.getByRole('button', { name: 'برچسب زدن، ۲ مورد' }).click();
  const choice = page.getByRole('dialog', { name: 'برچسب زدن به ۲ مخاطب' });
  await choice.getByRole('combobox', { name: /برچسب‌ها/ }).click();
  await page.getByRole('option', { name: tag }).click();
  await page.keyboard.press('Escape');
  await choice.getByRole('button', { name: 'برچسب بزن' }).click();
  await expect(page.getByText('۲ مخاطب برچسب گرفت.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: tag })).toHaveCount(2);
  await page.getByRole('button', { name: 'برگرداندن' }).click();
  await expect(page.getByRole('row').filter({ hasText: tag })).toHaveCount(0);

  const menu = page.getByRole('button', { name: 'فیلترهای ذخیره‌شده و کارهای اخیر' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'فیلترهای ذخیره‌شده' }).click();
  const saved = page.getByRole('dialog', { name: 'فیلترهای ذخیره‌شده' });
  await saved.getByRole('textbox', { name: /نام فیلتر/ }).fill(filter);
  await saved.getByRole('button', { name: 'ذخیره' }).click();
  const segment = saved.getByRole('listitem', { name: filter });
  await segment.getByRole('button', { name: 'شمارش' }).click();
  await expect(segment.getByText('۲ مخاطب، ۲ قابل ارسال')).toBeVisible();
  await look(page, 'contacts-filters');
  await page.goto('/contacts/all-contacts');
  await menu.click();
  await page.getByRole('menuitem', { name: 'فیلترهای ذخیره‌شده' }).click();
  await segment.getByRole('button', { name: 'نمایش مخاطبان' }).click();
  // With the head: the page from before the filter may stand there until its own comes, and hold both of them, too.
  await expect(page.getByRole('row')).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }).check();
  await page.getByRole('button', { name: 'حذف، ۲ مورد' }).click();
  await page.getByRole('dialog', { name: '۲ مخاطب حذف شود؟' }).getByRole('button', { name: 'حذف کن' }).click();
  await expect(page.getByText('مخاطبی با این جستجو نیست')).toBeVisible();
  await page.getByRole('button', { name: 'برگرداندن' }).click();
  await expect(page.getByRole('row').filter({ hasText: run })).toHaveCount(2);
  await menu.click();
  await page.getByRole('menuitem', { name: 'کارهای گروهی اخیر' }).click();
  await expect(page.getByRole('listitem', { name: `برچسب «${tag}»` })).toContainText('برگردانده شد');
});
