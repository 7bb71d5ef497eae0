import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { Story } from './list-stories.ts';

/** How a story is looked at. */
export interface View {
  theme: 'light' | 'dark';
  width: number;
}

export const DESKTOP = 1280;
export const PHONE = 390;
/** The narrowest window that nothing may be wider than (WCAG 1.4.10). */
export const NARROWEST = 320;

const HEIGHT = 900;
const DRAWN_MS = 10_000;

/** A page of a browser for one view; stories are opened in it one after the other. */
export async function openView(browser: Browser, { width }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
    hasTouch: width < DESKTOP,
  });
  return context.newPage();
}

async function draw(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    () => document.body.classList.contains('sb-show-main') && document.querySelector('#storybook-root > *') !== null,
    undefined,
    { timeout: DRAWN_MS },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Lazy pieces and the first answers of the fake network.
  await page.waitForLoadState('networkidle');
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // A story is a piece of a page: landmarks and the heading order belong to the page, and the journeys check them there.
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'])
    .analyze();
  return violations.map(({ id, help, nodes }) => `axe ${id}: ${help} (${nodes[0]?.target.join(' ') ?? ''})`);
}

async function overflow(page: Page): Promise<string[]> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return extra > 0 ? [`is ${extra} px wider than the window`] : [];
}

/** Opens a story in a view. @returns what is wrong: errors of the page, what axe finds, what does not fit. */
export async function lookAt(page: Page, { id }: Story, where: { url: string; view: View; picture?: string }) {
  const faults: string[] = [];
  const onError = (error: Error) => faults.push(`error: ${error.message}`);
  page.on('pageerror', onError);
  try {
    await draw(page, `${where.url}/iframe.html?id=${id}&viewMode=story&globals=theme:${where.view.theme}`);
    faults.push(...(await axeFaults(page)), ...(await overflow(page)));
    if (where.picture) await page.screenshot({ path: where.picture });
  } catch (error) {
    faults.push(`could not be drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    page.off('pageerror', onError);
  }
  return faults;
}
