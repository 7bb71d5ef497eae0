import { admin } from '../support/admin';
import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { newcomer, registerByApi } from '../support/newcomer';

test('a blocked account reads the reason at once, also before it sends, and no more when it is opened again', async ({
  page,
  context,
}) => {
  const person = newcomer();
  await storeToken(context, await registerByApi(person));
  await page.goto('/send-sms/quick');
  await page.getByLabel('متن پیام').fill('سلام');
  const strip = page.getByRole('alert').filter({ hasText: 'دلیل: شکایت چند گیرنده.' });
  const held = page.getByText('این پیام اکنون پذیرفته نمی‌شود');
  await expect(held).toBeHidden();

  await admin('account', 'block', person.username, '--reason', 'شکایت چند گیرنده');
  await expect(strip).toBeVisible();
  await expect(held).toBeVisible();
  await look(page, 'blocked-account');

  await admin('account', 'unblock', person.username);
  await expect(strip).toBeHidden();
  await expect(held).toBeHidden();
  await expect(page.getByLabel('متن پیام')).toHaveValue('سلام');
});
