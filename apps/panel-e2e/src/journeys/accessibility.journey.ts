import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { MEMBER_PAGES, PHONE_PAGES, PUBLIC_PAGES, limitOf } from '../support/pages';

/** WCAG 1.4.10: 320 CSS pixels, which is also what a window of 1280 has at 400 percent. */
const NARROWEST = { width: 320, height: 640 };

/** WCAG 1.4.12: a person's own distances between lines, paragraphs, letters and words. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

// The reader's own style sheet is outside of what a page may forbid.
test.use({ bypassCSP: true });

/** Texts whose box cuts them off, where the page itself does not mean to (an ellipsis has its full text elsewhere). */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, th')]
      .filter((element) => element.offsetParent !== null)
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2)
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .map((element) => element.innerText.slice(0, 40)),
  );
}

async function expectNoSideways(page: Page, path: string): Promise<void> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(extra, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'در حال بارگذاری' })).toHaveCount(0);
}

async function checkPages(page: Page, pages: readonly { readonly path: string }[]): Promise<void> {
  test.setTimeout(limitOf(pages));
  const titles = new Set<string>();
  for (const { path } of pages) {
    await open(page, path);
    await expectNoSideways(page, `${path} at 320 pixels`);
    await expect(page.getByRole('heading', { level: 1 }), `${path} has one main heading`).toHaveCount(1);
    await page.addStyleTag({ content: TEXT_SPACING });
    await expectNoSideways(page, `${path} with wide text`);
    expect(await cutTexts(page), `${path} cuts wide text off`).toEqual([]);
    titles.add(await page.title());
  }
  expect(titles.size, 'pages have titles of their own').toBeGreaterThan(2);
}

test('every page of members fits 320 pixels, also with the reader’s own distances', async ({ member: page }) => {
  await page.setViewportSize(NARROWEST);
  await checkPages(page, [...MEMBER_PAGES, ...PHONE_PAGES]);
});

test('every public page fits 320 pixels, also with the reader’s own distances', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await checkPages(page, PUBLIC_PAGES);
});

test('what has the focus is never wholly behind what stays in place', async ({ member: page }) => {
  test.setTimeout(limitOf(MEMBER_PAGES));
  for (const { path } of MEMBER_PAGES) {
    await open(page, path);
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2) return null;
        const points = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(x + width * share, y + height / 2));
        const isSeen = points.some((found) => found !== null && (element.contains(found) || found.contains(element)));
        return isSeen ? null : element.outerHTML.slice(0, 120);
      });
      expect(hidden, `${path}: the focus is hidden`).toBeNull();
    }
  }
});
