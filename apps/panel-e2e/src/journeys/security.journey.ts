import { expect, openElsewhere, test } from '../support/journey';
import { look } from '../support/look';
import { getToken } from '../support/sign-in';

const PAGE = '/profile/security-setting';

test('a session that was left open elsewhere is ended from here, and is out at once', async ({
  member: page,
  browser,
}) => {
  const elsewhere = await openElsewhere(browser);
  const token = await getToken();
  await elsewhere.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const other = await elsewhere.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('navigation').first()).toBeVisible();

  await page.goto(PAGE);
  const rows = page.getByRole('listitem').filter({ hasText: 'آخرین کاربرد' });
  await expect(rows.filter({ hasText: 'همین دستگاه' })).toHaveCount(1);
  await look(page, 'security');
  await page.getByRole('button', { name: 'پایان دادن به همهٔ نشست‌های دیگر' }).click();
  await page.getByRole('button', { name: 'پایان دادن', exact: true }).click();
  await expect(page.getByText('جز همین دستگاه، جای دیگری وارد حساب نشده‌اید.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  // Its socket closes with the session: nobody has to press anything there.
  await other.waitForURL('**/login**');
  await elsewhere.close();
});
