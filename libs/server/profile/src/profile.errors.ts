/** What can be wrong with profiles and documents. `docs/errors.md` is generated from this table. */
export const PROFILE_ERRORS = {
  settledField: {
    code: '409-400',
    status: 409,
    message:
      'این مشخصات هنگام ثبت‌نام با سامانهٔ هویت سنجیده شده است و از این‌جا تغییر نمی‌کند؛ برای اصلاح آن به پشتیبانی بنویسید.',
    remedy: 'Leave out the fields that `settled` of the profile lists.',
    permanent: true,
  },
  unknownDocument: {
    code: '404-400',
    status: 404,
    message: 'مدرکی با این شناسه نیست یا صاحب آن فایل دیگری به جای آن گذاشته است.',
    remedy: 'Use an id that `admin document list` shows.',
    permanent: true,
  },
  noDocument: {
    code: '404-401',
    status: 404,
    message: 'این مدرک بارگذاری نشده یا پیش‌تر برداشته شده است؛ لطفاً صفحه را تازه کنید.',
    remedy: 'Ask `user/documents` for what is there.',
    permanent: true,
  },
  documentAccepted: {
    code: '409-401',
    status: 409,
    message: 'این مدرک تأیید شده است و برداشته نمی‌شود؛ اگر تغییر کرده است، فایل تازه را جایگزین آن کنید.',
    remedy: 'Upload another document of this kind.',
    permanent: true,
  },
  dayPassed: {
    code: '422-400',
    status: 422,
    message: 'روز پایان اعتبار این مدرک گذشته است؛ آن را با دلیل «out_of_date» رد کنید.',
    remedy: 'Give a day that has not passed, or refuse the document.',
    permanent: true,
  },
} as const;
