import { expect, openElsewhere, storeToken, test } from '../support/journey';
import { newcomer, registerByApi } from '../support/newcomer';
import { countReceived, nextMessage } from '../support/handsets';
import { look } from '../support/look';
import { signInAsMember } from '../support/member';

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
