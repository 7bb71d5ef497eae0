import type { Page } from '@playwright/test';
import {
  compose,
  confirmAndSend,
  manyNumbers,
  mrial,
  numberIn,
  paste,
  priceIn,
  THREE_NUMBERS,
} from '../support/compose';
import { countReceived, nextMessage } from '../support/handsets';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { countsOf } from '../support/send-counts';
import { creditOf, DEMO_MOBILE } from '../support/sign-in';
import { jalaliDayAhead } from '../support/tehran';

const TEXT = 'سلام! جلسهٔ فردا ساعت ۱۶ برگزار می‌شود.';
const DAYS_AHEAD = 3;
/** At five a second it lasts long enough to be held back also on a busy machine; at the line's rate it is over in seconds. */
const COUNT = 150;
const SLOW = '5';
/** At the operator's hundred a second there is something left to stop also on a busy machine. */
const MANY = 4000;
const PASTE_AT_ONCE = 1000;
/** The operator says of these that the handset is off and that the message is rejected. */
const TWO_UNREACHABLE = ['09240770001', '09240770012'] as const;

test('a send for later says when it leaves, gets another time, and cancelled gives back every rial', async ({
  member: page,
  token,
}) => {
  const before = mrial(await creditOf(token));
  await compose(page, TEXT, THREE_NUMBERS);
  await page.getByRole('button', { name: 'گزینه‌های ارسال' }).click();
  const sendTime = page.getByRole('combobox', { name: 'زمان ارسال' });
  await sendTime.fill(`${jalaliDayAhead(DAYS_AHEAD)} 10:30`);
  await sendTime.press('Tab');
  // What reads typed times is loaded with the first of them; once the time is taken the options cannot be put away.
  await expect(page.getByRole('button', { name: 'گزینه‌های ارسال' })).toBeDisabled();
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/۱۰:۳۰/)).toBeVisible();
  const shown = await priceIn(dialog);
  await look(page, 'send-later-confirm');
  await dialog.getByRole('button', { name: 'ارسال', exact: true }).click();
  await page.waitForURL(/success-send\/\d+$/);

  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await expect(page.getByText(/ساعت ۱۰:۳۰ فرستاده می‌شود/)).toBeVisible();
  expect(before - mrial(await creditOf(token))).toBe(shown);

  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'تغییر زمان ارسال' }).click();
  const time = dialog.getByRole('combobox');
  await time.fill(`${jalaliDayAhead(DAYS_AHEAD)} 11:45`);
  await time.press('Tab');
  await dialog.getByRole('button', { name: 'ثبت زمان' }).click();
  await expect(page.getByText(/ساعت ۱۱:۴۵ فرستاده می‌شود/)).toBeVisible();
  await look(page, 'report-scheduled');

  await limitLine(page, '40');
  await expect(page.getByText('۴۰ پیامک در ثانیه')).toBeVisible();
  await limitLine(page, '');
  await expect(page.getByText('۴۰ پیامک در ثانیه')).toBeHidden();

  await page.getByRole('button', { name: 'توقف ارسال' }).click();
  await page.getByRole('dialog', { name: 'ارسال متوقف شود؟' }).getByRole('button', { name: 'متوقف شود' }).click();
  await page.getByRole('dialog', { name: 'ارسال متوقف شد' }).getByRole('button', { name: 'فهمیدم' }).click();
  await expect(page.getByText('متوقف‌شده')).toBeVisible();
  expect(mrial(await creditOf(token))).toBe(before);
});

test('a slow send is held back while tests pass it, and goes on at full speed', async ({ member: page, token }) => {
  await compose(page, TEXT, []);
  await paste(page, manyNumbers(COUNT));
  await page.getByRole('button', { name: 'گزینه‌های ارسال' }).click();
  await page.getByRole('textbox', { name: 'بیشترین سرعت' }).fill(SLOW);
  const id = await confirmAndSend(page);
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await page.getByRole('button', { name: 'نگه داشتن' }).click();
  await expect(page.getByRole('button', { name: 'ادامهٔ ارسال' })).toBeVisible();
  // What was in flight ends by itself.
  await expect.poll(async () => inFlight(await countsOf(token, id)), { timeout: 20_000 }).toBe(0);
  const held = await countsOf(token, id);
  expect(held.queued).toBeGreaterThan(0);

  // The line is free: another message passes over it, and of the held ones none does.
  const known = await countReceived(DEMO_MOBILE);
  await page.goto('/send-sms/quick');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  await page.getByRole('button', { name: 'گزینه‌های ارسال' }).click();
  await page.getByRole('button', { name: 'ارسال آزمایشی به شمارهٔ خودم' }).click();
  await expect(page.getByRole('link', { name: 'دیدن گزارش آن' })).toBeVisible();
  expect(await nextMessage(DEMO_MOBILE, known)).toBe(TEXT);
  expect(await countsOf(token, id)).toEqual(held);

  page.on('dialog', (leaving) => void leaving.accept());
  await page.goto(`/reports/${id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'ارسال آزمایشی به خودم' }).click();
  await dialog.getByRole('button', { name: 'فرستاده شود' }).click();
  await dialog.getByRole('button', { name: 'فهمیدم' }).click();
  expect(await nextMessage(DEMO_MOBILE, known + 1)).toBe(TEXT);
  expect(await countsOf(token, id)).toEqual(held);
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'سرعت ارسال' }).click();
  await dialog.getByRole('textbox').fill('');
  await dialog.getByRole('button', { name: 'ثبت سرعت' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'ادامهٔ ارسال' }).click();
  await expect.poll(async () => (await countsOf(token, id)).delivered, { timeout: 20_000 }).toBe(COUNT);
});

test('a text goes again only to whom it has not reached', async ({ member: page, token }) => {
  await compose(page, TEXT, ['09240000003', ...TWO_UNREACHABLE]);
  const id = await confirmAndSend(page);
  // The button is there with the first who was not reached; the question is about both.
  await expect.poll(() => countsOf(token, id), { timeout: 20_000 }).toMatchObject({ undelivered: 1, refused: 1 });
  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await page.getByRole('button', { name: 'ارسال به نرسیده‌ها' }).click();
  const dialog = page.getByRole('dialog');
  expect(numberIn(await dialog.locator('dd').first().innerText())).toBe('2');
  await look(page, 'resend-question');
  await dialog.getByRole('button', { name: 'فرستاده شود' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/reports/${id}$`));
  await expect(page.getByText('نرسیده‌های ارسال')).toBeVisible();
  await expect(page.locator('dl dd').first()).toHaveText('۲');
});

test('a large send is stopped, and what has not left comes back to the rial', async ({ member: page, token }) => {
  const before = mrial(await creditOf(token));
  const numbers = manyNumbers(MANY);
  await compose(page, 'سلام، این پیام آزمایشی است.', []);
  for (let from = 0; from < MANY; from += PASTE_AT_ONCE) await paste(page, numbers.slice(from, from + PASTE_AT_ONCE));
  await confirmAndSend(page);

  await page.getByRole('link', { name: 'دیدن گزارش' }).click();
  await page.getByRole('button', { name: 'توقف ارسال' }).click();
  const question = page.getByRole('dialog', { name: 'ارسال متوقف شود؟' });
  await expect(question.getByText('هنوز نرفته', { exact: true })).toBeVisible();
  await look(page, 'stop-question');
  await question.getByRole('button', { name: 'متوقف شود' }).click();

  const answer = page.getByRole('dialog', { name: 'ارسال متوقف شد' });
  await expect(answer).toBeVisible();
  const [cancelled = '', returned = ''] = await answer.locator('dd').allInnerTexts();
  await look(page, 'stop-answer');
  expect(Number(numberIn(cancelled))).toBeGreaterThan(0);
  await answer.getByRole('button', { name: 'فهمیدم' }).click();
  await expect(page.getByText('متوقف‌شده')).toBeVisible();

  // What was in flight ends by itself; then everything is either paid for or back.
  await expect(page.getByText('زنده', { exact: true })).toBeHidden({ timeout: 20_000 });
  const spent = before - mrial(await creditOf(token));
  const figures = await page.locator('dl dd').allInnerTexts();
  expect(mrial(numberIn(figures[2] ?? ''))).toBe(spent + mrial(numberIn(figures[3] ?? '')));
  expect(mrial(numberIn(figures[3] ?? ''))).toBeGreaterThanOrEqual(mrial(numberIn(returned)));
  await look(page, 'report-stopped');
});

function inFlight({ total, queued, delivered }: { total: number; queued: number; delivered: number }): number {
  return total - queued - delivered;
}

/** Sets the rate of all sends of the account from the line of this one; an empty text takes it away. */
async function limitLine(page: Page, rate: string): Promise<void> {
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await page.getByRole('menuitem', { name: 'ساعت و سرعت این خط' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'بیشترین سرعت' }).fill(rate);
  await dialog.getByRole('button', { name: 'ثبت' }).click();
  await expect(dialog).toBeHidden();
}
