import type { Browser, BrowserContext, Disposable, Page } from '@playwright/test';
import { readStack } from './stack';

/**
 * A browser that goes on from journey to journey. What a page costs is above all to read and compile the panel anew, and the process of a
 * page keeps what it has compiled: an empty page stays, and the page of each journey is opened from it into the same process. Of a journey
 * itself nothing stays (`isolation.journey.ts`): its pages, what they stored, its scripts, routes and listeners.
 */
export interface KeptContext {
  readonly context: BrowserContext;
  /** Forgets everything that pages have stored, and opens the page of a new journey. */
  begin(): Promise<Page>;
  /** Closes the journey's pages and takes away what it had added. */
  end(): Promise<void>;
  /** Leaves the pages of a journey that failed as they are, for whoever looks into it. */
  leave(): Promise<void>;
}

/** A file of the panel that runs nothing: a page of its origin, so that others of it can be in one process with it. */
const EMPTY_PAGE = '/llms.txt';

/** What a journey may listen to. */
const EVENTS = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'serviceworker',
  'weberror',
] as const;

type Adding = (...given: never[]) => Promise<Disposable>;

/** Keeps in mind what is added to all pages of a context. */
function noteAdditions(context: BrowserContext): Disposable[] {
  const added: Disposable[] = [];
  const noted =
    <Add extends Adding>(add: Add) =>
    async (...given: Parameters<Add>) => {
      const one = await add(...given);
      added.push(one);
      return one;
    };
  Object.assign(context, {
    addInitScript: noted(context.addInitScript.bind(context) as Adding),
    exposeBinding: noted(context.exposeBinding.bind(context) as Adding),
    exposeFunction: noted(context.exposeFunction.bind(context) as Adding),
  });
  return added;
}

/** Where journeys go: the panel by both of its names, the desk, the handsets. */
function origins(): string[] {
  const { panelUrl, deskUrl, handsetsUrl } = readStack();
  const all = [panelUrl, panelUrl.replace('127.0.0.1', 'localhost'), deskUrl, handsetsUrl];
  return all.filter((url) => url !== '').map((url) => new URL(url).origin);
}

/** Everything of these origins but the files of the panel. */
async function forgetStored(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const origin of origins()) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
  await page.context().clearCookies();
}

/** Opens the page that stays until something ends its process. */
async function openStaying(context: BrowserContext, onCrash: () => void): Promise<Page> {
  const page = await context.newPage();
  page.once('crash', () => {
    onCrash();
    void page.close();
  });
  await page.goto(EMPTY_PAGE);
  return page;
}

/** Opens a browser to be kept, with the settings of the journey that is the first in it. */
export async function openKeptContext(browser: Browser): Promise<KeptContext> {
  const context = await browser.newContext();
  const added = noteAdditions(context);
  let staying: Page | undefined;
  return {
    context,
    async begin() {
      staying ??= await openStaying(context, () => (staying = undefined));
      await forgetStored(staying);
      const opened = context.waitForEvent('page');
      // Without an opener, as if somebody had opened it.
      await staying.evaluate(() => {
        const page = window.open('about:blank');
        if (page !== null) page.opener = null;
      });
      return opened;
    },
    async end() {
      for (const page of context.pages().filter((one) => one !== staying)) await page.close();
      for (const one of added.splice(0)) await one.dispose();
      for (const event of EVENTS) context.removeAllListeners(event);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.clearPermissions();
      await context.setOffline(false);
      await context.setExtraHTTPHeaders({});
    },
    async leave() {
      await staying?.close();
    },
  };
}
