import { hash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { countReceived, nextCode } from './handsets';
import { call } from './sign-in';
import { readStack } from './stack';

/** Someone who has no account yet. Everything in it is made up; the simulated registry knows the national id. */
export interface Newcomer {
  readonly username: string;
  readonly password: string;
  /** As people write it, in the range that nobody has. */
  readonly mobile: string;
  readonly nationalId: string;
}

/** The simulated registry says of ids that begin with 941 that the mobile is someone else's. */
export const ID_OF_ANOTHER_MOBILE = '9410000017';
const GOOD_ID = '0012345679';
const NUMBERS = 10_000_000;

/** A new person with a name and a number of their own. */
export function newcomer(nationalId = GOOD_ID): Newcomer {
  const number = Math.floor(Math.random() * NUMBERS);
  return {
    username: `guest-${number}`,
    password: 'Mountain-8848',
    mobile: `0924${String(number).padStart(7, '0')}`,
    nationalId,
  };
}

/** Waits for the next code on someone's virtual handset after doing what sends it. */
export async function codeAfter({ mobile }: Pick<Newcomer, 'mobile'>, send: () => Promise<unknown>): Promise<string> {
  const handset = `98${mobile.slice(1)}`;
  const known = await countReceived(handset);
  await send();
  return nextCode(handset, known);
}

async function post<Data>(path: string, body: object): Promise<Data> {
  const call = (proof: object) =>
    fetch(`${readStack().panelUrl}/v1/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...proof }),
    });
  const first = await call({});
  const response = first.status === PROOF_NEEDED ? await call({ proof: await proveRegistration() }) : first;
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // The API's answers are checked against the contract by its own tests.
  return ((await response.json()) as { data: Data }).data;
}

/** Of SHA-256, the one that the API gives. */
interface Puzzle {
  readonly challenge: string;
  readonly maxnumber: number;
  readonly salt: string;
}

const PROOF_NEEDED = 428;

/** Several people register from this one address: the later ones have to work out a sum, as the panel does. */
async function proveRegistration(): Promise<string> {
  const response = await fetch(`${readStack().panelUrl}/v1/api/challenge?purpose=registration`);
  const { data } = (await response.json()) as { data: Puzzle };
  return Buffer.from(JSON.stringify({ ...data, number: solve(data) })).toString('base64');
}

/** In one go: the library of the panel asks a worker for each of some hundred thousand hashes, thirty times the work. */
function solve({ challenge, salt, maxnumber }: Puzzle): number {
  for (let number = 0; number <= maxnumber; number += 1)
    if (hash('sha256', `${salt}${number}`) === challenge) return number;
  throw new Error('The sum of the registration has no solution.');
}

async function firstOf(path: string, list: string): Promise<string> {
  const response = await fetch(`${readStack().panelUrl}/v1/api${path}`);
  const { data } = (await response.json()) as { data: Record<string, readonly { readonly id: string }[]> };
  const id = data[list]?.[0]?.id;
  if (id === undefined) throw new Error(`${path} answered nothing to choose.`);
  return id;
}

/** Registers over the API and tells about the business, for journeys whose subject is something else. Answers the token of the new session. */
export async function registerByApi(person: Newcomer): Promise<string> {
  const token = await registerUnasked(person);
  const business = { name: 'نمونه‌گستر', activity_domain_id: await firstDomain(), size: '2-10', purposes: ['notice'] };
  await call('/user/business_setup', business, token);
  return token;
}

/** The same of someone whom the panel will ask about the business first. */
export async function registerUnasked(person: Newcomer): Promise<string> {
  let challenge = '';
  const code = await codeAfter(person, async () => {
    const body = {
      username: person.username,
      password: person.password,
      mobile: `98${person.mobile.slice(1)}`,
      person: 'real',
      first_name: 'سارا',
      last_name: 'نمونه',
      national_id: person.nationalId,
      birth_date: '1991-03-21',
      package_id: await firstOf('/package/general_list', 'packages'),
      activity_domain_id: await firstDomain(),
      terms_version: await termsVersion(),
    };
    challenge = (await post<{ token: string }>('/user/register', body)).token;
  });
  return (await post<{ token: string }>('/user/register/confirm', { token: challenge, code })).token;
}

const firstDomain = () => firstOf('/user/activity_domain', 'activity_domains');

async function termsVersion(): Promise<string> {
  const response = await fetch(`${readStack().panelUrl}/v1/api/user/terms`);
  return ((await response.json()) as { data: { version: string } }).data.version;
}

/** Fills the three steps of the register page and presses the last button. */
export async function registerByHand(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('نام کاربری').fill(person.username);
  await page.getByLabel('گذرواژه', { exact: true }).fill(person.password);
  await page.getByLabel('تکرار گذرواژه').fill(person.password);
  await page.getByLabel('شمارهٔ موبایل').fill(person.mobile);
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByLabel('نام', { exact: true }).fill('سارا');
  await page.getByLabel('نام خانوادگی').fill('نمونه');
  await page.getByLabel('کد ملی').fill(person.nationalId);
  await page.getByLabel('تاریخ تولد').fill('۱۳۷۰۰۱۰۱');
  await page.getByRole('button', { name: 'ادامه' }).click();
  await page.getByRole('radio', { name: 'آشنایی' }).check();
  await page.getByRole('combobox', { name: 'زمینهٔ فعالیت' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'ثبت‌نام' }).click();
  await page.getByLabel('کد یک‌بارمصرف').first().waitFor();
}
