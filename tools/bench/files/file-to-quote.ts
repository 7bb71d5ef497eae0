import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ensureChromium } from '../../lib/chromium.ts';
import { panelUrl } from '../../stack/settings.ts';
import type { BenchStack } from '../bench-stack.ts';
import { percentile } from '../percentiles.ts';
import type { BenchFile } from './make-files.ts';

/** From a file that is dropped into the panel to the price of sending to everybody in it, all on this machine. */
export interface FileToQuote {
  title: string;
  /** Until the counts stand there: checked, nothing uploaded. */
  checkedMs: number;
  /** Until the exact price stands there: checked, uploaded, checked again, priced. */
  quotedMs: number;
  longestFrameMs: number;
}

/** What a quote of one number takes at the API, one after the other. */
export interface QuickQuote {
  p50Ms: number;
  p95Ms: number;
}

const TEXT = 'سلام، سفارش شما آماده است.';
const PATIENCE_MS = 120_000;
const QUOTES = 100;

/** The longest time between two frames, from the call until it is asked. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = { longest: 0, last: performance.now() };
    const step = (now: number) => {
      watched.longest = Math.max(watched.longest, now - watched.last);
      watched.last = now;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    Object.assign(window, { __frames: watched });
  });
  return () => page.evaluate(() => (window as unknown as { __frames: { longest: number } }).__frames.longest);
}

async function giveFile(page: Page, url: string, file: BenchFile): Promise<FileToQuote> {
  await page.goto(`${url}/send-sms/file`);
  await page.getByRole('textbox', { name: 'متن پیام' }).fill(TEXT);
  const input = page.getByLabel('فایل شماره‌ها');
  await input.waitFor({ state: 'attached' });
  const longestFrame = await watchFrames(page);
  const started = performance.now();
  await input.setInputFiles(file.path);
  await page.getByRole('table', { name: 'سطرهای فایل' }).waitFor({ timeout: PATIENCE_MS });
  const checkedMs = performance.now() - started;
  await page
    .getByRole('complementary')
    .getByText(/[۰-۹٬]{7,} گیرنده/)
    .waitFor({ timeout: PATIENCE_MS });
  const quotedMs = performance.now() - started;
  return { title: file.title, checkedMs, quotedMs, longestFrameMs: await longestFrame() };
}

/** Each file in a browser of its own, signed in as the demo account. */
export async function benchFileToQuote(
  { stack, client }: BenchStack,
  files: readonly BenchFile[],
): Promise<FileToQuote[]> {
  const results: FileToQuote[] = [];
  for (const file of files) {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const page = await browser.newPage({ locale: 'fa-IR', timezoneId: 'Asia/Tehran' });
      await page.addInitScript((token) => localStorage.setItem('token', token), client.token ?? '');
      results.push(await giveFile(page, panelUrl(stack.settings), file));
    } finally {
      await browser.close();
    }
  }
  return results;
}

/** The quote of a quick send to one number. */
export async function benchQuickQuote({ client }: BenchStack): Promise<QuickQuote> {
  const { items } = await client.call<{ items: { number: string }[] }>('listLines');
  const body = { from_number: items[0]?.number, message: TEXT, recipients: ['989240000001'] };
  const times: number[] = [];
  for (let i = 0; i <= QUOTES; i += 1) {
    const started = performance.now();
    await client.call('calculatePrice', { body });
    // The first one makes everything ready.
    if (i > 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}
