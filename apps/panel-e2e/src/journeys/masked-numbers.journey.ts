import { readFile } from 'node:fs/promises';
import { admin } from '../support/admin';
import { expect, openElsewhere, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { signInAsMember } from '../support/member';
import { newcomer, registerByApi } from '../support/newcomer';

const WHOLE = /9241230001|۰۹۲۴\s?۱۲۳/;
const MASKED = '۰۹۲۴***۰۰۰۱';

/** A colleague of a new account whose role reads contacts and takes them out. */
async function givenColleague(username: string) {
  const account = `--account=${username}`;
  const permissions = '--permissions=contact.read,contact.edit,contact.export,file.read';
  const printed = await admin('role', 'create', account, '--title=پشتیبانی', permissions);
  const roleId = /^Role (\d+)/m.exec(printed)?.[1] ?? '';
  const person = newcomer();
  const asked = [`--role=${roleId}`, `--username=${person.username}`, '--name=سارا محمدی', `--mobile=${person.mobile}`];
  const password = /^Password: (\S+)/m.exec(await admin('member', 'add', account, ...asked))?.[1] ?? '';
  return { roleId, colleague: { ...person, password } };
}

test('an owner has a role see numbers masked, and a colleague reads no whole one on the screen and in a file', async ({
  page,
  context,
  browser,
}) => {
  const owner = newcomer();
  const token = await registerByApi(owner);
  await storeToken(context, token);
  const { roleId, colleague } = await givenColleague(owner.username);
  const added = await page.request.post('/v1/api/phonebooks/numbers/add-list-new', {
    headers: { authorization: token },
    data: { phonebook_ids: [], contacts: [{ number: '09241230001', name: 'مریم رضایی' }] },
  });
  expect(added.status()).toBe(200);

  await page.goto(`/colleagues/update-access/${roleId}`);
  const masks = page.getByRole('switch', { name: 'نمایش شماره‌ها به‌صورت پوشیده' });
  await masks.click();
  await masks.scrollIntoViewIfNeeded();
  await look(page, 'masked-role-form');
  await page.getByRole('button', { name: 'ذخیرهٔ نقش' }).click();
  await expect(page.getByText('شماره‌ها پوشیده', { exact: true })).toBeVisible();
  await look(page, 'masked-roles');

  const theirs = await (await openElsewhere(browser)).newPage();
  await signInAsMember(theirs, colleague);
  await theirs.goto('/contacts/all-contacts');
  await expect(theirs.getByText(MASKED)).toBeVisible();
  await expect(theirs.getByPlaceholder('فقط بخشی از نام')).toBeVisible();
  await look(theirs, 'masked-contacts');
  await theirs.getByText('مریم رضایی').click();
  await expect(theirs.getByText(MASKED)).toBeVisible();
  await expect(theirs.getByText(WHOLE)).toHaveCount(0);
  await theirs.getByRole('button', { name: 'ویرایش' }).click();
  await theirs.getByRole('dialog').getByLabel('نام', { exact: true }).fill('مریم نو');
  await look(theirs, 'masked-contact-edit');
  await theirs.getByRole('button', { name: 'ذخیره' }).click();
  await expect(theirs.getByRole('heading', { name: 'مریم نو', level: 1 })).toBeVisible();
  await theirs.setViewportSize({ width: 390, height: 844 });
  await look(theirs, 'masked-contact-phone');
  await theirs.setViewportSize({ width: 1280, height: 720 });

  await theirs.goto('/contacts/all-contacts');
  await theirs.getByRole('button', { name: 'دریافت فایل' }).click();
  await theirs.getByRole('menuitem', { name: 'فایل متنی (csv)' }).click();
  await theirs.getByRole('button', { name: /^کارهای در جریان/ }).click();
  await expect(theirs.getByText('فایل ۱ مخاطب آماده است و تا ۷ روز می‌ماند.')).toBeVisible({ timeout: 20_000 });
  const saved = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'دریافت فایل دریافت فایل مخاطبان' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain('0924***0001');
  expect(text).not.toMatch(WHOLE);
  await theirs.context().close();

  const seen = await page.request.post('/v1/api/phonebooks/numbers/contact-list', {
    headers: { authorization: token },
    data: {},
  });
  expect((await seen.json()).data.items[0]).toMatchObject({ mobile: '989241230001', name: 'مریم نو' });
});
