import { admin } from '../support/admin';
import { countReceived, nextMessage, writeFrom } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { isSignedWith, startReceiver } from '../support/receiver';
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

test('a secretary listens to an expression, and answers a number as often as its limit says', async ({
  member: page,
}) => {
  const stamp = String(Date.now());
  const [title, word, number] = [`پیگیری ${stamp}`, `پیگیری${stamp.slice(-6)}`, `98924${stamp.slice(-7)}`];
  await page.goto('/secretary/received-message/create');
  await expect(page.getByRole('heading', { level: 1, name: 'منشی تازه' })).toBeVisible();
  await page.getByLabel('عنوان').fill(title);
  await page.getByRole('combobox', { name: 'خط دریافت' }).click();
  await page.getByRole('option', { name: /۳۰۰۰۱۴۰۵/ }).click();
  await page.getByRole('radio', { name: /عبارت منظم/ }).check();
  const expressions = page.getByLabel('عبارت‌های منظم');
  await expressions.fill(`^${word} (\\d{4}$`);
  await page.getByRole('textbox', { name: 'متن پاسخ' }).fill('سفارش شما در راه است.');
  await page.getByLabel('سقف پاسخ به هر شماره در ۱۰ دقیقه').fill('1');
  await page.getByLabel('سقف پاسخ به هر شماره در ۲۴ ساعت').fill('3');
  const send = page.getByRole('button', { name: 'فرستادن برای بررسی' });
  await send.click();
  await expect(page.getByText(/عبارت منظم پذیرفته نشد/)).toBeVisible();
  await look(page, 'secretary-expression');
  await expressions.fill(`^${word} \\d{4}$`);
  await send.click();
  await page.waitForURL(/\/recipients\/\d+\/all$/);
  await expect(page.getByText('۱ در ۱۰ دقیقه، ۳ در ۲۴ ساعت')).toBeVisible();

  const id = /recipients\/(\d+)\//.exec(page.url())?.[1] ?? '';
  await admin('secretary', 'accept', id, '1');
  await expect(page.getByText('فعال', { exact: true })).toBeVisible();
  await writeFrom(number, { to: LINE, text: `${word} ۱۲۳۴` });
  expect(await nextMessage(number, 0)).toContain('سفارش شما در راه است.');
  await writeFrom(number, { to: LINE, text: `${word} 5678` });
  const rows = page.getByRole('table', { name: 'پیام‌ها' }).getByRole('row');
  await expect(rows.filter({ hasText: 'سقف پاسخ این شماره در ۱۰ دقیقه پر شده بود.' })).toHaveCount(1);
  expect(await countReceived(number)).toBe(1);
  await page.getByRole('button', { name: 'حذف' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'حذف' }).click();
  await page.waitForURL('**/secretary/received-message/inbox');
});

test('a secretary hands what a handset wrote over to a web address, which stays as long as it is used', async ({
  member: page,
}) => {
  const receiver = await startReceiver();
  const stamp = String(Date.now());
  const [title, word] = [`فروشگاه ${stamp}`, `سفارش ${stamp}`];
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: title });
  const remove = async () => {
    await page.goto('/developers/webhooks');
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'حذف' }).click();
    await dialog.getByRole('button', { name: 'حذف' }).click();
  };
  try {
    await page.goto('/developers/webhooks');
    await page.getByRole('button', { name: 'وب‌هوک تازه' }).click();
    await dialog.getByLabel('عنوان').fill(title);
    await dialog.getByLabel('نشانی').fill(receiver.url);
    await dialog.getByRole('combobox', { name: 'رویدادها' }).click();
    for (const event of ['پیامک رسید', 'پیامک نرسید']) await page.getByRole('option', { name: event }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'ساختن وب‌هوک' }).click();
    const shown = await dialog.getByText(/whsec_/).textContent();
    const secret = /whsec_[A-Za-z0-9+/=]+/.exec(shown ?? '')?.[0] ?? '';
    await dialog.getByRole('button', { name: 'رمز را نگه داشتم' }).click();
    await expect(row).toContainText('فقط پیام‌هایی که منشی می‌فرستد');

    await page.goto('/secretary/received-message/create');
    await expect(page.getByRole('heading', { level: 1, name: 'منشی تازه' })).toBeVisible();
    await page.getByLabel('عنوان').fill(title);
    await page.getByRole('combobox', { name: 'خط دریافت' }).click();
    await page.getByRole('option', { name: /۳۰۰۰۱۴۰۵/ }).click();
    await page.getByRole('radio', { name: /عین کلیدواژه/ }).check();
    await page.getByLabel('کلیدواژه‌ها').fill(word);
    await page.getByRole('combobox', { name: 'پیام به این نشانی وب هم فرستاده شود' }).click();
    await page.getByRole('option', { name: title }).click();
    await look(page, 'secretary-web-address');
    await page.getByRole('button', { name: 'فرستادن برای بررسی' }).click();
    await page.waitForURL(/\/recipients\/\d+\/all$/);
    const id = /recipients\/(\d+)\//.exec(page.url())?.[1] ?? '';
    await admin('secretary', 'accept', id, '1');
    await expect(page.getByText('فعال', { exact: true })).toBeVisible();

    const number = `98924${stamp.slice(-7)}`;
    await writeFrom(number, { to: LINE, text: word });
    const event = await receiver.next(word);
    expect(isSignedWith(secret, event)).toBe(true);
    expect(JSON.parse(event.body)).toMatchObject({
      type: 'secretary.message',
      data: { secretary: { id, title }, sender: number, line: LINE, text: word },
    });

    await remove();
    await expect(dialog.getByText(/یکی از منشی‌ها پیام‌ها را به این وب‌هوک می‌فرستد/)).toBeVisible();
    await page.goto(`/secretary/received-message/recipients/${id}/all`);
    await page.getByRole('button', { name: 'حذف' }).click();
    await dialog.getByRole('button', { name: 'حذف' }).click();
    await page.waitForURL('**/secretary/received-message/inbox');
    await remove();
    await expect(row).toHaveCount(0);
  } finally {
    await receiver.stop();
  }
});
