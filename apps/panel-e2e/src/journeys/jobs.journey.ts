import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/journey';
import { look } from '../support/look';

/** Some seconds of work: long enough to be seen, and to be cancelled in the middle. */
const LARGE = 300_000;
const TITLE = 'افزودن فایل به دفترچه‌ها';

/** As a program does it: there is no screen of contacts to begin an import from. */
async function beginImport(request: APIRequestContext, token: string, lines: readonly string[]): Promise<void> {
  const ask = async (path: string, options: Parameters<APIRequestContext['post']>[1]) => {
    const answer = await request.post(`/v1/api/${path}`, { headers: { authorization: token }, ...options });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: { id: string; upload_id: string } }).data;
  };
  const { id } = await ask('phonebooks', { data: { title: `مشتریان ${Date.now()}` } });
  const file = { name: 'numbers.txt', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
  const { upload_id } = await ask('send/uploads', { multipart: { file } });
  await ask('phonebooks/numbers/add-upload', { data: { phonebook_ids: [id], upload_id } });
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => `0924${String(n).padStart(7, '0')}`);

test('a file goes into a phonebook, is watched from the header, and its wrong rows come back', async ({
  member: page,
  token,
}) => {
  await page.goto('/dashboard');
  await beginImport(page.request, token, ['09241234567', 'کسی', '0924765432', '09247654321']);
  // It appears by itself, and is there after a reload.
  const open = page.getByRole('button', { name: /^کارهای در جریان/ });
  await expect(open).toBeVisible();
  await page.reload();
  await open.click();
  const job = page.getByRole('dialog', { name: 'کارهای در جریان' }).getByRole('article', { name: TITLE }).first();
  await expect(job.getByText('انجام شد')).toBeVisible();
  await expect(job.getByText('۲ سطر شمارهٔ درستی نداشت')).toBeVisible();
  await look(page, 'jobs-done');
  const downloading = page.waitForEvent('download');
  await job.getByRole('button', { name: `دریافت فایل ${TITLE}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  // A zip, which a spreadsheet is.
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('a large file is stopped where it is, and what has been added stays', async ({ member: page, token }) => {
  await page.goto('/dashboard');
  await beginImport(page.request, token, numbers(LARGE));
  await page.getByRole('button', { name: /^کارهای در جریان: ۱/ }).click();
  const job = page.getByRole('dialog', { name: 'کارهای در جریان' }).getByRole('article', { name: TITLE }).first();
  await expect(job.getByText('در حال انجام')).toBeVisible();
  await job.getByRole('button', { name: `لغو ${TITLE}` }).click();
  await page.getByRole('dialog', { name: 'این کار لغو شود؟' }).getByRole('button', { name: 'لغو کار' }).click();
  await expect(job.getByText('لغو شد')).toBeVisible();
  await look(page, 'jobs-cancelled');
  await job.getByRole('button', { name: `برداشتن ${TITLE} از فهرست` }).click();
  await expect(job.getByText('لغو شد')).toBeHidden();
});
