import { admin } from '../support/admin';
import { confirmAndSend, mrial, priceIn } from '../support/compose';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { countsOf, stopSend } from '../support/send-counts';
import { creditOf } from '../support/sign-in';
import { readStack } from '../support/stack';

const run = String(Date.now());
const TEXT = `سلام ${run}، فروشگاه تازهٔ ما در همسایگی شما گشایش یافت.`;

/** Five thousand people cost most of what the demo has, and other journeys want some of it. */
test.beforeEach(() => admin('account', 'credit', readStack().username, '--rial=10000000'));

test('people of an area are sent to at exactly the price that was shown, whether it was pressed on the map or written', async ({
  member: page,
  token,
}) => {
  const before = mrial(await creditOf(token));
  await page.goto('/send-sms');
  await page.getByRole('main').getByRole('link', { name: /نقشه/ }).first().click();
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  const map = page.getByRole('application', { name: 'نقشهٔ ایران' });
  const area = page.getByRole('group', { name: 'محدوده' });

  // In the corner of the map lies no province.
  await map.scrollIntoViewIfNeeded();
  await map.click({ position: { x: 12, y: 140 } });
  await expect(area.getByText(/بیرون از/)).toBeVisible();
  await expect(page.getByLabel('تعداد از همراه اول')).toBeHidden();

  await page.getByRole('combobox', { name: 'شهر مرکز' }).click();
  await page.getByRole('option', { name: 'تهران' }).click();
  await page.getByLabel('شعاع').fill('60');
  await expect(area.getByText(/^مساحت: ۱۱٬۳۱۰ کیلومتر مربع؛ استان‌های/)).toBeVisible();
  await expect(area.getByText(/نفر در این محدوده‌اند/)).toBeVisible();

  // The edge follows the pointer, and the arrow keys.
  const edge = page.getByRole('slider', { name: 'لبهٔ دایره' });
  const box = await edge.boundingBox();
  if (box === null) throw new Error('The edge of the circle is not drawn.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('شعاع')).not.toHaveValue('60');
  await page.getByLabel('شعاع').fill('59');
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('شعاع')).toHaveValue('60');

  await page.getByLabel('تعداد از همراه اول').fill('3000');
  await page.getByLabel('تعداد از ایرانسل').fill('2000');
  await expect(page.getByText('۵٬۰۰۰ گیرنده', { exact: false })).toBeVisible();
  const shown = await priceIn(page.getByRole('complementary'));
  expect(shown).toBe(BigInt(3000 * 1370 + 2000 * 1503) * 1000n);
  await look(page, 'send-map');

  const id = await confirmAndSend(page);
  // All of them take the line a minute; the first hundreds tell that they arrive.
  await expect.poll(async () => (await countsOf(token, id)).delivered, { timeout: 15_000 }).toBeGreaterThan(200);
  expect((await countsOf(token, id)).total).toBe(5000);
  expect(before - mrial(await creditOf(token))).toBe(shown);
  await stopSend(token, id);
});

test('a polygon is drawn on the map by keyboard alone, and is still there after the page was loaded again', async ({
  member: page,
}) => {
  await page.goto('/send-sms/map');
  await page.getByRole('radio', { name: 'چندضلعی' }).check();
  const map = page.getByRole('application', { name: 'نقشهٔ ایران' });
  await map.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Enter');
  const area = page.getByRole('group', { name: 'محدوده' });
  await expect(area.getByText(/^مساحت: [۰-۹٬]+ کیلومتر مربع/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'فهرست رأس‌ها' }).getByRole('row')).toHaveCount(4);
  const said = await area.getByText(/^مساحت:/).innerText();
  await expect(area.getByText(/نفر در این محدوده‌اند/)).toBeVisible();
  await page.reload();
  await expect(area.getByText(/^مساحت:/)).toHaveText(said);
});
