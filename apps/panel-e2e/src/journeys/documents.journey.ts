import { expect, storeToken, test } from '../support/journey';
import { look } from '../support/look';
import { newcomer, registerByApi } from '../support/newcomer';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test('a programmer finds an operation, copies an example, and sees what the API says to a key', async ({
  page,
  context,
}) => {
  await storeToken(context, await registerByApi(newcomer()));
  await page.goto('/developers/documents');
  await expect(page.getByText('شروع در پنج دقیقه')).toBeVisible();

  await page.getByRole('tab', { name: 'کارها' }).click();
  await page.getByLabel('جستجوی کار').fill('اعتبار کیف');
  await page.getByRole('link', { name: /credit\.get/ }).click();
  await expect(page).toHaveURL(/op=credit\.get/);
  await expect(page.getByText('GET /v1/api/credit').first()).toBeVisible();
  await look(page, 'documents-operation');

  const example = page.getByRole('group', { name: 'نمونه' });
  await expect(example).toContainText('Bearer peyk_test_…');
  await page.getByLabel('کلید API').fill(`peyk_test_${'x'.repeat(43)}`);
  await expect(example).toContainText(`Bearer peyk_test_${'x'.repeat(43)}`);
  await example.scrollIntoViewIfNeeded();
  await look(page, 'documents-example');
  await page.setViewportSize(PHONE);
  await page.getByLabel('کلید API').scrollIntoViewIfNeeded();
  await look(page, 'documents-try-phone');
  await page.setViewportSize(DESKTOP);

  const secret = `peyk_live_${'x'.repeat(43)}`;
  await page.getByLabel('کلید API').fill(secret);
  await page.getByRole('button', { name: 'فرستادن درخواست' }).click();
  await expect(page.getByText('HTTP 401')).toBeVisible();
  await expect(page.getByText('401-590')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(kept).not.toContain(secret);
  await page.reload();
  await expect(page.getByLabel('کلید API')).toHaveValue('');

  await page.getByRole('tab', { name: 'خطاها' }).click();
  await page.getByLabel('جستجوی خطا').fill('401-590');
  await expect(page.getByText('این کلید API شناخته نشد')).toBeVisible();

  const list = await page.request.get('/llms.txt');
  expect(await list.text()).toContain('`POST /otp/send` (otp.send)');
});
