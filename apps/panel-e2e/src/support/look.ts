import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';

/** Beside the traces of failed journeys, and git-ignored like them. */
const SCREENS_FOLDER = join(__dirname, '..', '..', '..', '..', 'test-results', 'panel-screens');

/**
 * Takes a picture of the window and lets axe look at the page; a finding fails the journey with its name and place.
 * Not of the whole page: for that headless Chromium makes the window one pixel wide for a moment, the panel changes to
 * its phone layout and back, and an open dialog is gone.
 */
export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SCREENS_FOLDER, `${name}.png`) });
  await expectAccessible(page);
}

/** Expects axe to find nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(letAxeReadJoinedLetters);
  // The panel has no frames, and without them axe needs no page of its own to put its findings together.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(findings, 'findings of axe').toEqual([]);
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
