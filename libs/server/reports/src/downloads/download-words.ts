import { RECIPIENT_STATUS } from '@peyk/server-sender';
import { operatorName } from '@peyk/server-audience';
import { OPERATOR_NAMES } from '@peyk/shared-sms';

/** The head of the file of recipients. */
export const RECIPIENT_HEAD: readonly string[] = [
  'ردیف',
  'شماره',
  'اپراتور',
  'وضعیت',
  'قیمت (ریال)',
  'زمان فرستادن',
  'زمان پاسخ اپراتور',
  'زمان رسید',
];
/** One column more, where each recipient has a text of its own. */
export const TEXT_HEAD = 'متن';

const STATUS_WORDS: ReadonlyMap<number, string> = new Map([
  [RECIPIENT_STATUS.sent, 'ارسال‌شده'],
  [RECIPIENT_STATUS.reachedTelecom, 'رسیده به مخابرات'],
  [RECIPIENT_STATUS.delivered, 'رسیده به گوشی'],
  [RECIPIENT_STATUS.undelivered, 'نرسیده به گوشی'],
  [RECIPIENT_STATUS.blacklisted, 'لیست سیاه'],
  [RECIPIENT_STATUS.queued, 'در صف'],
  [RECIPIENT_STATUS.submitted, 'در حال ارسال'],
  [RECIPIENT_STATUS.inDoubt, 'نامشخص'],
  [RECIPIENT_STATUS.expired, 'منقضی‌شده'],
  [RECIPIENT_STATUS.cancelled, 'لغوشده'],
  [RECIPIENT_STATUS.refused, 'ردشده از سوی اپراتور'],
]);

export function statusWord(status: number): string {
  return STATUS_WORDS.get(status) ?? '';
}

export function operatorWord(operator: number): string {
  return OPERATOR_NAMES[operatorName(operator)];
}
