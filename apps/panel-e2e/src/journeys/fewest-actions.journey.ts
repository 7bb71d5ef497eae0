import { expect, test } from '../support/journey';

/** From the dashboard to a message on its way; a press and a text typed are an action each. */
const MOST_ACTIONS = 5;

test('a message to one number takes five actions from the dashboard', async ({ member: page }) => {
  let actions = 0;
  const act = async (action: Promise<void>) => {
    actions += 1;
    await action;
  };
  await page.goto('/dashboard');
  await act(page.getByRole('link', { name: 'پیام تازه' }).first().click());
  await act(page.getByRole('textbox', { name: 'متن پیام' }).fill('سلام، سفارش شما رسید.'));
  // What stands in the field counts as a number without a key of its own to add it.
  await act(page.getByLabel('گیرنده‌ها', { exact: true }).fill('09240000022'));
  await act(page.getByRole('button', { name: 'بررسی و ارسال' }).click());
  const send = page.getByRole('dialog').getByRole('button', { name: 'ارسال', exact: true });
  await expect(send).toBeEnabled();
  await act(send.click());
  await page.waitForURL(/success-send\/\d+$/);
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
});
