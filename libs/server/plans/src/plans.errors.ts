/** What can be wrong with plans and what they open. `docs/errors.md` is generated from this table. */
export const PLANS_ERRORS = {
  serviceClosed: {
    code: '403-345',
    status: 403,
    message: 'این سرویس در طرح شما نیست؛ برای استفاده از آن طرحی را که آن را دارد بخرید.',
    remedy: 'Buy one of the plans that `panel/plans` shows for the service.',
    permanent: true,
  },
  unknownPlan: {
    code: '404-345',
    status: 404,
    message: 'این طرح دیگر ارائه نمی‌شود؛ لطفاً طرح دیگری انتخاب کنید.',
    remedy: 'Use an id of `panel/plans`.',
    permanent: true,
  },
  changedPlan: {
    code: '409-345',
    status: 409,
    message: 'قیمت این طرح تغییر کرده است؛ لطفاً صفحه را تازه کنید و دوباره ببینید.',
    remedy: 'Ask `panel/plans` again and show the person the new price.',
    permanent: true,
  },
  hasPlan: {
    code: '409-346',
    status: 409,
    message: 'این طرح را بدون تاریخ پایان دارید و خرید دوباره لازم نیست.',
    remedy: 'Nothing: what the plan opens is open.',
    permanent: true,
  },
  planExists: {
    code: '409-347',
    status: 409,
    message: 'طرحی با این عنوان هست؛ لطفاً عنوان دیگری بدهید.',
    remedy: 'Give another --title.',
    permanent: true,
  },
  shortOfCredit: {
    code: '422-346',
    status: 422,
    message: 'اعتبار کیف پول برای خرید این طرح کافی نیست؛ از درگاه بپردازید یا نخست اعتبار خود را افزایش دهید.',
    remedy: 'Charge the wallet, or use `panel/plans/pay`.',
    permanent: true,
  },
  badPlan: {
    code: '422-347',
    status: 422,
    message:
      'عنوان طرح باید ۱ تا ۶۰ نویسه، توضیح آن حداکثر ۵۰۰ نویسه و مدت آن ۱ تا ۳۶۶۰ روز باشد و دست‌کم یک سرویس را باز کند.',
    remedy: 'Mend what the sentence names.',
    permanent: true,
  },
} as const;
