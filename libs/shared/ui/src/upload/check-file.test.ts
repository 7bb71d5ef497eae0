import { checkFile, DEFAULT_ACCEPT, readableEndings } from './check-file';

const MIB = 1024 * 1024;
const plain = (sentence: string | null) => sentence?.replace(/[\u2066\u2069]/g, '');

it('accepts sheets of Excel by default, whatever the case of their ending', () => {
  expect(DEFAULT_ACCEPT).toEqual(['.xlsx', '.xls']);
  expect(checkFile({ name: 'numbers.XLSX', size: 1 }, { accept: DEFAULT_ACCEPT })).toBeNull();
  expect(checkFile({ name: 'مشتریان.xls', size: 1 }, { accept: DEFAULT_ACCEPT })).toBeNull();
});

it('refuses a wrong type and names the right ones', () => {
  expect(plain(checkFile({ name: 'photo.exe', size: 1 }, { accept: DEFAULT_ACCEPT }))).toBe(
    'این نوع فایل پذیرفته نمی‌شود. لطفاً فایلی با پسوند xlsx یا xls انتخاب کنید.',
  );
  expect(checkFile({ name: 'xlsx', size: 1 }, { accept: DEFAULT_ACCEPT })).not.toBeNull();
});

it('refuses a 12 MB attachment where 10 MB is the most', () => {
  const limits = { accept: ['.zip'], maxBytes: 10 * MIB };
  expect(checkFile({ name: 'a.zip', size: 12 * MIB }, limits)).toBe(
    'حجم این فایل ۱۲ مگابایت است و سقف آن ۱۰ مگابایت. لطفاً فایل را کوچک‌تر یا به چند فایل تقسیم کنید.',
  );
  expect(checkFile({ name: 'a.zip', size: 10 * MIB }, limits)).toBeNull();
});

it('refuses an empty file', () => {
  expect(checkFile({ name: 'a.xls', size: 0 }, { accept: DEFAULT_ACCEPT })).toMatch(/^این فایل خالی است/);
});

it('lists many endings as a person would', () => {
  expect(plain(readableEndings(['.txt', '.xlsx', '.csv']))).toBe('txt، xlsx یا csv');
});
