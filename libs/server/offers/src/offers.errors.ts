/** What can be wrong with what an installation offers. `docs/errors.md` is generated from this table. */
export const OFFERS_ERRORS = {
  unknownChargePackage: {
    code: '404-341',
    status: 404,
    message: 'این بستهٔ شارژ دیگر ارائه نمی‌شود؛ لطفاً بستهٔ دیگری انتخاب کنید.',
    remedy: 'Use an id of `charge-packages/dynamics`.',
    permanent: true,
  },
  unknownGift: {
    code: '404-342',
    status: 404,
    message: 'این هدیه دیگر ارائه نمی‌شود یا برای حساب شما نیست.',
    remedy: 'Use an id of `gift-charge/packages` whose `can_take` is true.',
    permanent: true,
  },
  unknownAdminOffer: {
    code: '404-343',
    status: 404,
    message: 'چنین موردی میان پیشنهادها نیست؛ لطفاً فهرست را ببینید.',
    remedy: 'See `offer list`.',
    permanent: true,
  },
  changedPackage: {
    code: '409-341',
    status: 409,
    message: 'مبلغ یا هدیهٔ این بسته تغییر کرده است؛ لطفاً صفحه را تازه کنید و دوباره ببینید.',
    remedy: 'Ask `charge-packages/dynamics` again and show the person what has changed.',
    permanent: true,
  },
  giftTaken: {
    code: '409-342',
    status: 409,
    message: 'این هدیه را پیش‌تر گرفته‌اید.',
    remedy: 'A gift is taken once by an account.',
    permanent: true,
  },
  giftGone: {
    code: '409-343',
    status: 409,
    message: 'همهٔ این هدیه‌ها گرفته شده است.',
    remedy: 'Nothing: others were there before.',
    permanent: true,
  },
  offerExists: {
    code: '409-344',
    status: 409,
    message: 'پیشنهادی با این عنوان هست؛ لطفاً عنوان دیگری بدهید.',
    remedy: 'Give another --title.',
    permanent: true,
  },
  badOffer: {
    code: '422-344',
    status: 422,
    message: 'عنوان باید ۱ تا ۶۰ نویسه، توضیح حداکثر ۲۰۰ نویسه، مبلغ‌ها مثبت و پایان پس از آغاز باشد.',
    remedy: 'Mend what the sentence names; a charge package needs an amount that a gateway takes.',
    permanent: true,
  },
} as const;
