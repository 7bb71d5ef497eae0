import { compose, confirmAndSend, mrial, priceIn } from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { creditOf } from '../support/sign-in';

const NUMBER = '989240000091';
const TARGET = `https://shop.example/${'a'.repeat(70)}`;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

test('a link of a message becomes a short one, costs what was shown, and the report says who has opened it', async ({
  member: page,
  token,
}) => {
  const before = mrial(await creditOf(token));
  const known = await countReceived(NUMBER);
  await compose(page, `حراج یلدا: ${TARGET}`, [NUMBER]);
  const price = page.getByRole('complementary');
  await expect(price.getByText('۲ بخش', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'گزینه‌های ارسال' }).click();
  await page.getByRole('checkbox', { name: 'کوتاه کردن پیوندهای متن و شمردن بازدیدها' }).check();
  await expect(price.getByText('۱ بخش', { exact: false })).toBeVisible();
  const shown = await priceIn(price);
  await look(page, 'send-short-links');
  await confirmAndSend(page);

  const text = await nextMessage(NUMBER, known);
  const short = /https?:\/\/\S+\/l\/\w+/.exec(text)?.[0] ?? '';
  expect(text).not.toContain('shop.example');
  const answer = await page.request.get(short, { maxRedirects: 0, headers: { 'user-agent': ANDROID } });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, TARGET]);
  expect(before - mrial(await creditOf(token))).toBe(shown);

  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  const links = page.getByRole('table', { name: 'پیوندهای کوتاه' });
  await expect(links).toContainText('shop.example');
  await links.getByRole('button', { name: 'چه کسانی' }).click();
  await expect(page.getByRole('list', { name: 'گیرنده‌هایی که این پیوند را باز کرده‌اند' })).toContainText('۱ بار');
  await look(page, 'report-short-links');
});
