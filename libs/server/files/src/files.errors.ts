/** What can be wrong with a file that is kept. `docs/errors.md` is generated from this table. */
export const FILES_ERRORS = {
  unknownFile: {
    code: '404-140',
    status: 404,
    message: 'این فایل در حساب شما نیست یا زمان نگهداری آن به پایان رسیده است؛ لطفاً آن را دوباره بسازید.',
    remedy: 'Use the id of a file of this account that has not expired and that this user may see.',
    permanent: true,
  },
  tooManyArriving: {
    code: '429-140',
    status: 429,
    message: 'هم‌زمان حداکثر ۵ فایل دریافت می‌شود؛ لطفاً پس از پایان یکی از آن‌ها دوباره تلاش کنید.',
    remedy: 'Wait until one of the files of the account has arrived.',
    permanent: false,
  },
  tooLarge: {
    code: '413-140',
    status: 413,
    message: 'این فایل از اندازهٔ مجاز بزرگ‌تر است؛ لطفاً فایل کوچک‌تری بفرستید.',
    remedy: 'Send a file within the limit of its purpose.',
    permanent: true,
  },
  wrongType: {
    code: '422-140',
    status: 422,
    message: 'محتوای این فایل از نوع‌های پذیرفته نیست؛ لطفاً فایلی از نوع خواسته‌شده بفرستید.',
    remedy: 'The type is found by content; the name of a file does not change it.',
    permanent: true,
  },
  brokenImage: {
    code: '422-141',
    status: 422,
    message: 'این تصویر خوانده نشد؛ لطفاً آن را با برنامهٔ دیگری ذخیره کنید و دوباره بفرستید.',
    remedy: 'Send an image that can be decoded as a whole.',
    permanent: true,
  },
  imageTooWide: {
    code: '422-142',
    status: 422,
    message: 'ابعاد این تصویر بیش از ۴۰ میلیون پیکسل است؛ لطفاً تصویر کوچک‌تری بفرستید.',
    remedy: 'Width times height may be 40,000,000 at most.',
    permanent: true,
  },
  quotaFull: {
    code: '422-143',
    status: 422,
    message: 'فضای فایل‌های حساب شما پر است؛ لطفاً تا پایان زمان نگهداری فایل‌های پیشین صبر کنید.',
    remedy: 'Wait until kept files of the account expire.',
    permanent: true,
  },
  storageAway: {
    code: '503-140',
    status: 503,
    message: 'انبار فایل‌ها اکنون در دسترس نیست؛ لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
    remedy: 'Try again in some minutes. Who runs Peyk finds the reason in the log and in /readyz.',
    permanent: false,
  },
} as const;
