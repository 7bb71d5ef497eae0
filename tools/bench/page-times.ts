import type { Page } from '@playwright/test';

/** What a person feels of a page, as the browser itself measures it. */
export interface PageTimes {
  /** Until anything was painted, from the navigation on. */
  firstPaintMs: number;
  /** Until the largest piece was painted (LCP). */
  largestPaintMs: number;
  /** Of every task longer than 50 ms after the first paint, what is above 50 (TBT). */
  blockingMs: number;
  /** Sum of unexpected shifts (CLS, without its windows: never smaller). */
  layoutShift: number;
  /** The slowest interaction, from the finger to the next frame. 0 when each took less than 16 ms. */
  worstInteractionMs: number;
}

interface Watched {
  largest: number;
  long: { start: number; duration: number }[];
  shift: number;
  interaction: number;
}

/** Installs the watch before any script of the page runs. */
export async function watchPageTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { largest: 0, long: [], shift: 0, interaction: 0 };
    Object.assign(window, { __watched: watched });
    const observe = (type: string, take: (entry: never) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
        type,
        buffered: true,
        ...more,
      });
    observe('largest-contentful-paint', (entry: PerformanceEntry) => {
      watched.largest = entry.startTime;
    });
    observe('longtask', ({ startTime, duration }: PerformanceEntry) => {
      watched.long.push({ start: startTime, duration });
    });
    observe('layout-shift', (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) watched.shift += entry.value;
    });
    observe(
      'event',
      (entry: PerformanceEntry & { interactionId: number }) => {
        if (entry.interactionId > 0) watched.interaction = Math.max(watched.interaction, entry.duration);
      },
      { durationThreshold: 16 },
    );
  });
}

const LONG_TASK_MS = 50;

/** What was seen since the navigation. */
export async function readPageTimes(page: Page): Promise<PageTimes> {
  const { watched, firstPaintMs } = await page.evaluate(() => ({
    watched: (window as unknown as { __watched: Watched }).__watched,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  const blocking = watched.long.filter(({ start }) => start >= firstPaintMs);
  return {
    firstPaintMs,
    largestPaintMs: watched.largest,
    blockingMs: blocking.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0),
    layoutShift: watched.shift,
    worstInteractionMs: watched.interaction,
  };
}

/** Begins anew: what was seen until now, e.g. while the page loaded, does not count. */
export function forgetPageTimes(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign((window as unknown as { __watched: Watched }).__watched, { long: [], shift: 0, interaction: 0 });
  });
}

/** The longest task that was seen, in ms; 0 when none took 50 ms. */
export function readLongestTask(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { __watched: Watched }).__watched.long.map(({ duration }) => duration)),
  );
}
