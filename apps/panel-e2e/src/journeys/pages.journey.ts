import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { expectAccessible, look } from '../support/look';
import { cutTexts, expectFocusInSight, expectNoSideways, openPage, spaceTexts } from '../support/page-checks';
import { MEMBER_PAGES, PHONE_PAGES, PUBLIC_PAGES, limitOf } from '../support/pages';
import { openOtherTab, type OtherTab, type Theme } from '../support/themes';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** WCAG 1.4.10: 320 CSS pixels, which is also what a window of 1280 has at 400 percent. */
const NARROWEST = { width: 320, height: 640 };

interface NamedPage {
  readonly name: string;
  readonly path: string;
}

/**
 * Looks at each page in both themes, then does with it what else is to be seen. To load a page takes longer than to look at it: it is
 * loaded once, in the theme of the last look at the one before, so that as many are loaded dark as light.
 */
async function visitAll(
  { page, size, pages }: { page: Page; size: string; pages: readonly NamedPage[] },
  then: (path: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(limitOf(pages));
  const other = await openOtherTab(page);
  let themes: readonly Theme[] = ['light', 'dark'];
  for (const { name, path } of pages) {
    await openPage(page, path);
    await lookInBoth({ page, other, name: `${name}-${size}` }, themes);
    await expectNoSideways(page, path);
    await then(path);
    themes = themes.toReversed();
  }
}

async function lookInBoth(
  { page, other, name }: { page: Page; other: OtherTab; name: string },
  themes: readonly Theme[],
): Promise<void> {
  for (const theme of themes) {
    await other.choose(theme);
    await look(page, `${name}-${theme}`);
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
  await page.setViewportSize(PHONE);
}

async function visitByPhone(page: Page, pages: readonly NamedPage[]): Promise<void> {
  const titles = new Set<string>();
  await page.setViewportSize(PHONE);
  await visitAll({ page, size: 'phone', pages }, async (path) => {
    await expectFitsNarrowest(page, path);
    titles.add(await page.title());
  });
  expect(titles.size, 'pages have titles of their own').toBeGreaterThan(2);
}

test('on a desktop axe finds nothing on any page of members, and what has the focus is never wholly hidden', async ({
  member: page,
}) => {
  await page.setViewportSize(DESKTOP);
  await visitAll({ page, size: 'desktop', pages: MEMBER_PAGES }, (path) => expectFocusInSight(page, path));
});

test('on a desktop axe finds nothing on any public page', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visitAll({ page, size: 'desktop', pages: PUBLIC_PAGES }, async () => undefined);
});

test('on a phone axe finds nothing on any page of members, and each fits 320 pixels, also with the reader’s own distances', async ({
  member: page,
}) => {
  await visitByPhone(page, [...MEMBER_PAGES, ...PHONE_PAGES]);
});

test('on a phone axe finds nothing on any public page, and each fits 320 pixels, also with the reader’s own distances', async ({
  page,
}) => {
  await visitByPhone(page, PUBLIC_PAGES);
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
  await expect(expectNoSideways(page, '/terms')).rejects.toThrow('scrolls sideways');
});
