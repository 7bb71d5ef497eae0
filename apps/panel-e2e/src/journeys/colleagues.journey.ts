import { admin } from '../support/admin';
import { compose, confirmAndSend } from '../support/compose';
import { expect, openElsewhere, storeToken, test } from '../support/journey';
import { newcomer, registerByApi } from '../support/newcomer';
import { countReceived, nextMessage } from '../support/handsets';
import { look } from '../support/look';
import { signInAsMember } from '../support/member';
import { readStack } from '../support/stack';

const PASSWORD = 'Mountain-8848';

test('a colleague is invited to a role, joins from the message, works, loses a right and is shut out', async ({
  page,
  context,
  browser,
}) => {
  const owner = newcomer();
  await storeToken(context, await registerByApi(owner));
  await page.goto('/colleagues');
  await page.getByRole('tab', { name: 'نقش‌ها' }).click();
  await page.getByRole('link', { name: 'نقش تازه' }).click();
  await page.getByLabel('عنوان نقش').fill('گزارش‌خوان');
  await page.getByLabel('دیدن گزارش ارسال‌ها').check();
  await page.getByLabel('دیدن اعتبار و تراکنش‌ها').check();
  await look(page, 'colleagues-role');
  await page.getByRole('button', { name: 'ساختن نقش' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'گزارش‌خوان' })).toContainText('بدون همکار');

  const { username, mobile } = newcomer();
  const handset = `98${mobile.slice(1)}`;
  const known = await countReceived(handset);
  await page.goto('/colleagues/create');
  await page.getByLabel('نام', { exact: true }).fill('سارا محمدی');
  await page.getByLabel('شمارهٔ موبایل').fill(mobile);
  await look(page, 'colleagues-invite');
  await page.getByRole('button', { name: 'فرستادن دعوت‌نامه' }).click();
  await expect(page.getByRole('heading', { name: 'سارا محمدی' })).toBeVisible();
  await expect(page.getByText('در انتظار ورود')).toBeVisible();
  const link = /http\S+\/join#\S+/.exec(await nextMessage(handset, known))?.[0];
  if (link === undefined) throw new Error('The invitation holds no link.');

  const theirs = await (await openElsewhere(browser)).newPage();
  await theirs.goto(link);
  await expect(theirs.getByText('گزارش‌خوان')).toBeVisible();
  expect(theirs.url()).not.toContain('#');
  await theirs.getByLabel('نام کاربری').fill(username);
  await theirs.getByLabel('گذرواژه', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('تکرار گذرواژه').fill(PASSWORD);
  await look(theirs, 'colleagues-join');
  await theirs.getByRole('button', { name: 'پیوستن' }).click();
  await expect(theirs.getByRole('heading', { name: 'خوش آمدید' })).toBeVisible();
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await expect(theirs.getByText(/این دعوت‌نامه معتبر نیست/)).toBeVisible();

  await signInAsMember(theirs, { username, mobile, password: PASSWORD });
  const menu = theirs.getByRole('navigation', { name: 'منوی اصلی' });
  await expect(menu.getByRole('link', { name: 'تراکنش‌ها' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'همکاران' })).toHaveCount(0);

  await page.goto('/colleagues?tab=1');
  await page.getByRole('link', { name: 'گزارش‌خوان' }).click();
  await page.getByLabel('دیدن اعتبار و تراکنش‌ها').uncheck();
  await page.getByRole('button', { name: 'ذخیرهٔ نقش' }).click();
  await expect(menu.getByRole('link', { name: 'تراکنش‌ها' })).toHaveCount(0);
  await theirs.goto('/wallet/transactions');
  await expect(theirs.getByText(/با مدیر حساب، سارا نمونه، هماهنگ کنید/)).toBeVisible();
  await look(theirs, 'colleagues-no-right');

  await page.goto('/colleagues');
  await page.getByRole('link', { name: 'سارا محمدی' }).click();
  await page.getByRole('button', { name: 'غیرفعال کردن' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'غیرفعال کردن' }).click();
  await expect(theirs.getByText(/از حساب خارج شدید/)).toBeVisible();
  await expect(page.getByText('غیرفعال', { exact: true })).toBeVisible();
  await look(page, 'colleagues-deactivated');
  await theirs.context().close();
});

test('a colleague who may send to two and reads no texts is told so before sending, and reads their own', async ({
  member: page,
  browser,
}) => {
  const title = `صندوق ${Date.now() % 100_000}`;
  const [secret, own] = [`قرار ما ساعت ${Date.now() % 100_000} است`, 'سلام! سفارش شما آماده است.'];
  await compose(page, secret, ['09952000041']);
  const sendId = await confirmAndSend(page);

  await page.goto('/colleagues/create-access');
  await page.getByLabel('عنوان نقش').fill(title);
  for (const right of ['ارسال پیامک', 'دیدن گزارش ارسال‌ها', 'دیدن پیام‌های دریافتی']) {
    await page.getByLabel(right, { exact: true }).check();
  }
  const hides = page.getByRole('switch', { name: 'پنهان کردن متن پیام‌ها' });
  await hides.click();
  await page.getByLabel('بیشترین گیرندهٔ هر ارسال').fill('2');
  await hides.scrollIntoViewIfNeeded();
  await look(page, 'colleagues-role-limits');
  await page.getByRole('button', { name: 'ساختن نقش' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('متن‌ها پنهان، تا ۲ گیرنده در هر ارسال');
  await look(page, 'colleagues-roles-limited');
  const roleId = /\d+$/.exec((await row.getByRole('link', { name: title }).getAttribute('href')) ?? '')?.[0];

  const { username, mobile } = newcomer();
  const who = [`--account=${readStack().username}`, `--role=${roleId}`, `--username=${username}`];
  const printed = await admin('member', 'add', ...who, '--name=سارا محمدی', `--mobile=${mobile}`);
  const password = /^Password: (\S+)/m.exec(printed)?.[1] ?? '';
  const theirs = await (await openElsewhere(browser)).newPage();
  await signInAsMember(theirs, { username, mobile, password });

  await compose(theirs, own, ['09952000041', '09952000042']);
  await confirmAndSend(theirs);
  await compose(theirs, own, ['09952000041', '09952000042', '09952000043']);
  await expect(theirs.getByText('این ارسال ۳ گیرنده دارد و سقف هر ارسال شما ۲ گیرنده است')).toBeVisible();
  await look(theirs, 'colleagues-over-recipients');

  await theirs.goto('/reports');
  await expect(theirs.getByText('متن پنهان است').first()).toBeVisible();
  await expect(theirs.getByText(own).first()).toBeVisible();
  await expect(theirs.getByText(secret)).toHaveCount(0);
  await expect(theirs.getByText(/متن پیام‌ها در نقش شما پنهان است/)).toBeVisible();
  await look(theirs, 'colleagues-hidden-texts');
  await theirs.getByRole('button', { name: 'پوستهٔ تیره' }).click();
  await look(theirs, 'colleagues-hidden-texts-dark', 'colours');
  await theirs.goto(`/reports/${sendId}`);
  await expect(theirs.getByText('متن پنهان است')).toBeVisible();
  await look(theirs, 'colleagues-hidden-text');
  await theirs.setViewportSize({ width: 390, height: 844 });
  await look(theirs, 'colleagues-hidden-text-phone');
  await theirs.goto('/inbox');
  await look(theirs, 'colleagues-hidden-inbox-phone');
  await theirs.context().close();
});
