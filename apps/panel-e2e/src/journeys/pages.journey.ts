import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectAccessible, look } from '../support/look';
import {
  cutTexts,
  expectFocusInSight,
  expectNoSideways,
  openPage,
  spaceTexts,
  unspaceTexts,
} from '../support/page-checks';
import { MEMBER_PAGES, PHONE_PAGES, PUBLIC_PAGES, limitOf } from '../support/pages';
import { openOtherTab, type OtherTab, type Theme } from '../support/themes';

// The pages are only looked at, and a new browser has a theme of its own: these journeys may go on beside each other.
test.describe.configure({ mode: 'parallel' });

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
type Size = keyof typeof SIZES;

/** WCAG 1.4.10: 320 CSS pixels, which is also what a window of 1280 has at 400 percent. */
const NARROWEST = { width: 320, height: 640 };

interface NamedPage {
  readonly name: string;
  readonly path: string;
}

interface View {
  readonly page: Page;
  readonly other: OtherTab;
}

const startingAt = <One>(all: readonly One[], place: number) => [...all.slice(place), ...all.slice(0, place)];

/**
 * Looks at each page in each size and both themes, then does with it what else is to be seen. To load a page takes longer than to
 * look at it: it is loaded once, each in the next of the sizes and themes, and changes without being loaded again.
 */
async function visitAll(page: Page, pages: readonly NamedPage[], sizes: readonly Size[]): Promise<void> {
  test.setTimeout(limitOf(pages));
  const other = await openOtherTab(page);
  const titles = new Set<string>();
  for (const [place, one] of pages.entries()) {
    const themes: readonly Theme[] = place % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
    const order = startingAt(sizes, Math.floor(place / 2) % sizes.length);
    await page.setViewportSize(SIZES[order[0] ?? 'desktop']);
    // A new browser is light, and before the first page there is nothing to see it by.
    if (place > 0) await other.choose(themes[0] ?? 'light');
    await openPage(page, one.path);
    titles.add(await page.title());
    for (const [turn, size] of order.entries()) {
      await page.setViewportSize(SIZES[size]);
      await lookInBoth({ page, other }, `${one.name}-${size}`, turn === 0 ? themes : themes.toReversed());
      await expectNoSideways(page, one.path);
    }
    await expectFitsNarrowest(page, one.path);
    if (!sizes.includes('desktop')) continue;
    await page.setViewportSize(SIZES.desktop);
    await expectFocusInSight(page, one.path);
  }
  expect(titles.size, 'pages have titles of their own').toBeGreaterThan(2);
}

/** With all rules once; what the other theme changes is colours. */
async function lookInBoth({ page, other }: View, name: string, themes: readonly Theme[]): Promise<void> {
  for (const [turn, theme] of themes.entries()) {
    await other.choose(theme);
    await look(page, `${name}-${theme}`, turn === 0 ? 'all' : 'colours');
  }
}

/** What a reader needs who makes everything larger, or sets distances of their own. */
async function expectFitsNarrowest(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROWEST);
  await expectNoSideways(page, `${path} at 320 pixels`);
  await expect(page.getByRole('heading', { level: 1 }), `${path} has one main heading`).toHaveCount(1);
  await spaceTexts(page);
  await expectNoSideways(page, `${path} with wide text`);
  expect(await cutTexts(page), `${path} cuts wide text off`).toEqual([]);
  await unspaceTexts(page);
}

const HALF = Math.ceil(MEMBER_PAGES.length / 2);

for (const { name, pages } of [
  { name: 'the first half of the pages of members', pages: MEMBER_PAGES.slice(0, HALF) },
  { name: 'the second half of the pages of members', pages: MEMBER_PAGES.slice(HALF) },
]) {
  test(`on a desktop and on a phone axe finds nothing in ${name}, each fits 320 pixels, also with the reader’s own distances, and what has the focus is never wholly hidden`, async ({
    member: page,
  }) => {
    await visitAll(page, pages, ['desktop', 'phone']);
  });
}

test('axe finds nothing on the pages that only the phone leads to, and each fits 320 pixels, also with the reader’s own distances', async ({
  member: page,
}) => {
  await visitAll(page, PHONE_PAGES, ['phone']);
});

test('on a desktop and on a phone axe finds nothing on any public page, each fits 320 pixels, also with the reader’s own distances, and what has the focus is never wholly hidden', async ({
  page,
}) => {
  await visitAll(page, PUBLIC_PAGES, ['desktop', 'phone']);
});

test('what a page must not do is noticed', async ({ page }) => {
  await openPage(page, '/terms');
  const other = await openOtherTab(page);
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    const button = Object.assign(document.createElement('button'), { textContent: 'دو سه واژه' });
    button.style.cssText = 'block-size: 20px; font-size: 16px; padding: 0; overflow: hidden';
    heading?.style.setProperty('color', 'rgb(60 60 60)');
    heading?.after(button);
  });
  await expectAccessible(page);
  await other.choose('dark');
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  await expect(expectAccessible(page, 'colours')).rejects.toThrow('color-contrast');
  await spaceTexts(page);
  expect(await cutTexts(page)).toEqual(['دو سه واژه']);
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    const wide = document.createElement('div');
    wide.style.cssText = 'inline-size: 9999px; block-size: 1px';
    document.body.append(cover, wide);
  });
  await expect(expectFocusInSight(page, '/terms')).rejects.toThrow('the focus is hidden');
  await expect(expectNoSideways(page, '/terms', 100)).rejects.toThrow('scrolls sideways');
});
