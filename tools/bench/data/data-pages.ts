import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ensureChromium } from '../../lib/chromium.ts';
import { panelUrl } from '../../stack/settings.ts';
import type { BenchStack } from '../bench-stack.ts';
import { distributionOf } from '../percentiles.ts';
import type { Distribution } from '../percentiles.ts';
import type { SeededData } from './seed-data.ts';

/** From the click on a link of the panel until the rows of the list behind it have been painted. */
export interface PaintResult {
  name: string;
  mustMs: number;
  /** Of a browser that has never seen the panel: with the code of the screen. */
  firstMs: number;
  timesMs: Distribution;
}

/** Where a link stands and what it leads to. */
interface Way {
  name: string;
  from: string;
  /** Selects the link. */
  link: string;
  to: string;
}

const MUST_MS = 300;
const TIMES = 10;
/** A page of a list. */
const ROWS = 10;
const LIMIT_MS = 30_000;

function waysOf({ largestSendId }: SeededData): Way[] {
  const menu = (path: string) => ({ from: '/dashboard', link: `nav a[href="${path}"]` });
  const report = `/reports/${largestSendId}`;
  return [
    { name: 'contacts', ...menu('/contacts'), to: '/contacts' },
    { name: 'report list', ...menu('/reports'), to: '/reports' },
    { name: 'inbox', ...menu('/inbox'), to: '/inbox' },
    { name: 'report with its recipients', from: '/reports', link: `tbody a[href="${report}"]`, to: report },
  ];
}

/** Notes when something is clicked, and when so many rows of `to` are on the screen: after the frame in which they were there. */
async function watchRows(page: Page, to: string): Promise<void> {
  await page.evaluate(
    ([path, count]) => {
      const noted = { click: 0, painted: 0 };
      Object.assign(window, { __rows: noted });
      // By the browser's own clock of the event, so that nothing that runs before the listener is left out.
      addEventListener('click', (event) => (noted.click = event.timeStamp), { capture: true, once: true });
      const areThere = () =>
        noted.click > 0 &&
        location.pathname.startsWith(path) &&
        document.querySelectorAll('tbody tr[data-row]').length >= count &&
        document.querySelector('[role="status"] [aria-hidden="true"] tbody') === null;
      const look = () => {
        if (areThere()) requestAnimationFrame(() => (noted.painted = performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [to, ROWS] as const,
  );
}

/** In a page of its own, so that no list is kept from the time before. */
async function measureOnce(page: Page, url: string, { from, link, to }: Way): Promise<number> {
  await page.goto(`${url}${from}`, { waitUntil: 'networkidle' });
  await page.locator(link).first().waitFor();
  await watchRows(page, to);
  await page.locator(link).first().click();
  const painted = await page.waitForFunction(
    () => {
      const { click, painted: at } = (window as unknown as { __rows: { click: number; painted: number } }).__rows;
      return at > 0 && at - click;
    },
    undefined,
    { timeout: LIMIT_MS },
  );
  return Number(await painted.jsonValue());
}

/** The list pages of a member who has a million of everything, in a desktop's browser at full speed. */
export async function benchPages({ stack, client }: BenchStack, data: SeededData): Promise<PaintResult[]> {
  const url = panelUrl(stack.settings);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const results: PaintResult[] = [];
    for (const way of waysOf(data)) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'fa-IR',
        timezoneId: 'Asia/Tehran',
      });
      await context.addInitScript((token) => localStorage.setItem('token', token), client.token ?? '');
      const timesMs: number[] = [];
      for (let index = 0; index <= TIMES; index += 1) {
        const page = await context.newPage();
        timesMs.push(await measureOnce(page, url, way));
        await page.close();
      }
      const [firstMs = 0, ...others] = timesMs;
      results.push({ name: way.name, mustMs: MUST_MS, firstMs, timesMs: distributionOf(others) });
      await context.close();
    }
    return results;
  } finally {
    await browser.close();
  }
}
