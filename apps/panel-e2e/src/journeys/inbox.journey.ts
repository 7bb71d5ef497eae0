import type { Page } from '@playwright/test';
import { nextMessage, countReceived, writeFrom } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

// Of the demo account alone: registered ones hold the service line too, and a line of several holders is nobody's.
const LINE = '30001405';

/** A number of this run alone: the account of the journeys is used again. */
const newNumber = () => `98924${String(Date.now() % 10_000_000).padStart(7, '0')}`;
const shown = (number: string) =>
  number.replace(/^98/, '0').replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
const spaced = (number: string) => shown(number).replace(/^(.{4})(.{3})/, '$1 $2 ');

const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: /^پیام‌های دریافتی/ });

test('a handset writes, is answered and forgotten, without a reload', async ({ member: page }) => {
  const number = newNumber();
  const text = `سفارش من کی می‌رسد؟ ${Date.now()}`;
  await page.goto('/inbox');
  await expect(page.getByRole('table', { name: 'فهرست پیام‌های دریافتی' })).toBeVisible();
  await writeFrom(number, { to: LINE, text });

  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toBeVisible();
  await expect(row.getByRole('link', { name: /خوانده‌نشده$/ })).toBeVisible();
  await expect(entry(page)).toContainText('پیام خوانده‌نشده');
  await look(page, 'inbox-arrived');

  await row.getByRole('link').click();
  await page.waitForURL(`**/inbox/${number}`);
  await expect(page.getByRole('heading', { name: spaced(number) })).toBeVisible();
  const said = page.getByRole('list', { name: 'پیام‌های این گفتگو' });
  await expect(said).toContainText(text);
  const known = await countReceived(number);
  const answer = 'تا عصر می‌رسد.';
  await page.getByRole('textbox', { name: 'پاسخ شما' }).fill(answer);
  await expect(page.getByText('هزینهٔ پاسخ:')).toBeVisible();
  await look(page, 'inbox-answering');
  await page.getByRole('button', { name: 'ارسال پاسخ' }).click();
  await expect(said).toContainText(answer);
  expect(await nextMessage(number, known)).toContain(answer);
  await writeFrom(number, { to: LINE, text: 'ممنون' });
  await expect(said.getByRole('listitem').last()).toContainText('ممنون');
  await look(page, 'inbox-conversation');

  await page.goto(`/inbox?number=${number}`);
  await expect(page.getByRole('row').filter({ hasText: 'ممنون' })).toBeVisible();
  // Both were read where they were seen; the menu counts those of others too.
  const list = page.getByRole('table', { name: 'فهرست پیام‌های دریافتی' });
  await expect(list.getByRole('link', { name: /خوانده‌نشده$/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }).check();
  await page.getByRole('button', { name: 'حذف، ۲ مورد' }).click();
  await page.getByRole('button', { name: 'بستن پیام' }).click();
  await expect(page.getByText('پیامی با این فیلترها نیست')).toBeVisible();
});

test('what arrives before the socket is open is shown as soon as it is', async ({ member: page, token }) => {
  const text = `هنوز وصل نشده‌اید ${Date.now()}`;
  let letThrough = (): void => undefined;
  const written = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/live/ticket', async (route) => {
    await written;
    await route.continue();
  });
  await page.goto('/inbox');
  await expect(page.getByRole('table', { name: 'فهرست پیام‌های دریافتی' })).toBeVisible();
  await writeFrom(newNumber(), { to: LINE, text });
  // Nobody told of it, and the page shows nothing of it yet: it is there for who asks.
  await expect(async () => {
    const list = await page.request.post('/v1/api/report/messages-inbox', {
      data: {},
      headers: { authorization: token },
    });
    expect(await list.text()).toContain(text);
  }).toPass();
  letThrough();
  await expect(page.getByRole('row').filter({ hasText: text })).toBeVisible();
});

test('a file of the inbox is made and downloaded', async ({ member: page }) => {
  const number = newNumber();
  await writeFrom(number, { to: LINE, text: '=1+1' });
  await page.goto(`/inbox?number=${number}`);
  await expect(page.getByRole('row').filter({ hasText: '=1+1' })).toBeVisible();
  await page.getByRole('button', { name: 'دریافت فایل' }).click();
  await page.getByRole('menuitem', { name: 'فایل متنی (csv)' }).click();
  await page.getByRole('button', { name: /^کارهای در جریان/ }).click();
  await expect(page.getByText('فایل ۱ پیام دریافتی آماده است.')).toBeVisible({ timeout: 15_000 });
});
