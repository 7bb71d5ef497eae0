/** What can be wrong with the agreements of a line. */
export const AGREEMENT_ERRORS = {
  agreementNeeded: {
    code: '422-253',
    status: 422,
    message: 'برای ارسال از این خط باید نخست توافق‌نامهٔ آن را بخوانید و بپذیرید.',
    remedy: 'Read `numbers/agreement-list` and accept what has no `accepted_at` with `assign-agreement`.',
    permanent: false,
  },
  unknownAgreement: {
    code: '404-91',
    status: 404,
    message: 'این توافق‌نامه در خط‌های شما نیست؛ لطفاً فهرست را دوباره بگیرید.',
    remedy: 'Use an id of `numbers/agreement-list`.',
    permanent: true,
  },
  badAgreement: {
    code: '422-254',
    status: 422,
    message: 'عنوان توافق‌نامه باید ۱ تا ۱۲۰ و متن آن ۱ تا ۲۰٬۰۰۰ نویسه باشد.',
    remedy: 'Give a shorter --title or --file, with something to read in it.',
    permanent: true,
  },
  unknownAdminAgreement: {
    code: '404-92',
    status: 404,
    message: 'توافق‌نامه‌ای با این شناسه نیست یا از پیش برداشته شده است؛ لطفاً فهرست را ببینید.',
    remedy: 'See `agreement list`.',
    permanent: true,
  },
} as const;
