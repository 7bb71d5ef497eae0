import { expect, type Locator, type Page } from '@playwright/test';

/** Numbers that nobody has, one of each operator. */
export const THREE_NUMBERS = ['09952000001', '09041000002', '09240000003'] as const;

/** `count` numbers in a row, that nobody has. */
export function manyNumbers(count: number, first = 9_242_000_000): readonly string[] {
  return Array.from({ length: count }, (_unused, index) => `0${first + index}`);
}

/** Writes a message on the quick-send page and adds the numbers one by one. */
export async function compose(page: Page, text: string, numbers: readonly string[]): Promise<void> {
  await page.goto('/send-sms/quick');
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(text);
  for (const number of numbers) {
    await page.getByLabel('گیرنده‌ها', { exact: true }).fill(number);
    await page.getByLabel('گیرنده‌ها', { exact: true }).press('Enter');
  }
}

/** Pastes numbers through the dialog, a thousand at once at most. */
export async function paste(page: Page, numbers: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'چسباندن' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('شماره‌ها').fill(numbers.join('\n'));
  await dialog.getByRole('button', { name: /افزودن/ }).click();
  await expect(dialog).toBeHidden();
}

/** Confirms what was written, and answers the id of the send from the success page's address. */
export async function confirmAndSend(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'ارسال', exact: true })).toBeEnabled();
  await dialog.getByRole('button', { name: 'ارسال', exact: true }).click();
  await page.waitForURL(/success-send\/\d+$/);
  return page.url().split('/').at(-1) ?? '';
}

/** The number of a text in Persian digits, e.g. `۴٬۳۷۶ ریال` -> `4376`; decimals stay. */
export function numberIn(text: string): string {
  const latin = text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0)).replace(/٫/g, '.');
  return latin.replace(/[^\d.]/g, '');
}

/** An amount of money in a part of the page, the first unless told, in milli-rial. */
export async function priceIn(part: Locator, place = 0): Promise<bigint> {
  const amount = part.getByText(/[۰-۹]\s*ریال/).nth(place);
  return mrial(numberIn(await amount.innerText()));
}

/** Milli-rial of a decimal text, for exact sums. */
export function mrial(rial: string): bigint {
  const [whole = '0', fraction = ''] = rial.split('.');
  return BigInt(whole) * 1000n + BigInt(fraction.padEnd(3, '0'));
}
