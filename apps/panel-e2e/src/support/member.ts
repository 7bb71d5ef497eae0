import type { Page } from '@playwright/test';
import { codeAfter, type Newcomer } from './newcomer';

/** Someone who works in the account of another. */
export type Member = Pick<Newcomer, 'username' | 'password' | 'mobile'>;

/** Signs a member in by both steps of the login page. */
export async function signInAsMember(page: Page, member: Member): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('نام کاربری').fill(member.username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(member.password);
  const code = await codeAfter(member, async () => {
    await page.getByRole('button', { name: 'ادامه' }).click();
    await page.getByLabel('کد یک‌بارمصرف').first().waitFor();
  });
  await page.keyboard.type(code);
  await page.waitForURL('**/dashboard');
}
