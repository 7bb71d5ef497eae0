/** What can be wrong with a question about short links. `docs/errors.md` is generated from this table. */
export const LINKS_ERRORS = {
  unknownSend: {
    code: '404-300',
    status: 404,
    message: 'ارسالی با این شناسه در حساب شما نیست؛ لطفاً شناسه را از فهرست گزارش‌ها بردارید.',
    remedy: 'Use an id that `report/new_list` lists for this account.',
    permanent: true,
  },
  openersInFiles: {
    code: '409-601',
    status: 409,
    message:
      'فهرست گیرنده‌های این ارسال قدیمی به انبار فایل‌ها منتقل شده است؛ شمار بازدیدها همچنان در دسترس است. برای دیدن اینکه چه کسانی پیوند را باز کرده‌اند، شناسهٔ ارسال را به پشتیبانی بدهید تا فهرست را برگرداند.',
    remedy: 'An admin brings them back with `admin partitions restore <send id>`; the counts are there as ever.',
    permanent: false,
  },
  unknownLink: {
    code: '404-301',
    status: 404,
    message: 'متن این ارسال چنین پیوند کوتاهی ندارد؛ لطفاً صفحهٔ گزارش را تازه کنید.',
    remedy: 'Use a position that `panel/link_tracker` lists for this send.',
    permanent: true,
  },
} as const;
