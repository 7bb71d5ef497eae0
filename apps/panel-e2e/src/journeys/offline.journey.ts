import type { Page } from '@playwright/test';
import { fileOf } from '../support/built-panel';
import { compose, confirmAndSend, THREE_NUMBERS } from '../support/compose';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

test.use({ serviceWorkers: 'allow' });

const NOT_HERE = 'این صفحه هنوز روی این دستگاه نیست';
const STRIP = 'اینترنت قطع است. آنچه';

/** All screens, one each time the browser is idle, on a machine that is busy. */
const WARM_LIMIT_MS = 60_000;

/** How many files the page has loaded that the worker does not keep. Runs in the page. */
async function countNotKept(): Promise<number> {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
  const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
  return kept.filter((answer) => answer === undefined).length;
}

/** A page whose worker is at work. Nothing is fetched in advance unless a journey says so: there are pages that were not loaded. */
async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Waits until the worker has whatever the page loaded before it.
  await expect.poll(() => page.evaluate(countNotKept)).toBe(0);
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const kept = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

for (const { name, width, height } of [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
]) {
  test(`without a network no page of the ${name} is the browser's own error page`, async ({
    member: page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    const [write, home] = [page.getByRole('textbox', { name: 'متن پیام' }), page.getByRole('link', { name: 'خانه' })];
    await openPanel(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'خانه' })).toBeVisible();
    await page.goto('/send-sms/quick');
    await expect(write).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(STRIP)).toBeVisible();
    await look(page, `offline-${name}`);
    // Loaded on an earlier visit, and kept by the worker.
    await home.first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'خانه' })).toBeVisible();
    // Not loaded: by a click, and from the address bar.
    await page
      .getByRole('link', { name: /^گزارش/ })
      .first()
      .click();
    await expect(page.getByText(NOT_HERE)).toBeVisible();
    await look(page, `offline-not-loaded-${name}`);
    await page.goto('/wallet/transactions');
    await expect(page.getByText(NOT_HERE)).toBeVisible();
    await expect(page.getByText(STRIP)).toBeVisible();
    await context.setOffline(false);
    // A table on the desktop, a list on the phone.
    const entries = page
      .getByRole('row')
      .nth(1)
      .or(page.getByRole('list', { name: 'تراکنش‌های کیف پول' }));
    await expect(entries).toBeVisible();
    await expect(page.getByText(STRIP)).toBeHidden();
  });
}

test('a send that is clicked without a network is neither lost nor sent twice', async ({ member: page, context }) => {
  await openPanel(page, '/send-sms/quick');
  await compose(page, 'پیام بی‌شبکه', THREE_NUMBERS);
  await page.getByRole('button', { name: 'بررسی و ارسال' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'ارسال', exact: true });
  await expect(send).toBeEnabled();
  const keys: string[] = [];
  context.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined && request.method() === 'POST') keys.push(key);
  });
  await context.setOffline(true);
  await send.click();
  await expect.poll(() => keys.length).toBe(1);
  await look(page, 'offline-send');
  await context.setOffline(false);
  await expect(page.getByText(STRIP)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue('پیام بی‌شبکه');
  expect(keys).toHaveLength(1);
  await confirmAndSend(page);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('nothing of a person is kept by the worker', async ({ page, context, token }) => {
  await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await openPanel(page, '/wallet/transactions');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const own = /^\/(assets\/.*|icon-192\.png|manifest\.webmanifest)?$/;
  expect(await keptAddresses(page)).toContain('/');
  expect((await keptAddresses(page)).filter((path) => !own.test(path))).toEqual([]);
  const kept = await page.evaluate(async () => (await globalThis.caches.match('/'))?.text());
  expect(kept).not.toContain(token);
});

test('the documents that were read once are read without a network', async ({ member: page, context }) => {
  await openPanel(page, '/developers/documents');
  await expect(page.getByText('شروع در پنج دقیقه')).toBeVisible();
  await page.getByRole('tab', { name: 'خطاها' }).click();
  await expect(page.getByText('422-636')).toBeVisible();
  await page.getByRole('tab', { name: 'کارها' }).click();
  await page.getByLabel('جستجوی کار').fill('ttl_seconds');
  await expect(page.getByRole('link', { name: /فرستادن رمز/ })).toBeVisible();
  await expect.poll(() => page.evaluate(countNotKept)).toBe(0);
  await context.setOffline(true);
  await page.goto('/developers/documents?tab=1&op=otp.send');
  await expect(page.getByText('رمز به برنامهٔ شما داده نمی‌شود')).toBeVisible();
  await page.getByRole('tab', { name: 'خطاها' }).click();
  await page.getByLabel('جستجوی خطا').fill('422-636');
  await expect(page.getByText('مجموع')).toBeVisible();
});

test.describe('a browser that does not save data', () => {
  test.use({ savesData: false });

  test('opens without a network what nobody has opened before', async ({ member: page, context }) => {
    await openPanel(page, '/dashboard');
    const isKept = (screen: string) => page.evaluate(async (file) => (await caches.match(file)) !== undefined, screen);
    const screens = ['transactions-screen.tsx', 'tickets-screen.tsx', 'webhooks-screen.tsx'].map(
      (one) => `/${fileOf(one)}`,
    );
    for (const screen of screens) await expect.poll(() => isKept(screen), { timeout: WARM_LIMIT_MS }).toBe(true);
    await context.setOffline(true);
    await expect(page.getByText(STRIP)).toBeVisible();
    await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'تراکنش‌ها' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'تراکنش‌ها' })).toBeVisible();
    await expect(page.getByText(NOT_HERE)).toHaveCount(0);
  });
});
