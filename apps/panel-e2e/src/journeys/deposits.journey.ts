import type { Page } from '@playwright/test';
import { admin } from '../support/admin';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { jalaliDayAhead } from '../support/tehran';

const PAGE = '/wallet/deposits';
/** A picture of one point. */
const SLIP = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function writeDown(page: Page, code: string, picture?: string, source?: string): Promise<void> {
  await page.getByRole('link', { name: 'ثبت واریز' }).first().click();
  await page.getByRole('radio', { name: /بانک ملت/ }).check();
  await page.getByLabel('مبلغ واریزشده').fill('5000000');
  await page.getByLabel('شمارهٔ پیگیری').fill(code);
  if (source !== undefined) await page.getByLabel('چهار رقم آخر کارت مبدأ').fill(source);
  const time = page.getByRole('combobox', { name: 'زمان واریز' });
  await time.fill(`${jalaliDayAhead(-1)} 10:30`);
  await time.press('Escape');
  if (picture !== undefined) {
    await page.locator('input[type=file]').setInputFiles({ name: 'فیش.png', mimeType: 'image/png', buffer: SLIP });
    await expect(page.getByRole('listitem').filter({ hasText: 'فیش.png' })).toBeVisible();
    await look(page, picture);
  }
  await page.getByRole('button', { name: 'ثبت واریز' }).click();
  await page.waitForURL(`**${PAGE}`);
}

/** The id of the deposit with this code, as those who decide see it. */
async function waitingId(code: string): Promise<string> {
  const lines = (await admin('deposit', 'list')).split('\n');
  const at = lines.findIndex((line) => line.includes(`code ${code},`));
  const id = /^(\d+)/.exec(lines[at - 1] ?? '')?.[1];
  if (id === undefined) throw new Error(`No deposit with the code ${code} waits.`);
  return id;
}

const persian = (digits: string) => digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));

test('a transfer is written down, accepted, and the balance grows by itself; another one is refused with its reason', async ({
  member: page,
}) => {
  const [first, second] = [`7${Date.now()}`, `8${Date.now()}`];
  await page.goto(PAGE);
  await writeDown(page, first, 'deposits-new');
  const row = page.getByRole('row').filter({ hasText: persian(first) });
  await expect(row.getByText('در انتظار تأیید')).toBeVisible();

  await page.goto('/wallet/transactions');
  const grown = page.getByText(`شمارهٔ پیگیری ${first}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(grown).toHaveCount(0);
  await admin('deposit', 'accept', await waitingId(first));
  await expect(grown).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: first }).getByText('+۴٬۵۰۰٬۰۰۰')).toBeVisible();

  await page.goto(PAGE);
  await expect(row.getByText('تأییدشده')).toBeVisible();
  await writeDown(page, second);
  const other = page.getByRole('row').filter({ hasText: persian(second) });
  await expect(other.getByText('در انتظار تأیید')).toBeVisible();
  await admin('deposit', 'refuse', await waitingId(second), '--reason=amount_differs', '--note=مبلغ فیش کمتر است');
  await expect(other.getByText('ردشده')).toBeVisible();
  await expect(other.getByText('مبلغ واریز با مبلغ ثبت‌شده یکی نیست: مبلغ فیش کمتر است')).toBeVisible();
  await look(page, 'deposits-decided');
});

test('a transfer is accepted with the amount that arrived, and the list and the transaction say that it differs', async ({
  member: page,
}) => {
  const code = `9${Date.now()}`;
  await page.goto(PAGE);
  await writeDown(page, code, undefined, '0006');
  const row = page.getByRole('row').filter({ hasText: persian(code) });
  await expect(row.getByText('از کارت')).toContainText('۰۰۰۶');
  await admin('deposit', 'accept', await waitingId(code), '--rial=4900000');
  await expect(row.getByText('مبلغ رسیده با مبلغ ثبت‌شده (۵٬۰۰۰٬۰۰۰ ریال) یکی نیست')).toBeVisible();
  await expect(row.getByText('۴٬۴۱۰٬۰۰۰')).toBeVisible();
  await look(page, 'deposits-another-amount');

  await page.goto('/wallet/transactions');
  const transaction = page.getByRole('row').filter({ hasText: code });
  await expect(transaction.getByText('+۴٬۴۱۰٬۰۰۰')).toBeVisible();
  await expect(transaction.getByText('با مبلغ ۴٬۹۰۰٬۰۰۰ ریال که با مبلغ ثبت‌شده')).toBeVisible();
});
