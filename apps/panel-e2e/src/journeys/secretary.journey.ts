import { admin } from '../support/admin';
import { countReceived, nextMessage, writeFrom } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { DEMO_MOBILE } from '../support/sign-in';

// Of the demo account alone: registered ones hold the service line too, and a line of several holders is nobody's.
const LINE = '30001405';

test('a secretary is written, accepted, answers a handset once, rests and goes', async ({ member: page }) => {
  const stamp = String(Date.now());
  // A word of this run alone: others write to the line, too.
  const [title, word] = [`پاسخ ${stamp}`, `کد ${stamp}`];
  const number = `98924${stamp.slice(-7)}`;
  await page.goto('/secretary/received-message/inbox');
  await expect(page.getByRole('link', { name: 'منشی تازه' })).toBeVisible();
  await look(page, 'secretary-list');
  await page.getByRole('link', { name: 'منشی تازه' }).click();
  // The list before it has a field for titles, too.
  await expect(page.getByRole('heading', { level: 1, name: 'منشی تازه' })).toBeVisible();
  await page.getByLabel('عنوان').fill(title);
  await page.getByRole('combobox', { name: 'خط دریافت' }).click();
  await page.getByRole('option', { name: /۳۰۰۰۱۴۰۵/ }).click();
  await page.getByRole('radio', { name: /عین کلیدواژه/ }).check();
  await page.getByLabel('کلیدواژه‌ها').fill(word);
  await page.getByRole('textbox', { name: 'متن پاسخ' }).fill('پیام {{شماره}} به ما رسید.');
  await expect(page.getByText(/هزینهٔ هر پاسخ از .* ریال/)).toBeVisible();
  await page.getByLabel('برای هر فرستنده فقط یک بار').check();
  await look(page, 'secretary-write');
  await page.getByRole('button', { name: 'فرستادن برای بررسی' }).click();
  await page.waitForURL(/\/recipients\/\d+\/all$/);
  await expect(page.getByText('در انتظار بررسی').first()).toBeVisible();

  const id = /recipients\/(\d+)\//.exec(page.url())?.[1] ?? '';
  expect(await admin('secretary', 'list')).toContain(`${id} 1`);
  const told = await countReceived(DEMO_MOBILE);
  await admin('secretary', 'accept', id, '1');
  await expect(page.getByText('فعال', { exact: true })).toBeVisible();
  expect(await nextMessage(DEMO_MOBILE, told)).toContain(`منشی «${title}» پذیرفته شد`);

  await writeFrom(number, { to: LINE, text: `${word}!` });
  expect(await nextMessage(number, 0)).toContain(`پیام 0${number.slice(2)} به ما رسید.`);
  const rows = page.getByRole('table', { name: 'پیام‌ها' }).getByRole('row');
  await expect(rows.filter({ hasText: 'رسیدگی شد' })).toHaveCount(1);
  await writeFrom(number, { to: LINE, text: word });
  await expect(rows.filter({ hasText: 'پیش‌تر پاسخ گرفته بود' })).toHaveCount(1);
  expect(await countReceived(number)).toBe(1);
  await look(page, 'secretary-messages');

  await page.getByRole('button', { name: 'غیرفعال کردن' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'غیرفعال کردن' }).click();
  await expect(page.getByText('غیرفعال', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await page.waitForURL('**/secretary/received-message/inbox');
  await page.goto(`/secretary/received-message/inbox?title=${stamp}`);
  await expect(page.getByText('با این فیلترها چیزی پیدا نشد')).toBeVisible();
});
