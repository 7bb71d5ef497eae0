import { expect, type Page } from '@playwright/test';

/** WCAG 1.4.12: a person's own distances between lines, paragraphs, letters and words. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Opens a page and waits until it is there, with what it has to ask for. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'در حال بارگذاری' })).toHaveCount(0);
}

/**
 * What scripts build changes a moment after the window has, as a table that becomes a list: it is waited for, the usual limit or
 * `timeout` milliseconds.
 */
export async function expectNoSideways(page: Page, path: string, timeout?: number): Promise<void> {
  const extra = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const message = `${path} scrolls sideways`;
  await expect.poll(extra, timeout === undefined ? { message } : { message, timeout }).toBeLessThanOrEqual(0);
}

/** Sets the reader's own distances, as a style sheet that the policy of the page has no say in. */
export async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
}

/** Takes away what `spaceTexts` has set, which is the last sheet of the page. */
export async function unspaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Texts whose box cuts them off, where the page itself does not mean to (an ellipsis has its full text elsewhere). */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, th')]
      .filter((element) => element.offsetParent !== null)
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2)
      .filter((element) => {
        const { overflow, webkitLineClamp } = getComputedStyle(element);
        // Lists show two lines of a long text and an ellipsis: which texts are there depends on the journeys before.
        return overflow !== 'visible' && webkitLineClamp === 'none';
      })
      .map((element) => element.innerText.slice(0, 40)),
  );
}

const STEPS = 25;

/** Where the page writes down what had the focus and was hidden; a name that no page of ours uses. */
interface Watched {
  __hiddenFocus?: string[];
  __stepsSeen?: number;
}

/** Looks at what has the focus whenever a key is let go. Runs in the page. */
function watchFocus(): void {
  const watched = globalThis as unknown as Watched;
  const hidden: string[] = [];
  watched.__hiddenFocus = hidden;
  watched.__stepsSeen = 0;
  const see = () => {
    watched.__stepsSeen = (watched.__stepsSeen ?? 0) + 1;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return;
    const points = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(x + width * share, y + height / 2));
    const isSeen = points.some((found) => found !== null && (element.contains(found) || found.contains(element)));
    if (!isSeen) hidden.push(element.outerHTML.slice(0, 120));
  };
  window.addEventListener('keyup', see, { capture: true });
}

/** Goes through the page by Tab; the page itself looks at each step, for asking it takes as long again as the step. */
export async function expectFocusInSight(page: Page, path: string): Promise<void> {
  await page.evaluate(watchFocus);
  for (let step = 0; step < STEPS; step += 1) await page.keyboard.press('Tab');
  const { hidden, steps } = await page.evaluate(() => {
    const { __hiddenFocus: found, __stepsSeen: seen } = globalThis as unknown as Watched;
    return { hidden: found, steps: seen };
  });
  expect(steps, `${path}: steps that were looked at`).toBe(STEPS);
  expect(hidden, `${path}: the focus is hidden`).toEqual([]);
}
