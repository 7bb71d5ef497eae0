import { confirmAndSend } from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, test } from '../support/journey';

const NUMBER = '989240061001';
const TEXT = `در زبانهٔ نخست ${Date.now()}`;
const OWN_TEXT = 'در زبانهٔ دیگر';

test('what was written in a tab that is gone is sent from another, once, and is then offered nowhere', async ({
  member: page,
  context,
}) => {
  const known = await countReceived(NUMBER);
  await page.goto('/send-sms/quick');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByLabel('گیرنده‌ها', { exact: true }).fill(NUMBER);
  await page.getByLabel('گیرنده‌ها', { exact: true }).press('Enter');
  // After a reload it is still the tab's own.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(TEXT);
  await expect(page.getByRole('button', { name: 'ادامهٔ آن' })).toBeHidden();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto('/send-sms/phonebook');
  await expect(next.getByText(TEXT)).toBeVisible();
  await next.getByRole('button', { name: 'ادامهٔ آن' }).click();
  await next.waitForURL('**/send-sms/quick');
  await expect(next.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(TEXT);
  await confirmAndSend(next);
  expect(await nextMessage(NUMBER, known)).toBe(TEXT);

  const last = await context.newPage();
  await last.goto('/send-sms/quick');
  await expect(last.getByRole('button', { name: 'پیام آماده' })).toBeVisible();
  await expect(last.getByRole('button', { name: 'ادامهٔ آن' })).toBeHidden();
  expect(await countReceived(NUMBER)).toBe(known + 1);
});

test('two tabs that write at once keep a text each', async ({ member: page, context }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto('/send-sms/quick');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await second.getByRole('textbox', { name: 'متن پیام' }).fill(OWN_TEXT);
  for (const tab of [page, second]) await tab.reload();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(TEXT);
  await expect(second.getByRole('textbox', { name: 'متن پیام' })).toHaveValue(OWN_TEXT);

  const third = await context.newPage();
  await third.goto('/send-sms/quick');
  await third.getByRole('button', { name: 'نه', exact: true }).click();
  await expect(third.getByRole('button', { name: 'ادامهٔ آن' })).toBeHidden();
  for (const tab of [page, second]) await tab.getByRole('button', { name: 'پاک کردن' }).click();
});
