/** What can be wrong with a send that comes again. `docs/errors.md` is generated from this table. */
export const RECURRING_ERRORS = {
  unknownRecurring: {
    code: '404-230',
    status: 404,
    message: 'ارسال دوره‌ای با این شناسه در حساب شما نیست؛ شاید حذف شده باشد. لطفاً فهرست را دوباره ببینید.',
    remedy: 'Use an id from `send/recurring/list`.',
    permanent: true,
  },
  endedRecurring: {
    code: '409-230',
    status: 409,
    message: 'این ارسال دوره‌ای به پایان رسیده است؛ برای ادامه، پایان دیرتری برای آن بگذارید.',
    remedy: 'Give it a later end with `send/recurring/update`.',
    permanent: true,
  },
  noWeekday: {
    code: '422-230',
    status: 422,
    message: 'روزهای هفته انتخاب نشده است؛ لطفاً دست‌کم یک روز را انتخاب کنید.',
    remedy: 'Give `weekdays` with `every: week`, and only there.',
    permanent: true,
  },
  noMonthDay: {
    code: '422-231',
    status: 422,
    message: 'روز ماه انتخاب نشده است؛ لطفاً روزی از ۱ تا ۳۱ را انتخاب کنید.',
    remedy: 'Give `month_day` with `every: month`, and only there.',
    permanent: true,
  },
  noDateProperty: {
    code: '422-232',
    status: 422,
    message: 'ویژگی تاریخ انتخاب نشده یا حذف شده است؛ لطفاً یکی از ویژگی‌های تاریخ مخاطبان را انتخاب کنید.',
    remedy: 'Give with `every: property`, and only there, the `property_id` of an active property of type date.',
    permanent: true,
  },
  badDay: {
    code: '422-233',
    status: 422,
    message: 'این تاریخ در تقویم نیست؛ لطفاً تاریخ دیگری انتخاب کنید.',
    remedy: 'Give an existing Gregorian day as `YYYY-MM-DD`.',
    permanent: true,
  },
  nothingToCome: {
    code: '422-234',
    status: 422,
    message: 'تا پایانی که گذاشته‌اید نوبتی نمی‌ماند؛ لطفاً پایان دیرتری انتخاب کنید یا آن را بردارید.',
    remedy: 'Let `ends_on` and `max_sends` leave a time that is still to come.',
    permanent: true,
  },
  wrongRecipients: {
    code: '422-235',
    status: 422,
    message:
      'گیرنده‌ها درست انتخاب نشده‌اند؛ لطفاً شماره‌ها، دفترچه‌ها، مخاطبان یا یک بخش را انتخاب کنید، و فقط یکی را.',
    remedy: 'Give exactly one source in `params`; with `birthday` and `property` none, or `phonebook_ids` alone.',
    permanent: true,
  },
  tooManyRecurring: {
    code: '429-230',
    status: 429,
    message: 'ارسال‌های دوره‌ای شما به سقف ۵۰ رسیده است؛ لطفاً نخست یکی را حذف کنید.',
    remedy: 'An account has at most 50; delete one that has ended.',
    permanent: false,
  },
} as const;
