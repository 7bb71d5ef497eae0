import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the traces of failed journeys, and git-ignored like them. */
const SCREENS_FOLDER = join(__dirname, '..', '..', '..', '..', 'test-results', 'panel-screens');

/** Nobody looks at the pictures of a run of everything, and each takes as long as axe: see tools/e2e/run.ts. */
const TAKES_PICTURES = process.env['PEYK_E2E_PICTURES'] === '1';

/**
 * Lets axe look at the page, and takes a picture of the window where pictures are wanted; a finding fails the journey with its name
 * and place. Not of the whole page: for that headless Chromium makes the window one pixel wide for a moment, the panel changes to
 * its phone layout and back, and an open dialog is gone.
 */
export async function look(page: Page, name: string, rules?: Rules): Promise<void> {
  await page.evaluate(comeToRest, { quiet: QUIET_MS, limit: RESTLESS_MS, every: ASKED_EVERY_MS });
  if (TAKES_PICTURES) await page.screenshot({ path: join(SCREENS_FOLDER, `${name}.png`) });
  await expectAccessible(page, rules);
}

/** What axe looks for: everything, or what another theme changes of a page that it has looked at: colours and nothing else. */
export type Rules = 'all' | 'colours';

/** Minified, a page reads it in two thirds of the time. */
const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Of what is right nobody wants the places, and the panel has no frames. */
const AXE_OPTIONS: axe.RunOptions = { resultTypes: ['violations'], iframes: false };
const OF_COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What is in the page when axe has been read there. */
interface PageGlobals {
  axe?: typeof axe;
}

/** Asks axe, and answers its findings alone; runs in the page. To name the place of each thing takes half of its time: it is done for findings only. */
async function askAxe(options: axe.RunOptions): Promise<string[] | undefined> {
  const { axe: reader } = globalThis as unknown as PageGlobals;
  const glance = await reader?.run(document, { ...options, selectors: false });
  if (glance?.violations.length === 0) return [];
  const results = await reader?.run(document, options);
  return results?.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Expects axe to find nothing on the page as it stands. Axe is read once by a page. */
export async function expectAccessible(page: Page, rules: Rules = 'all'): Promise<void> {
  if (await page.evaluate(() => (globalThis as unknown as PageGlobals).axe === undefined)) {
    await page.evaluate(AXE_SOURCE);
    await page.evaluate(letAxeReadJoinedLetters);
  }
  const options = { ...AXE_OPTIONS, ...(rules === 'colours' && { runOnly: OF_COLOURS }) };
  expect(await page.evaluate(askAxe, options), 'findings of axe').toEqual([]);
}

/** As long as this nothing was drawn and nothing moved: the page is at rest. */
const QUIET_MS = 100;
/** A clock or a carousel never rests. */
const RESTLESS_MS = 2000;
const ASKED_EVERY_MS = 20;

/**
 * Waits until the page is at rest: a dialog that is half there has colours that nobody reads, and one that is half gone still keeps the
 * page behind it away. What turns for ever is not waited for. Runs in the page.
 */
async function comeToRest({ quiet, limit, every }: { quiet: number; limit: number; every: number }): Promise<void> {
  const begun = performance.now();
  let last = begun;
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, every));
    const now = performance.now();
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (isMoving) last = now;
    if (now - last >= quiet || now - begun >= limit) break;
  }
  observer.disconnect();
}

/**
 * Axe passes over the contrast of what an icon font may draw, and tells such text by drawing it and its first letter alone:
 * where letters are joined the two always differ. With the first letter drawn for both it reads Persian. Runs in the page, as
 * its twin in `tools/stories/look.ts` does.
 */
function letAxeReadJoinedLetters(): void {
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, ...place) {
    fillText.call(this, text.charAt(0), ...place);
  };
}
