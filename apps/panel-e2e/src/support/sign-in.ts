import type { Page } from '@playwright/test';
import { countReceived, nextCode } from './handsets';
import { readStack } from './stack';

/** The demo account's mobile, in the range that nobody has. */
export const DEMO_MOBILE = '989241234567';

interface Envelope<Data> {
  readonly data: Data;
}

/** Calls the API as the panel does. @throws when it does not answer with success */
export async function call<Data>(path: string, body: unknown, token?: string): Promise<Data> {
  const response = await fetch(`${readStack().panelUrl}/v1/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // The API's answers are checked against the contract by its own tests.
  return ((await response.json()) as Envelope<Data>).data;
}

/** Signs in over the API, with the code from the handset, for journeys whose subject is something else. */
export async function getToken(): Promise<string> {
  const { username, password } = readStack();
  const known = await countReceived(DEMO_MOBILE);
  const challenge = await call<{ token: string }>('/login', { username, password });
  const code = await nextCode(DEMO_MOBILE, known);
  return (await call<{ token: string }>('/confirm_otp', { token: challenge.token, code })).token;
}

/** What can be spent now, in rial, as the API says it. */
export async function creditOf(token: string): Promise<string> {
  const response = await fetch(`${readStack().panelUrl}/v1/api/credit`, { headers: { authorization: token } });
  return ((await response.json()) as Envelope<{ credit: string }>).data.credit;
}

/** Fills both steps of the login page as a person does. */
export async function signInByHand(page: Page): Promise<void> {
  const { username, password } = readStack();
  const known = await countReceived(DEMO_MOBILE);
  await page.goto('/login');
  await page.getByLabel('نام کاربری').fill(username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByLabel('کد یک‌بارمصرف').first().waitFor();
  await page.keyboard.type(await nextCode(DEMO_MOBILE, known));
  await page.waitForURL('**/dashboard');
}
