import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';

/** Beside the traces of failed journeys, and git-ignored like them. */
const SCREENS_FOLDER = join(__dirname, '..', '..', '..', '..', 'test-results', 'panel-screens');

/** Takes a picture of the page and lets axe look at it; a finding fails the journey with its name and place. */
export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(SCREENS_FOLDER, `${name}.png`), fullPage: true });
  await expectAccessible(page);
}

/** Expects axe to find nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect(findings, 'findings of axe').toEqual([]);
}
