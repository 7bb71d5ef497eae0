import { compose, confirmAndSend, manyNumbers, mrial, numberIn, paste } from '../support/compose';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { creditOf } from '../support/sign-in';

/** At a hundred a second there is something left to stop also on a busy machine. */
const COUNT = 4000;
const PASTE_AT_ONCE = 1000;

test('a large send is stopped, and what has not left comes back to the rial', async ({ member: page, token }) => {
  const before = mrial(await creditOf(token));
  const numbers = manyNumbers(COUNT);
  await compose(page, 'سلام، این پیام آزمایشی است.', []);
  for (let from = 0; from < COUNT; from += PASTE_AT_ONCE) await paste(page, numbers.slice(from, from + PASTE_AT_ONCE));
  const id = await confirmAndSend(page);

  await page.goto(`/reports/${id}`);
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
