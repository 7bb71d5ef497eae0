import { addedSentence } from './added-sentence';
import { formatNumber } from '@peyk/shared-ui';

/** What is said in the page of one phonebook. Apart from those of the lists, which load without them. */
export const phonebookMessages = {
  title: 'دفترچه',
  contacts: 'مخاطبان این دفترچه',
  total: 'همه',
  reachable: 'قابل ارسال',
  blacklisted: 'در لیست سیاه',
  optedOut: 'لغو ۱۱',
  add: 'افزودن مخاطب',
  addTitle: (title: string) => `افزودن به «${title}»`,
  byNumbers: 'نوشتن شماره‌ها',
  byFile: 'فایل شماره‌ها',
  ways: 'راه‌های افزودن',
  numbers: 'شماره‌ها',
  numbersRequired: 'دست‌کم یک شماره بنویسید.',
  addNumbers: 'افزودن شماره‌ها',
  file: 'فایل شماره‌ها',
  fileHint: 'فایل متنی (txt) با یک شماره در هر سطر، حداکثر یک میلیون سطر و ۴۰ مگابایت.',
  fileRequired: 'فایلی انتخاب کنید.',
  fileRead: (records: number, invalid: number) =>
    invalid === 0
      ? `${formatNumber(records)} سطر دارد.`
      : `${formatNumber(records)} سطر دارد که ${formatNumber(invalid)} سطر آن شمارهٔ درستی نیست و کنار گذاشته می‌شود.`,
  addFile: 'آغاز افزودن',
  importing: 'در حال افزودن فایل',
  importProgress: (read: number, records: number) => `${formatNumber(read)} از ${formatNumber(records)} سطر خوانده شد`,
  imported: 'فایل افزوده شد',
  importFailed: 'فایل تا پایان افزوده نشد',
  importResult: (added: number, existing: number, invalid: number) =>
    addedSentence({ added, existing, refused: invalid }),
  dismissImport: 'بستن',
  emptyTitle: 'این دفترچه مخاطبی ندارد',
  emptyHelp: 'شماره‌ها را بنویسید یا بچسبانید، یا فایل آن‌ها را بفرستید.',
  unknownTitle: 'این دفترچه پیدا نشد',
  unknownHelp: 'شاید حذف شده باشد.',
  toAll: 'دیدن همهٔ دفترچه‌ها',
} as const;
