import { api } from './api';
import { ApiError } from './api-error';
import { readFile, saveFile } from './save-file';

/** What the browser was asked to save: jsdom has no downloads. */
const saved: { name: string; file: Blob }[] = [];
const files = new Map<string, Blob>();

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (file) => {
    const url = `blob:${files.size}`;
    files.set(url, file as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void files.delete(url);
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() });
  };
});

const ask = () =>
  saveFile(api.GET('/report/download_excluded', { params: { query: { send_id: '1' } }, parseAs: 'blob' }));

it('saves the answer under the name that it has', async () => {
  const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="peyk-1-excluded.csv"' };
  globalThis.fetch = () => Promise.resolve(new Response('سطر\r\n', { headers }));
  await ask();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('peyk-1-excluded.csv');
  expect(saved[0]?.file.size).toBe(8);
});

it('prefers the name with Persian letters', async () => {
  const name = `attachment; filename="____.xlsx"; filename*=UTF-8''${encodeURIComponent('سطرهای نادرست')}.xlsx`;
  globalThis.fetch = () => Promise.resolve(new Response('x', { headers: { 'Content-Disposition': name } }));
  await ask();
  expect(saved.at(-1)?.name).toBe('سطرهای نادرست.xlsx');
});

it('throws the sentence of a refusal and saves nothing', async () => {
  const body = JSON.stringify({ data: null, meta: { status: false, message: 'ارسالی نیست.', message_code: '404-40' } });
  globalThis.fetch = () =>
    Promise.resolve(new Response(body, { status: 404, headers: { 'Content-Type': 'application/json' } }));
  await expect(ask()).rejects.toThrow('ارسالی نیست.');
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await expect(ask()).rejects.toBeInstanceOf(ApiError);
  expect(saved).toEqual([]);
});

it('is a file with its name for those who go on with it', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="numbers.csv"' };
  globalThis.fetch = () => Promise.resolve(new Response('x', { headers }));
  const file = await readFile(
    api.GET('/user/files/download', { params: { query: { file_id: '1' } }, parseAs: 'blob' }),
  );
  expect([file instanceof File, file.name, saved]).toEqual([true, 'numbers.csv', []]);
});
