/** What programs may be told beside what every send may be. `docs/errors.md` is generated from this table. */
export const PROGRAMS_ERRORS = {
  unknownCode: {
    code: '404-630',
    status: 404,
    message: 'این کد در حساب شما نیست؛ لطفاً کد تازه‌ای بفرستید.',
    remedy:
      'Give the id that `otp/send` answered, or a number and pattern to which it sent a code in the last two days.',
    permanent: true,
  },
  textsAreRead: {
    code: '409-630',
    status: 409,
    message:
      'متن‌های این حساب پیش از ارسال خوانده می‌شود و کد یک‌بارمصرف به موقع نمی‌رسد؛ لطفاً با پشتیبانی تماس بگیرید.',
    remedy: 'An admin ends the review of the account with `admin review`; nothing was sent.',
    permanent: false,
  },
  badMobile: {
    code: '422-630',
    status: 422,
    message: 'شمارهٔ موبایل درست نیست؛ لطفاً آن را مانند 09241234567 بنویسید.',
    remedy: 'Give one Iranian mobile number.',
    permanent: true,
  },
  whichCode: {
    code: '422-631',
    status: 422,
    message: 'یا شناسهٔ کد را بدهید، یا شمارهٔ موبایل و کد الگو را با هم.',
    remedy: 'Give `id`, or `mobile` and `pattern_code`, and not both.',
    permanent: true,
  },
  notCodePattern: {
    code: '422-632',
    status: 422,
    message: 'الگوی رمز یک‌بارمصرف باید تنها یک متغیر از نوع کد داشته باشد؛ لطفاً الگوی دیگری برگزینید.',
    remedy: 'Give the code of an accepted pattern of type `otp` with exactly one variable, of type `code`.',
    permanent: true,
  },
  longerThanVariable: {
    code: '422-633',
    status: 422,
    message: 'متغیر این الگو برای کدی به این درازی جا ندارد؛ لطفاً کد کوتاه‌تری بخواهید.',
    remedy: 'Give a `length` of at most `max_length` of the pattern’s variable.',
    permanent: true,
  },
  notReached: {
    code: '422-634',
    status: 422,
    message: 'این شماره از این خط پیام نمی‌گیرد، چون در لیست سیاه است یا دریافت پیام را بسته است؛ چیزی فرستاده نشد.',
    remedy: 'Send from a line that is no advertising line, or take the number off the blacklist of the account.',
    permanent: true,
  },
  codeNeedsApproval: {
    code: '403-524',
    status: 403,
    message:
      'هزینهٔ این کد بیشتر از آن است که بدون تأیید یک همکار فرستاده شود و کد نمی‌تواند منتظر بماند؛ از مدیر حساب بخواهید این سقف را بالا ببرد.',
    remedy:
      'The role of the key has every send above an amount approved by a person, and a code cannot wait: raise the amount.',
    permanent: true,
  },
  badRecipients: {
    code: '422-635',
    status: 422,
    message: 'بعضی از گیرنده‌ها درست نیستند و چیزی فرستاده نشد؛ لطفاً آن‌ها را درست کنید.',
    remedy: '`meta.errors` says what is wrong with which, by places from 0; at most a hundred of it.',
    permanent: true,
  },
  howManyMessages: {
    code: '422-636',
    status: 422,
    message: 'وضعیت ۱ تا ۱٬۰۰۰ پیام را در یک درخواست بپرسید.',
    remedy: 'Give between one and a thousand `ids` and `local_ids` together.',
    permanent: true,
  },
  textOfLine: {
    code: '422-650',
    status: 422,
    message: 'متن یکی از پیام‌ها از این خط فرستادنی نیست و چیزی فرستاده نشد؛ لطفاً آن متن را درست کنید.',
    remedy: 'The message says what is wrong with which text; nothing was sent.',
    permanent: true,
  },
  codeTooSoon: {
    code: '429-630',
    status: 429,
    message: 'به این شماره به تازگی کد فرستاده شده است؛ لطفاً کمی بعد دوباره بفرستید.',
    remedy: 'One code a minute and six an hour go to a number; wait for `Retry-After`.',
    permanent: false,
  },
} as const;
