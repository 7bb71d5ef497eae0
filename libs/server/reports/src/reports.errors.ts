/** What can be wrong with a question about sends. `docs/errors.md` is generated from this table. */
export const REPORT_ERRORS = {
  unknownSend: {
    code: '404-40',
    status: 404,
    message: 'ارسالی با این شناسه در حساب شما نیست؛ لطفاً شناسه را بررسی کنید.',
    remedy: 'Use an id from `send` or `report/new_list`.',
    permanent: true,
  },
  unknownRecipient: {
    code: '404-41',
    status: 404,
    message: 'این ارسال گیرنده‌ای با این ردیف ندارد؛ لطفاً آن را از فهرست گیرنده‌ها انتخاب کنید.',
    remedy: 'Use an `n` of `report/recipients` of the same send.',
    permanent: true,
  },
  recipientsInFiles: {
    code: '409-600',
    status: 409,
    message:
      'فهرست گیرنده‌های این ارسال قدیمی به انبار فایل‌ها منتقل شده است؛ متن، آمار و هزینهٔ آن همچنان در دسترس است. برای دیدن فهرست، شناسهٔ ارسال را به پشتیبانی بدهید تا آن را برگرداند.',
    remedy:
      'An admin brings them back with `admin partitions restore <send id>`; texts, counts and costs are there as ever.',
    permanent: false,
  },
  badNumber: {
    code: '422-40',
    status: 422,
    message: 'شمارهٔ موبایل درست نیست؛ لطفاً شمارهٔ کامل را وارد کنید.',
    remedy: 'Give a whole Iranian mobile number in any accepted spelling.',
    permanent: true,
  },
  badRange: {
    code: '422-41',
    status: 422,
    message: 'بازهٔ تاریخ درست نیست؛ تاریخ آغاز باید پیش از تاریخ پایان باشد.',
    remedy: 'Give `from_date` before `to_date`.',
    permanent: true,
  },
  badDays: {
    code: '422-42',
    status: 422,
    message: 'بازهٔ روزها درست نیست؛ لطفاً آغاز را پیش از پایان و بازه را حداکثر ۳۶۶ روز انتخاب کنید.',
    remedy: 'Give two days of the calendar, `from_day` not after `to_day`, 366 days at most.',
    permanent: true,
  },
} as const;
