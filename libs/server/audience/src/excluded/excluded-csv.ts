import { CSV_MARK, csvLine } from '@peyk/shared-sheets';
import type { ExcludedReason, ExcludedRecord } from './excluded-reason';

const NATIONAL_DIGITS = 9;
const REASON_WORDS: Readonly<Record<ExcludedReason, string>> = {
  invalid: 'شمارهٔ نامعتبر',
  noText: 'متن ندارد',
  duplicate: 'تکراری',
  blacklisted: 'در لیست سیاه',
  optedOut: 'لغو ۱۱ فرستاده است',
  weekly: 'به سقف پیامک هفتگی رسیده است',
};

/** How the file of who is left out begins, before a send and after it. */
export const EXCLUDED_HEAD = CSV_MARK + csvLine(['سطر', 'شماره', 'دلیل']);

/** With its zero: a spreadsheet shows it whole, and it may be uploaded again as it is. */
export function nationalNumber(key: number): string {
  return `09${String(key).padStart(NATIONAL_DIGITS, '0')}`;
}

/** The line of one record in that file. */
export function excludedLine(reason: ExcludedReason, { place, mobile, text = '' }: ExcludedRecord): string {
  const why = reason === 'noText' && text !== '' ? text : REASON_WORDS[reason];
  return csvLine([String(place), mobile < 0 ? text : nationalNumber(mobile), why]);
}
