/** What can be wrong with a command that an admin gives about lines, tariffs and reviews. */
export const SEND_ADMIN_ERRORS = {
  unknownAccount: {
    code: '404-21',
    status: 404,
    message: 'حسابی با این شناسه نیست؛ لطفاً شناسه را بررسی کنید.',
    remedy: 'Use the id that `admin account create` printed.',
    permanent: true,
  },
  unknownAdminLine: {
    code: '404-22',
    status: 404,
    message: 'خطی با این شماره نیست؛ لطفاً نخست خط را بسازید.',
    remedy: 'Make it with `admin line create`.',
    permanent: true,
  },
  badLine: {
    code: '422-30',
    status: 422,
    message:
      'مشخصات خط درست نیست؛ شماره باید ۳ تا ۲۰ رقم باشد، عنوان و خانواده خالی نباشند و سقف ارسال عددی مثبت باشد.',
    remedy: 'Give 3 to 20 digits, a title, a family, and a positive whole number of messages a second.',
    permanent: true,
  },
  lineExists: {
    code: '409-22',
    status: 409,
    message: 'خطی با این شماره از پیش هست؛ لطفاً شمارهٔ دیگری بدهید.',
    remedy: 'Assign the line that is there with `admin line assign`.',
    permanent: true,
  },
  inexactTariff: {
    code: '422-31',
    status: 422,
    message: 'مبلغ تعرفه باید عدد صحیح و نامنفی به ریال باشد.',
    remedy: 'Give whole rials, so that ten and five percent of a price are exact.',
    permanent: true,
  },
  emptyFamily: {
    code: '422-32',
    status: 422,
    message: 'خانوادهٔ خط خالی است؛ لطفاً نام آن را بدهید.',
    remedy: 'Give the family that the lines carry.',
    permanent: true,
  },
  tariffExists: {
    code: '409-23',
    status: 409,
    message: 'برای همین لحظه تعرفهٔ دیگری ثبت شده است؛ تعرفه تغییر نمی‌کند، لطفاً تاریخ دیگری بدهید.',
    remedy: 'Tariffs are never changed: add one with a later date.',
    permanent: true,
  },
  notWaiting: {
    code: '409-24',
    status: 409,
    message: 'این ارسال در انتظار بررسی نیست.',
    remedy: 'Only a send in state 1 can be accepted or rejected.',
    permanent: true,
  },
  missingReason: {
    code: '422-33',
    status: 422,
    message: 'دلیل رد ارسال را بنویسید؛ کاربر آن را در گزارش می‌بیند.',
    remedy: 'Give the reason as a Persian sentence.',
    permanent: true,
  },
} as const;
