import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { MEMBER_PAGES, PHONE_PAGES, PUBLIC_PAGES, limitOf } from '../support/pages';

const SIZES = [
  { name: 'desktop', width: 1280, height: 800, memberPages: MEMBER_PAGES },
  { name: 'phone', width: 390, height: 844, memberPages: [...MEMBER_PAGES, ...PHONE_PAGES] },
] as const;

for (const { name: size, width, height, memberPages } of SIZES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page of members, ${size}, ${theme}`, async ({ member: page, context }) => {
      test.setTimeout(limitOf(memberPages));
      await page.setViewportSize({ width, height });
      if (theme === 'dark') await context.addInitScript(() => localStorage.setItem('dark-theme', '1'));
      for (const { name, path } of memberPages) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('status', { name: 'در حال بارگذاری' })).toHaveCount(0);
        await look(page, `${name}-${size}-${theme}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(overflow, `${path} scrolls sideways`).toBe(false);
      }
    });

    test(`axe finds nothing on any public page, ${size}, ${theme}`, async ({ page, context }) => {
      await page.setViewportSize({ width, height });
      if (theme === 'dark') await context.addInitScript(() => localStorage.setItem('dark-theme', '1'));
      for (const { name, path } of PUBLIC_PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await look(page, `${name}-${size}-${theme}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(overflow, `${path} scrolls sideways`).toBe(false);
      }
    });
  }
}
