import { countReceived, nextMessage } from '../support/handsets';
import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { codeAfter, newcomer, registerByApi } from '../support/newcomer';

test('a person moves to another number, with a code from both', async ({ page, context }) => {
  const [person, next] = [newcomer(), newcomer()];
  await storeToken(context, await registerByApi(person));
  await page.goto('/profile/change-phone-number');
  const field = page.getByLabel('کد یک‌بارمصرف').first();
  const send = (name: string) => () => page.getByRole('button', { name }).click();
  const first = await codeAfter(person, send('فرستادن کد به شمارهٔ کنونی'));
  await field.fill(first);
  await page.getByLabel('شمارهٔ موبایل تازه').fill(next.mobile);
  await look(page, 'change-mobile-new');
  const second = await codeAfter(next, send('فرستادن کد به شمارهٔ تازه'));
  const former = `98${person.mobile.slice(1)}`;
  const known = await countReceived(former);
  await field.fill(second);
  await expect(page.getByText('شمارهٔ موبایل شما تغییر کرد.')).toBeVisible();
  expect(await nextMessage(former, known)).toContain('تغییر کرد');
});
