import { admin } from '../support/admin';
import { expect, test } from '../support/journey';
import { look } from '../support/look';
import { readStack } from '../support/stack';

/** A picture of two points beside each other that moves: made square, and a still one. */
const GIF = Buffer.from('R0lGODlhAgABAIAAAAAAAP///yH5BAEKAAEALAAAAAACAAEAAAICRAoAOw==', 'base64');
/** The least that is a PDF. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n',
);

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** The id of the document of this kind, as those who decide see it. */
async function waitingId(kind: string): Promise<string> {
  const line = (await admin('document', 'list')).split('\n').find((one) => one.endsWith(`  ${kind}`));
  const id = /^(\d+)/.exec(line ?? '')?.[1];
  if (id === undefined) throw new Error(`No document of the kind ${kind} waits.`);
  return id;
}

test('who holds the account is told, has a picture, and shows documents that a person decides about', async ({
  member: page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: new RegExp(readStack().username) }).click();
  await page.getByRole('menuitem', { name: 'مشاهدهٔ پروفایل' }).click();
  await page.waitForURL('**/profile');
  await page.getByLabel('تصویر حساب').setInputFiles(file('لوگو.gif', 'image/gif', GIF));
  await expect(page.getByRole('img', { name: 'تصویر حساب' })).toBeVisible();
  await look(page, 'profile');

  await page.getByRole('link', { name: /مشخصات حساب/ }).click();
  await page.getByRole('button', { name: 'ویرایش مشخصات فردی' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'شخص حقوقی' }).check();
  await dialog.getByLabel('نام', { exact: true }).fill('مریم');
  await dialog.getByLabel('نام خانوادگی').fill('نمونه');
  await dialog.getByLabel('کد ملی').fill('0012345679');
  await dialog.getByLabel('تاریخ تولد').fill('1370/01/01');
  await look(page, 'profile-form');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('۱۳۷۰/۰۱/۰۱')).toBeVisible();
  await page.getByRole('button', { name: 'ویرایش مشخصات شرکت' }).click();
  await dialog.getByLabel('نام شرکت').fill('شرکت نمونهٔ پیک');
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.getByText('شرکت نمونهٔ پیک').last()).toBeVisible();
  await look(page, 'account-info');

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const name of ['آگهی تأسیس', 'نماد اعتماد الکترونیکی']) {
    await page.getByRole('button', { name: `بارگذاری ${name}` }).click();
    await dialog.locator('input[type=file]').setInputFiles(file('مدرک.pdf', 'application/pdf', PDF));
    await expect(row(name).getByText('در انتظار بررسی')).toBeVisible();
  }
  // The page hears of both by itself.
  await admin('document', 'accept', await waitingId('establishment_notice'), '--valid-until=2099-03-20');
  await expect(row('آگهی تأسیس').getByText('تأیید شده')).toBeVisible();
  await admin('document', 'refuse', await waitingId('trust_seal'), '--reason=unreadable', '--note=واضح‌تر بفرستید');
  await expect(row('نماد اعتماد الکترونیکی').getByText('تصویر مدرک خوانا نیست: واضح‌تر بفرستید')).toBeVisible();
  await row('آگهی تأسیس').scrollIntoViewIfNeeded();
  await look(page, 'documents');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'دانلود آگهی تأسیس' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
