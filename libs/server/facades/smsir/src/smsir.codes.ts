import { FacadeError, codeFor } from '@peyk/server-facades-core';
import type { CodesByError, FacadeAnswer } from '@peyk/server-facades-core';
import type { DomainError } from '@peyk/server-http';

/** Where SMS.ir's clients know the sentence; elsewhere that of Peyk. */
const SENTENCES: Readonly<Record<number, string>> = {
  10: 'کلید وب سرویس نامعتبر است',
  102: 'اعتبار کافی نمی‌باشد',
  103: 'درخواست شما دارای متن خالی است',
  104: 'درخواست شما دارای موبایل نادرست است',
  105: 'تعداد موبایل‌ها بیشتر از حد مجاز است',
  106: 'تعداد متن‌ها بیشتر از حد مجاز است',
  107: 'لیست موبایل‌ها خالی است',
  108: 'لیست متن‌ها خالی است',
  109: 'زمان ارسال نامعتبر است',
  110: 'تعداد موبایل‌ها و متن‌ها برابر نیست',
  111: 'با این شناسه ارسالی ثبت نشده است',
  112: 'رکوردی برای حذف یافت نشد',
  113: 'قالب یافت نشد',
  114: 'مقدار پارامتر بیش از ۲۵ نویسه است',
  116: 'نام پارامتر نمی‌تواند خالی باشد',
};

const CODES: CodesByError = {
  '401-591': 11,
  '403-8': 12,
  '403-20': 14,
  '403-21': 13,
  '403-22': 13,
  '403-591': 12,
  '404-20': 112,
  '404-460': 113,
  '409-21': 112,
  '409-460': 113,
  '422-20': 103,
  '422-23': 101,
  '422-24': 101,
  '422-29': 102,
  '422-38': 109,
  '422-39': 109,
  '422-250': 117,
  '422-251': 117,
  '422-635': 117,
  '422-650': 117,
  '401': 10,
  '403': 12,
  '404': 111,
  '409': 112,
  '413': 118,
  '422': 117,
  '400': 117,
  '405': 111,
  '408': 0,
  '415': 117,
  '429': 20,
  '500': 0,
};

const OF_THE_KEY = [10, 11, 12, 13, 14];
const NOT_OURS = [404, 405, 413];

function statusOf(code: number, error: DomainError | FacadeError): number {
  if ('status' in error && NOT_OURS.includes(error.status) && error.code.endsWith('-1')) return error.status;
  if (OF_THE_KEY.includes(code)) return 401;
  if (code === 20) return 429;
  return code === 0 ? 500 : 400;
}

export function failSmsir(error: DomainError | FacadeError): FacadeAnswer {
  const code = error instanceof FacadeError ? error.code : codeFor(CODES, error);
  const message = SENTENCES[code] ?? error.message;
  return { status: statusOf(code, error), body: { status: code, message, data: null } };
}
