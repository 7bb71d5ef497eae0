import { expect, test } from '../support/journey';
import { look } from '../support/look';

const PAGES = [
  { name: 'home', path: '/dashboard' },
  { name: 'quick', path: '/send-sms/quick' },
  { name: 'reports', path: '/reports' },
  { name: 'reports-nothing-found', path: '/reports?text=هیچ‌کس' },
  { name: 'report-unknown', path: '/reports/999999' },
  { name: 'wallet', path: '/wallet/transactions' },
  { name: 'not-found', path: '/no-such-page' },
] as const;
const SIZES = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;

for (const { name: size, width, height } of SIZES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any page, ${size}, ${theme}`, async ({ member: page, context }) => {
      await page.setViewportSize({ width, height });
      if (theme === 'dark') await context.addInitScript(() => localStorage.setItem('dark-theme', '1'));
      for (const { name, path } of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('status', { name: 'در حال بارگذاری' })).toHaveCount(0);
        await look(page, `${name}-${size}-${theme}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect(overflow, `${path} scrolls sideways`).toBe(false);
      }
    });
  }
}
