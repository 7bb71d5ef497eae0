import { expect, storeToken, test } from '../support/journey';
import { newcomer, registerUnasked } from '../support/newcomer';

test('the business set-up is put off once, and the page that was wanted comes', async ({ page, context }) => {
  await storeToken(context, await registerUnasked(newcomer()));
  await page.goto('/wallet/transactions');
  await page.waitForURL('**/business-setup');
  await page.getByRole('button', { name: 'بعداً' }).click();
  await page.waitForURL('**/wallet/transactions');

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'خانه' })).toBeVisible();
  // The check has answered by the time the credit stands in the header; nobody is led away any more.
  await expect(page.getByText('ریال').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});
