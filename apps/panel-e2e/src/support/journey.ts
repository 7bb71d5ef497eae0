import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openKeptContext, type KeptContext } from './kept-context';
import { getToken } from './sign-in';
import { watchViolations, type Violations } from './violations';

interface Fixtures {
  /**
   * Whether the browser asks that nothing be fetched in advance. A page that may fetches all screens, which costs as much as opening
   * it three times; `offline.journey.ts` lets it.
   */
  readonly savesData: boolean;
  /** Whether the browser has never seen the panel: it has to fetch everything. Where a journey has a worker that is so anyway. */
  readonly isFirstVisit: boolean;
  /** The page with which a journey begins, in a browser that has nothing of another journey. */
  readonly firstPage: Page;
  /** What the pages of this journey do against their policy; anything fails it at its end. */
  readonly violations: Violations;
  /** A page of someone who is signed in. */
  readonly member: Page;
}

interface WorkerFixtures {
  /** One session for all journeys whose subject is not signing in: codes are rationed. */
  readonly token: string;
  /** The browsers that go on from journey to journey, one for each set of settings. */
  readonly keptContexts: Map<string, KeptContext>;
}

/** The journeys' own `test`: it can begin signed in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  token: [
    // Playwright reads the fixtures that are wanted from this pattern, so it stands here although it is empty.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(await getToken());
    },
    { scope: 'worker' },
  ],
  keptContexts: [
    // As above.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const kept = new Map<string, KeptContext>();
      await use(kept);
      for (const { context } of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  savesData: [true, { option: true }],
  isFirstVisit: [false, { option: true }],
  firstPage: async (
    { browser, keptContexts, isFirstVisit, savesData, serviceWorkers, viewport, hasTouch, isMobile },
    use,
    testInfo,
  ) => {
    if (isFirstVisit || !savesData || serviceWorkers !== 'block') {
      const context = await openElsewhere(browser, savesData);
      await use(await context.newPage());
      await context.close();
      return;
    }
    const settings = JSON.stringify([viewport, hasTouch, isMobile]);
    const kept = keptContexts.get(settings) ?? (await openKeptContext(browser));
    keptContexts.set(settings, kept);
    const page = await kept.begin();
    await kept.context.addInitScript(saveData);
    await use(page);
    await (testInfo.status === testInfo.expectedStatus ? kept.end() : kept.leave());
  },
  context: async ({ firstPage }, use) => use(firstPage.context()),
  page: async ({ firstPage }, use) => use(firstPage),
  violations: [
    async ({ context }, use) => {
      const violations = await watchViolations(context);
      await use(violations);
      // What a journey changes on its way may still be on it: the browser goes now and takes it away, and nobody looks at it any more.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(violations.found, 'violations of the content security policy, and errors that nobody caught').toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ context, page, token }, use) => {
    await storeToken(context, token);
    await use(page);
  },
});

/** Says what a browser says whose person wants to save data. Runs in every page before anything of its own. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

/** Another browser, of someone else or of the same person elsewhere. */
export async function openElsewhere(browser: Browser, savesData = true): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (savesData) await context.addInitScript(saveData);
  return context;
}

/** Puts a token where the panel looks for it, once: a page that removes it finds it removed. */
export async function storeToken(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((stored) => {
    // The empty page of a new tab, which has nowhere to keep anything.
    if (location.origin === 'null') return;
    if (sessionStorage.getItem('journey') !== null) return;
    sessionStorage.setItem('journey', 'begun');
    localStorage.setItem('token', stored);
  }, token);
}

export { expect };
