import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.ts';
import { readPageTimes, watchPageTimes } from './page-times.ts';
import type { PageTimes } from './page-times.ts';
import { percentile } from './percentiles.ts';

/** A phone of the middle class on a mobile network, as its users have it. */
export const DEVICE = { width: 390, height: 844, cpuSlowdown: 4, megabitsPerSecond: 9, latencyMs: 100 } as const;
export const RUNS = 5;

/** After this long without a task of 50 ms the page counts as settled. */
const QUIET_MS = 2000;

export interface PanelRun extends PageTimes {
  run: number;
  transferredKb: number;
}

export interface PanelResult {
  runs: PanelRun[];
  /** Of each figure the middle one of the runs. */
  median: PageTimes;
}

async function openSlowPage(browser: Browser): Promise<{ page: Page; bytes: () => number }> {
  const context = await browser.newContext({
    viewport: { width: DEVICE.width, height: DEVICE.height },
    hasTouch: true,
    isMobile: true,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const bytesPerSecond = (DEVICE.megabitsPerSecond * 1e6) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: DEVICE.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: DEVICE.cpuSlowdown });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { page, bytes: () => bytes };
}

/** What people do on the login page: type into both fields, look at the password, change the theme, press the button. */
async function useLogin(page: Page): Promise<void> {
  await page.getByLabel('نام کاربری').tap();
  await page.keyboard.type('somebody', { delay: 60 });
  await page.getByLabel('گذرواژه', { exact: true }).tap();
  await page.keyboard.type('wrong-password', { delay: 60 });
  await page.getByRole('button', { name: /پوسته/ }).tap();
  await page.waitForTimeout(QUIET_MS / 4);
  await page.getByRole('button', { name: 'ادامه' }).tap();
  await page.getByRole('alert').first().waitFor();
}

async function measureOnce(browser: Browser, url: string, run: number): Promise<PanelRun> {
  const { page, bytes } = await openSlowPage(browser);
  await watchPageTimes(page);
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET_MS);
  const transferredKb = Math.round(bytes() / 1000);
  const loaded = await readPageTimes(page);
  await useLogin(page);
  await page.waitForTimeout(QUIET_MS / 2);
  const used = await readPageTimes(page);
  await page.context().close();
  return {
    run,
    transferredKb,
    ...loaded,
    layoutShift: used.layoutShift,
    worstInteractionMs: used.worstInteractionMs,
  };
}

function medianOf(runs: readonly PanelRun[], figure: keyof PageTimes): number {
  return percentile(
    runs.map((run) => run[figure]).sort((a, b) => a - b),
    0.5,
  );
}

/** The login page, cold, on a slow phone, several times. Everything runs on this machine. */
export async function benchPanel(url: string): Promise<PanelResult> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    // The first start of a browser is slower than any later one.
    await measureOnce(browser, url, 0);
    const runs: PanelRun[] = [];
    while (runs.length < RUNS) runs.push(await measureOnce(browser, url, runs.length + 1));
    return {
      runs,
      median: {
        firstPaintMs: medianOf(runs, 'firstPaintMs'),
        largestPaintMs: medianOf(runs, 'largestPaintMs'),
        blockingMs: medianOf(runs, 'blockingMs'),
        layoutShift: medianOf(runs, 'layoutShift'),
        worstInteractionMs: medianOf(runs, 'worstInteractionMs'),
      },
    };
  } finally {
    await browser.close();
  }
}
