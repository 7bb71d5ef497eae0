import { expect, test } from '../support/journey';
import { readStack } from '../support/stack';

// The second journey looks for what the first has left: they go one after the other, in one browser.
test.describe.configure({ mode: 'serial' });

/** What of a person a browser keeps, as far as a page can see it. Runs in the page. */
async function readKept(): Promise<object> {
  const databases = await indexedDB.databases();
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  const root = await navigator.storage.getDirectory();
  const files: string[] = [];
  for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys()) files.push(name);
  return {
    ...{ cookies: document.cookie, local: { ...localStorage }, session: { ...sessionStorage }, name: window.name },
    ...{ databases: databases.map(({ name }) => name), caches: await caches.keys(), files, geolocation: state },
    ...{ isMarked: 'marked' in window, isTold: 'tellJourney' in window, isOnline: navigator.onLine },
  };
}

/** Leaves a trace in every place. Runs in the page. */
async function leaveTraces(): Promise<void> {
  document.cookie = 'trace=1; path=/';
  localStorage.setItem('trace', '1');
  sessionStorage.setItem('trace', '1');
  window.name = 'trace';
  await new Promise((resolve) => (indexedDB.open('trace').onsuccess = resolve));
  await (await caches.open('trace')).put('/trace', new Response('1'));
  await (await navigator.storage.getDirectory()).getFileHandle('trace', { create: true });
}

let before: object = {};

for (const origin of ['127.0.0.1', 'localhost']) {
  const address = () => `${readStack().panelUrl.replace('127.0.0.1', origin)}/llms.txt`;

  test(`a journey leaves traces in its browser, at ${origin}`, async ({ page, context }) => {
    await page.goto(address());
    before = await page.evaluate(readKept);
    await context.grantPermissions(['geolocation']);
    await context.addInitScript(() => Object.assign(window, { marked: true }));
    await context.exposeFunction('tellJourney', () => undefined);
    await context.setExtraHTTPHeaders({ 'x-journey': 'left' });
    await context.route('**/llms.txt', (route) => route.fulfill({ body: 'left' }));
    await page.goto(address());
    await page.evaluate(leaveTraces);
    expect(Object.entries(await page.evaluate(readKept)).filter(([, value]) => value !== true)).not.toEqual(
      Object.entries(before).filter(([, value]) => value !== true),
    );
    await context.setOffline(true);
  });

  test(`and the next one finds nothing of them, at ${origin}`, async ({ page, context }) => {
    const answer = await page.goto(address());
    expect(await answer?.text()).not.toBe('left');
    expect(await answer?.request().headerValue('x-journey')).toBeNull();
    expect(await page.evaluate(readKept)).toEqual(before);
    // The empty one, from which each journey's page is opened, and that page.
    expect(context.pages().filter((one) => one !== page)).toHaveLength(1);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });
}
