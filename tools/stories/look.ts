import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import type { ServedStory } from './list-stories.ts';
import type { Look } from './look-at-each.ts';

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
const POLLING_MS = 20;
/** How long a patient look stays: for errors that come some time after the story is drawn. */
const PATIENCE_MS = 1000;

/**
 * Times such as "two hours ago" are the same in every run; timers go on. Playwright's own clock would keep what is thrown in a timer
 * to itself. Runs in the page.
 */
function stopClock(now: number): void {
  const RealDate = Date;
  RealDate.now = () => now;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [], newTarget: typeof Date) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget) as Date,
    apply: (target) => new target(now).toString(),
  });
}

/** A page of a browser for one view. */
async function openView(browser: Browser, { width }: View): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    reducedMotion: 'reduce',
    hasTouch: width < DESKTOP,
  });
  await context.addInitScript(stopClock, Date.parse(NOW));
  // What a story has kept is gone before anything of the next page runs. An empty page has nowhere to keep anything.
  await context.addInitScript(() => {
    if (location.origin === 'null') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return context.newPage();
}

/** What the story is asked for by: its own look at accessibility is left out, ours comes when it is drawn. */
const addressOf = ({ url, id }: ServedStory, { theme }: View) =>
  `${url}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/** Storybook's own bus inside the page. It remembers the last message of each kind. */
interface Bus {
  last: (event: string) => unknown[] | undefined;
  once: (event: string, listener: () => void) => void;
  emit: (event: string, message: unknown) => void;
}

/** What stories and we find in the page's global object. */
interface PageGlobals {
  __STORYBOOK_ADDONS_CHANNEL__?: Bus;
  axe: typeof axe;
}

/** The messages of a story that could not be drawn or played. */
const FAILURES = [
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'playFunctionThrewException',
  'configError',
] as const;

/** Waits until this very story is drawn and played, or anything has failed. */
async function finish(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    ({ storyId, failures }) => {
      const bus = (globalThis as unknown as PageGlobals).__STORYBOOK_ADDONS_CHANNEL__;
      const finished = bus?.last('storyFinished')?.[0] as { storyId: string } | undefined;
      return finished?.storyId === storyId || failures.some((event) => bus?.last(event) !== undefined);
    },
    { storyId: id, failures: FAILURES },
    // The default, at each frame, would make the browser draw all the time.
    { timeout: DRAWN_MS, polling: POLLING_MS },
  );
}

/** What Storybook has told to be wrong since the page was loaded. A page with a failure shows no other story. */
async function failures(page: Page): Promise<string[]> {
  return page.evaluate(
    (events) =>
      events.flatMap((event) => {
        const sent = (globalThis as unknown as PageGlobals).__STORYBOOK_ADDONS_CHANNEL__?.last(event);
        if (sent === undefined) return [];
        const error = sent[0] as { message?: string; title?: string } | string | undefined;
        return [`${event}: ${(typeof error === 'object' ? (error.message ?? error.title) : error) ?? ''}`];
      }),
    FAILURES,
  );
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

const AXE_OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // A story is a piece of a page: landmarks and the heading order belong to the page, and the journeys check them there.
  rules: Object.fromEntries(
    ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order'].map((rule) => [rule, { enabled: false }]),
  ),
  // All rules are run all the same; of what is right nobody wants the places.
  resultTypes: ['violations'],
};

async function axeFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as PageGlobals).axe.run(document, options);
    return violations.map(({ id, help, nodes }) => `axe ${id}: ${help} (${nodes[0]?.target.join(' ') ?? ''})`);
  }, AXE_OPTIONS);
}

async function overflow(page: Page): Promise<string[]> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return extra > 0 ? [`is ${extra} px wider than the window`] : [];
}

/**
 * Axe passes over the contrast of what an icon font may draw, and tells such text by drawing it and its first letter alone:
 * where letters are joined the two always differ. With the first letter drawn for both it reads Persian. Runs in the page.
 */
function letAxeReadJoinedLetters(): void {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, ...place) {
    fillText.call(this, text.charAt(0), ...place);
  };
}

/** Loads the page for a story, with axe in it. */
async function load(page: Page, story: ServedStory, view: View): Promise<void> {
  await page.goto(addressOf(story, view), { waitUntil: 'commit' });
  await finish(page, story.id);
  // Reading axe takes as long as looking at a small story with it: once for a page is enough.
  await page.evaluate(axe.source);
  await page.evaluate(letAxeReadJoinedLetters);
}

/**
 * Shows a story in the page of the one before, as a click in Storybook does: that one is taken down, then, before anything of this
 * one is drawn, what it has kept in the browser is thrown away.
 *
 * @returns whether nothing else is left of it, which might change how this one looks
 */
async function change(page: Page, id: string): Promise<boolean> {
  const isClean = await page.evaluate(
    ({ storyId, limitMs }) =>
      new Promise<boolean>((resolve) => {
        const bus = (globalThis as unknown as PageGlobals).__STORYBOOK_ADDONS_CHANNEL__;
        const limit = setTimeout(() => resolve(false), limitMs);
        bus?.once('storyChanged', () => {
          clearTimeout(limit);
          localStorage.clear();
          sessionStorage.clear();
          const pieces = '#storybook-root > *, body > :not(script, .sb-wrapper, [id^="storybook-"])';
          const hasPieces = document.querySelector(pieces) !== null;
          // Storybook itself sets a filter.
          const hasStyle = [document.documentElement, document.body].some(({ style }) =>
            Array.from(style).some((property) => property !== 'filter'),
          );
          const hasFakeNetwork = !Function.prototype.toString.call(globalThis.fetch).includes('[native code]');
          resolve(!hasPieces && !hasStyle && !hasFakeNetwork);
        });
        bus?.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    { storyId: id, limitMs: DRAWN_MS },
  );
  if (isClean) await finish(page, id);
  return isClean;
}

/** How stories are looked at. */
interface Place {
  browser: Browser;
  view: View;
  /** Where the picture of a story belongs, if pictures are wanted. */
  pictureOf?: (story: ServedStory) => string;
}

/**
 * A place to look at stories, one after the other.
 *
 * @returns `look`, which tells what is wrong with a story: errors of the page, what axe finds, what does not fit
 */
export function openPlace({ browser, view, pictureOf }: Place): { look: Look; close: () => Promise<void> } {
  let page: Page | undefined;
  let faults: string[] = [];

  const close = async () => {
    await page?.context().close();
    page = undefined;
  };

  const open = async (): Promise<Page> => {
    const opened = await openView(browser, view);
    opened.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    return opened;
  };

  const show = async (story: ServedStory, isFresh: boolean): Promise<Page> => {
    if (!isFresh && page !== undefined && (await change(page, story.id))) return page;
    page ??= await open();
    // What was told while the story before was taken down counts: both are then looked at again, each alone.
    const told = isFresh ? [] : [...faults];
    // The page before is gone when this one is there, and with it whatever else it had to tell.
    await page.goto('about:blank');
    faults = told;
    await load(page, story, view);
    return page;
  };

  const look: Look = async (story, { isFresh, isPatient }) => {
    faults = [];
    try {
      const shown = await show(story, isFresh);
      await settle(shown);
      faults.push(...(await axeFaults(shown)), ...(await overflow(shown)));
      if (isPatient) await shown.waitForTimeout(PATIENCE_MS);
      faults.push(...(await failures(shown)));
      if (pictureOf) await shown.screenshot({ path: pictureOf(story) });
    } catch (error) {
      faults.push(`could not be drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
      // A page that hangs would hold up the next story too.
      await close();
    }
    return faults;
  };

  return { look, close };
}
