/** What can be wrong with where the numbers of a send come from. `docs/errors.md` is generated from this table. */
export const SOURCE_ERRORS = {
  wrongSource: {
    code: '422-90',
    status: 422,
    message:
      'گیرنده‌ها با روش ارسال جور نیستند؛ لطفاً برای هر ارسال شماره‌ها، فایل یا دفترچه‌ها را انتخاب کنید، و فقط یکی را.',
    remedy:
      'quick and webservice take `recipients`, file takes `upload_id`, phonebook takes `phonebook_ids`; one of them.',
    permanent: true,
  },
  unknownUpload: {
    code: '404-90',
    status: 404,
    message: 'این فایل دیگر نگه داشته نمی‌شود؛ لطفاً آن را دوباره بارگذاری کنید.',
    remedy: 'Uploads are kept for 24 hours; use an id from `send/uploads`.',
    permanent: true,
  },
  notText: {
    code: '422-91',
    status: 422,
    message: 'این فایل خوانده نشد؛ لطفاً یک فایل متنی (txt) با یک شماره در هر سطر بفرستید.',
    remedy: 'Send a .txt file in UTF-8 or UTF-16; csv and xlsx are not taken yet.',
    permanent: true,
  },
  emptyFile: {
    code: '422-92',
    status: 422,
    message: 'فایل خالی است؛ لطفاً فایلی با یک شماره در هر سطر بفرستید.',
    remedy: 'Give at least one line that is not blank.',
    permanent: true,
  },
  noValidNumbers: {
    code: '422-93',
    status: 422,
    message: 'هیچ شمارهٔ موبایل درستی در این فایل نیست؛ لطفاً فایل را بررسی کنید.',
    remedy: 'One mobile number a line, in any accepted spelling.',
    permanent: true,
  },
  tooManyRecords: {
    code: '422-94',
    status: 422,
    message: 'هر ارسال حداکثر ۱٬۰۰۰٬۰۰۰ شماره می‌پذیرد؛ لطفاً آن را در چند ارسال بفرستید.',
    remedy: 'At most 1,000,000 records in a file, and 1,000,000 numbers in the phonebooks of a send.',
    permanent: true,
  },
  emptyPhonebooks: {
    code: '422-95',
    status: 422,
    message: 'در دفترچه‌های انتخاب‌شده شماره‌ای نیست؛ لطفاً دفترچهٔ دیگری انتخاب کنید.',
    remedy: 'Choose phonebooks with members; see `phonebooks`.',
    permanent: true,
  },
  tooManyUploads: {
    code: '429-90',
    status: 429,
    message: 'فایل‌های بارگذاری‌شدهٔ شما زیاد است؛ لطفاً تا پایان مهلت آن‌ها صبر کنید یا یکی از همان‌ها را بفرستید.',
    remedy: 'At most 20 uploads of an account are kept at once; each ends after 24 hours.',
    permanent: false,
  },
} as const;
