import { admin } from '../support/admin';
import { expect, openElsewhere, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { signInAsMember, type Member } from '../support/member';
import { newcomer, registerByApi } from '../support/newcomer';

const SOON_MS = 1000;
const SHUT = 'به این بخش دسترسی ندارید';

/** A member of a new account, whose role is changed later. */
async function givenMember(
  permissions: string,
): Promise<{ owner: string; token: string; member: Member; roleId: string }> {
  const person = newcomer();
  const token = await registerByApi(person);
  const account = `--account=${person.username}`;
  const roleId = /^Role (\d+)/m.exec(
    await admin('role', 'create', account, '--title=صندوق‌دار', `--permissions=${permissions}`),
  )?.[1];
  if (roleId === undefined) throw new Error('The command printed no role.');
  const { username, mobile } = newcomer();
  const printed = await admin(
    'member',
    'add',
    account,
    `--role=${roleId}`,
    `--username=${username}`,
    '--name=همکار نمونه',
    `--mobile=${mobile}`,
  );
  const password = /^Password: (\S+)/m.exec(printed)?.[1];
  if (password === undefined) throw new Error('The command printed no password.');
  return { owner: person.username, token, member: { username, mobile, password }, roleId };
}

test('a member sees what the role holds, loses a right while the page is open, and is signed out when deactivated', async ({
  page,
}) => {
  const { owner, member, roleId } = await givenMember('report.read,wallet.read');
  await signInAsMember(page, member);
  const menu = page.getByRole('navigation', { name: 'منوی اصلی' });
  await expect(menu.getByRole('link', { name: 'گزارش ارسال' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'تراکنش‌ها' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'ارسال پیامک' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'گزارش ارسال‌ها' })).toBeVisible();
  await expect(page.locator('a[href^="/send-sms"]')).toHaveCount(0);
  await look(page, 'member-home');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/send-sms/quick');
  await expect(page.getByText(SHUT)).toBeVisible();
  await expect(page.getByText(/با مدیر حساب، سارا نمونه، هماهنگ کنید/)).toBeVisible();
  await look(page, 'member-forbidden');
  expect(
    asked
      .filter((path) => !path.startsWith('/assets/'))
      .filter((path) => path.includes('/lines') || path.includes('/send')),
  ).toEqual(['/send-sms/quick']);

  await page.goto('/wallet/transactions');
  await expect(page.getByRole('heading', { name: 'تراکنش‌ها', exact: true })).toBeVisible();
  await admin('role', 'update', roleId, `--account=${owner}`, '--permissions=report.read');
  await expect(page.getByText(SHUT)).toBeVisible({ timeout: SOON_MS });
  await expect(menu.getByRole('link', { name: 'تراکنش‌ها' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'رفتن به کیف پول' })).toHaveCount(0);

  await admin('member', 'deactivate', member.username);
  await expect(page.getByText(/از حساب خارج شدید/)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
  await look(page, 'member-signed-out');
});

test('an owner lets support work in the account for some hours, and takes it back', async ({ page, context }) => {
  const { token } = await givenMember('report.read');
  await storeToken(context, token);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /سارا نمونه/ }).click();
  await page.getByRole('menuitem', { name: 'دسترسی پشتیبانی' }).click();
  const dialog = page.getByRole('dialog', { name: 'دسترسی پشتیبانی' });
  await dialog.getByRole('radio', { name: '۲۴ ساعت' }).check();
  await look(page, 'support-access');
  await dialog.getByRole('button', { name: 'اجازه می‌دهم' }).click();
  await expect(dialog.getByText(/پشتیبانی اجازه دارد/)).toBeVisible();
  await expect(dialog.getByText('سارا نمونه')).toBeVisible();
  await look(page, 'support-access-given');

  await page.reload();
  await page.getByRole('button', { name: /جستجو در صفحه‌ها/ }).click();
  await page.getByRole('combobox', { name: 'جستجوی صفحه‌ها و کارها' }).fill('دسترسی پشتیبانی');
  await expect(page.getByRole('option', { selected: true })).toContainText('دسترسی پشتیبانی');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'پس گرفتن اجازه' }).click();
  await expect(dialog.getByRole('button', { name: 'اجازه می‌دهم' })).toBeVisible();
});

test('who has no authenticator is shut out as soon as it is required of everybody, and is told the way', async ({
  page,
  browser,
}) => {
  const { owner, token, member } = await givenMember('report.read');
  await admin('account', 'authenticator', owner);
  await signInAsMember(page, member);
  const menu = page.getByRole('navigation', { name: 'منوی اصلی' });
  await expect(menu.getByRole('link', { name: 'گزارش ارسال' })).toBeVisible();

  const context = await openElsewhere(browser);
  await storeToken(context, token);
  const own = await context.newPage();
  await own.goto('/colleagues');
  await own.getByRole('switch', { name: 'ورود با برنامهٔ رمزساز برای همه الزامی باشد' }).click();
  await look(own, 'second-factor-required');
  await own.getByRole('button', { name: 'الزامی شود' }).click();
  await expect(own.getByRole('switch')).toBeChecked();
  await context.close();

  await expect(page.getByText(/در این حساب ورود با برنامهٔ رمزساز الزامی است/)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'گزارش ارسال' })).toHaveCount(0);
  await page.getByRole('link', { name: 'روشن کردن' }).click();
  await page.waitForURL('**/profile/security-setting');
  await expect(page.getByText(/تا آن را روشن نکنید، بخش‌های دیگر پنل/)).toBeVisible();
  await expect(page.getByText('سابقهٔ ورود', { exact: true })).toBeVisible();
  await look(page, 'security-required');
});
