/** What can stand in the way of a decision. `docs/errors.md` is generated from this table. */
export const DECISIONS_ERRORS = {
  decidedBefore: {
    code: '409-370',
    status: 409,
    message: 'دربارهٔ این مورد پیش از شما تصمیم گرفته شده است.',
    remedy: 'Nothing was changed. Look at what was decided; it cannot be decided again.',
    permanent: true,
  },
  takenByOther: {
    code: '409-371',
    status: 409,
    message: 'این مورد را همکار دیگری برداشته است.',
    remedy: 'Wait until it is decided, or half an hour after it was taken.',
    permanent: false,
  },
  noteMissing: {
    code: '422-379',
    status: 422,
    message: 'برای دلیل «سایر» لطفاً توضیحی ۳ تا ۵۰۰ نویسه‌ای بنویسید.',
    remedy: 'Give --note with 3 to 500 characters; the account reads it.',
    permanent: true,
  },
} as const;
