import { expect, type Page } from '@playwright/test';

/** Where the panel keeps the choice of the dark theme. */
const DARK_KEY = 'dark-theme';

export type Theme = 'light' | 'dark';

/** A second tab of the same browser, which changes the theme of the first as a person's other tab does. */
export interface OtherTab {
  choose(theme: Theme): Promise<void>;
}

/** Opens the other tab, on a file of the panel that runs nothing. */
export async function openOtherTab(page: Page): Promise<OtherTab> {
  const other = await page.context().newPage();
  await other.goto('/llms.txt');
  return {
    choose: async (theme) => {
      await other.evaluate(
        ({ key, isDark }) => (isDark ? localStorage.setItem(key, '1') : localStorage.removeItem(key)),
        { key: DARK_KEY, isDark: theme === 'dark' },
      );
      await expect(page.locator('html')).toHaveClass(new RegExp(theme));
    },
  };
}
