import { expect, test } from '../support/journey';

test('the dark theme stays after a reload and reaches the other tab', async ({ member: page, context }) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/reports');
  await page.getByRole('button', { name: 'پوستهٔ تیره' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(other.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'پوستهٔ روشن' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('dark-theme'))).toBeNull();
});
