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
/** A moment after those of the stories' examples. */
const NOW = '2026-11-21T06:00:00.000Z';
const DRAWN_MS = 20_000;
const QUIET_MS = 200;
const RESTLESS_MS = 2000;

/** A page of a browser for one view; stories are opened in it one after the other. */
export async function openView(browser: Browser, { width }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
    hasTouch: width < DESKTOP,
  });
  // Times such as "two hours ago" are the same in every run; timers go on.
  await context.clock.setFixedTime(NOW);
  return context.newPage();
}

/** What the story is asked for by: its own look at accessibility is left out, ours comes when it is drawn. */
const addressOf = (url: string, id: string, { theme }: View) =>
  `${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/** Storybook's own bus inside the page. It remembers the last message of each kind. */
interface Bus {
  last: (event: string) => unknown[] | undefined;
}

/** Waits until the story is drawn and played. @returns what went wrong in it, as its error's message. */
async function finish(page: Page): Promise<string | undefined> {
  const outcome = await page.waitForFunction(
    () => {
      const bus = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Bus }).__STORYBOOK_ADDONS_CHANNEL__;
      const failures = [
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'playFunctionThrewException',
        'configError',
      ];
      for (const event of failures) {
        const sent = bus?.last(event);
        if (sent === undefined) continue;
        const error = sent[0] as { message?: string } | string | undefined;
        return { failure: `${event}: ${(typeof error === 'object' ? error.message : error) ?? ''}` };
      }
      return bus?.last('storyFinished') === undefined ? null : { failure: undefined };
    },
    undefined,
    { timeout: DRAWN_MS },
  );
  return (await outcome.jsonValue())?.failure;
}

/** Waits until nothing has been fetched or drawn for a moment: lazy pieces, fonts and the fake network's answers are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    ({ quietMs, limitMs }) =>
      new Promise<void>((resolve) => {
        const stop = () => {
          drawing.disconnect();
          loading.disconnect();
          clearTimeout(quiet);
          clearTimeout(limit);
          void document.fonts.ready.then(() => resolve());
        };
        const again = () => {
          clearTimeout(quiet);
          quiet = setTimeout(stop, quietMs);
        };
        const drawing = new MutationObserver(again);
        drawing.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const loading = new PerformanceObserver(again);
        loading.observe({ type: 'resource' });
        // A clock or a carousel never rests.
        const limit = setTimeout(stop, limitMs);
        let quiet = setTimeout(stop, quietMs);
      }),
    { quietMs: QUIET_MS, limitMs: RESTLESS_MS },
  );
}

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // A story has no frames, and without them axe needs no page of its own to put its findings together.
    .setLegacyMode(true)
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
    await page.goto(addressOf(where.url, id, where.view), { waitUntil: 'commit' });
    const failure = await finish(page);
    if (failure !== undefined) faults.push(failure);
    await settle(page);
    faults.push(...(await axeFaults(page)), ...(await overflow(page)));
    if (where.picture) await page.screenshot({ path: where.picture });
  } catch (error) {
    faults.push(`could not be drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    page.off('pageerror', onError);
  }
  return faults;
}
