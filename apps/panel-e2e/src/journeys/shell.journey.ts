import type { Page } from '@playwright/test';
import { fileOf } from '../support/built-panel';
import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { signInByHand } from '../support/sign-in';

/** The holder of the socket is taken for dead after twelve silent seconds. */
const TAKE_OVER_MS = 25_000;

/** What has moved since the page began, and what stood there; run in the page. What a new size of the window moves is nobody's shift. */
function readShifts(): Promise<{ value: number; of: string[] }[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  return new Promise((resolve) => {
    // The newest are told in the next frame; without any nothing is told at all.
    setTimeout(() => resolve([]), 300);
    new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      resolve(
        shifts.map(({ value, sources }) => ({
          value,
          of: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
        })),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Answers the token check as for an admin who acts on behalf of the account. */
async function impersonate(page: Page): Promise<void> {
  await page.route('**/v1/api/check_token', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, impersonated: true } } });
  });
}

const edges = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const side = box('nav[aria-label="منوی اصلی"]');
    return { side: [side?.top, side?.bottom], header: box('header')?.top, window: innerHeight };
  });

test('the content has less height below a strip, and the strip stays while the page scrolls', async ({
  member: page,
}) => {
  await impersonate(page);
  await page.goto('/dashboard');
  const strip = page.getByText('شما به جای', { exact: false });
  await expect(strip).toBeVisible();
  await page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('#content');
    if (content !== null) content.style.minHeight = '3000px';
    window.scrollTo(0, 800);
  });
  await expect(strip).toBeInViewport();
  const { side, header, window: height } = await edges(page);
  expect(side[0]).toBeGreaterThanOrEqual(40);
  expect(header).toBe(side[0]);
  expect(side[1]).toBe(height);
  await look(page, 'shell-impersonation');
  await page.reload();
  await expect(strip).toBeVisible();
});

test('a page begins at its top and gives the browser’s tab its name', async ({ member: page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/dashboard');
  await expect(page).toHaveTitle('خانه | پیک');
  await page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('#content');
    if (content !== null) content.style.minHeight = '3000px';
    window.scrollTo(0, 500);
  });
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'گزارش ارسال' }).click();
  await expect(page).toHaveTitle('گزارش ارسال | پیک');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('one tab holds the socket, and when it is killed the other takes over', async ({ member: page, context }) => {
  const open = new Map<Page, number>();
  const watch = (tab: Page) =>
    tab.on('websocket', (socket) => {
      open.set(tab, (open.get(tab) ?? 0) + 1);
      socket.on('close', () => open.set(tab, (open.get(tab) ?? 1) - 1));
    });
  const holders = () => [...open].flatMap(([tab, count]) => Array.from({ length: count }, () => tab));
  watch(page);
  await page.goto('/dashboard');
  await expect.poll(() => holders().length).toBe(1);
  const other = await context.newPage();
  watch(other);
  await other.goto('/reports');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // Long enough for a second socket, had the other tab not been told that one is there. On a busy machine the answer may
  // come too late; then the two holders meet, and one of them lets go.
  await other.waitForTimeout(1500);
  await expect.poll(() => holders().length).toBe(1);

  const [killed] = holders();
  const heir = killed === page ? other : page;
  const devtools = await context.newCDPSession(killed ?? page);
  // The tab dies in the middle of this call, so it has no answer.
  void devtools.send('Page.crash').catch(() => undefined);
  await expect.poll(() => open.get(heir) ?? 0, { timeout: TAKE_OVER_MS }).toBe(1);
});

test('a page whose file is gone is loaded again three times, then says so and leads back', async ({ member: page }) => {
  // Neither a worker nor an idle browser has the file already: see support/journey.ts and the settings of Playwright.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let visits = 0;
  page.on('domcontentloaded', () => (visits += 1));
  await page.route(`**/${fileOf('transactions-screen.tsx')}`, (route) => route.abort());
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'تراکنش‌ها' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'این صفحه باز نشد' })).toBeVisible({ timeout: 20_000 });
  expect(visits).toBe(3);
  await look(page, 'shell-broken-page');
  await page.getByRole('button', { name: 'بازگشت' }).click();
  await page.waitForURL('**/dashboard');
  await page.unrouteAll();
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'تراکنش‌ها' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'تراکنش‌ها' })).toBeVisible();
});

test('HTML in a message of the server is shown as it is written', async ({ member: page }) => {
  const message = '<img src=x onerror="document.title=1"><b>مبلغ</b> & نادرست';
  await page.route('**/v1/api/report/new_list*', (route) =>
    route.fulfill({ status: 422, json: { data: null, meta: { status: false, message, message_code: '422-1' } } }),
  );
  await page.goto('/reports');
  await expect(page.getByText(message)).toBeVisible();
  await expect(page).toHaveTitle('گزارش ارسال | پیک');
});

test('a browser that forbids storage lets somebody work, and says what will be lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await signInByHand(page);
  await expect(page.getByText('حافظهٔ مرورگر پر یا بسته است', { exact: false })).toBeVisible();
  await look(page, 'shell-storage-forbidden');
  await page.getByRole('navigation', { name: 'منوی اصلی' }).getByRole('link', { name: 'گزارش ارسال' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'گزارش ارسال' })).toBeVisible();
});

test('the side menu folds to a rail and is still folded after a reload', async ({ member: page }) => {
  await page.goto('/reports');
  const menu = page.getByRole('navigation', { name: 'منوی اصلی' });
  const width = async () => (await menu.boundingBox())?.width;
  expect(await width()).toBe(248);
  await page.getByRole('button', { name: 'جمع کردن منو' }).click();
  await expect.poll(width).toBe(104);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await width()).toBe(104);
  await look(page, 'shell-folded');
});

test.describe('before JavaScript', () => {
  // Files that are there at once would have no time to move anything.
  test.use({ isFirstVisit: true });

  for (const [name, path, face] of [
    ['the login page', '/login', '.first-paint.login'],
    ['the shell', '/dashboard', '.first-paint.shell'],
  ] as const) {
    test(`a picture of ${name} is there`, async ({ page, context, token }) => {
      if (path !== '/login') await storeToken(context, token);
      await page.route('**/*.js', () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(face)).toBeVisible();
      await expect(page.getByText('پیک در حال بارگذاری است')).toBeVisible();
    });
  }

  for (const width of [390, 1280]) {
    test.describe(`${width} wide`, () => {
      // From the beginning: a window that is resized after its first frame moves everything by itself.
      test.use({ viewport: { width, height: 800 } });
      test('nothing moves when the login page takes over', async ({ page }) => {
        await page.goto('/login');
        await page.getByLabel('نام کاربری').waitFor();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const shifts = await page.evaluate(readShifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
      });
    });
  }
});
