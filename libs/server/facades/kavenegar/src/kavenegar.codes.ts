import { FacadeError, codeFor } from '@peyk/server-facades-core';
import type { CodesByError, FacadeAnswer } from '@peyk/server-facades-core';
import type { DomainError } from '@peyk/server-http';

/** Where Kavenegar's clients know the sentence, it is theirs; elsewhere that of Peyk, which says more. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'پارامترها ناقص هستند',
  403: 'کد شناسائی معتبر نمی‌باشد',
  404: 'متدی با این نام پیدا نشده است',
  405: 'متد فراخوانی با این روش پاسخ نمی‌دهد',
  406: 'پارامترهای اجباری خالی ارسال شده‌اند',
  407: 'دسترسی به اطلاعات مورد نظر برای شما امکان‌پذیر نیست',
  409: 'سرور قادر به پاسخگوئی نیست، بعداً تلاش کنید',
  411: 'دریافت‌کننده نامعتبر است',
  412: 'ارسال‌کننده نامعتبر است',
  413: 'پیام خالی است یا طول آن بیش از حد مجاز است',
  414: 'تعداد رکوردها بیش از حد مجاز است',
  417: 'تاریخ ارسال اشتباه است',
  418: 'اعتبار حساب شما کافی نیست',
  419: 'طول آرایهٔ متن و گیرنده و فرستنده هم‌اندازه نیست',
  424: 'الگوی مورد نظر پیدا نشد',
  431: 'ساختار کد صحیح نمی‌باشد',
};

const CODES: CodesByError = {
  '400-1': 400,
  '401-590': 403,
  '401-591': 403,
  '401-592': 403,
  '403-8': 407,
  '403-20': 401,
  '403-21': 401,
  '403-22': 401,
  '403-591': 407,
  '403-592': 407,
  '404-1': 404,
  '404-20': 402,
  '404-460': 424,
  '405-1': 405,
  '409-460': 424,
  '422-20': 413,
  '422-21': 413,
  '422-22': 422,
  '422-23': 412,
  '422-24': 412,
  '422-250': 422,
  '422-251': 420,
  '422-29': 418,
  '422-38': 417,
  '422-39': 417,
  '422-635': 431,
  '422-650': 422,
  '400': 400,
  '401': 403,
  '403': 407,
  '404': 402,
  '408': 409,
  '409': 402,
  '413': 414,
  '415': 400,
  '422': 402,
  '429': 451,
  '500': 409,
  '503': 409,
};

export function failKavenegar(error: DomainError | FacadeError): FacadeAnswer {
  const status = error instanceof FacadeError ? error.code : codeFor(CODES, error);
  const message = SENTENCES[status] ?? error.message;
  return { status, body: { return: { status, message }, entries: null } };
}
