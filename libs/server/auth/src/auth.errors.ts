/** What can be wrong with signing in. `docs/errors.md` is generated from this table. */
export const AUTH_ERRORS = {
  wrongPassword: {
    code: '422-10',
    status: 422,
    message: 'نام کاربری یا گذرواژه درست نیست؛ لطفاً دوباره تلاش کنید.',
    remedy: 'Check username and password; which of them is wrong is not told.',
    permanent: true,
  },
  wrongCode: {
    code: '422-11',
    status: 422,
    message: 'کد واردشده درست نیست؛ لطفاً کد پیامک‌شده را دوباره وارد کنید.',
    remedy: 'Give the newest code; five wrong codes end the sign-in.',
    permanent: true,
  },
  expiredCode: {
    code: '422-12',
    status: 422,
    message: 'مهلت این کد تمام شده است؛ لطفاً کد تازه‌ای بگیرید.',
    remedy: 'Ask for a new code with send_sms_otp.',
    permanent: true,
  },
  tooManyTries: {
    code: '422-13',
    status: 422,
    message: 'کد چند بار نادرست وارد شد؛ لطفاً از ابتدا با نام کاربری و گذرواژه وارد شوید.',
    remedy: 'Begin again with login.',
    permanent: true,
  },
  endedSignIn: {
    code: '422-14',
    status: 422,
    message: 'مهلت ورود تمام شده است؛ لطفاً از ابتدا با نام کاربری و گذرواژه وارد شوید.',
    remedy: 'The temporary token is unknown, used or older than ten minutes: begin again with login.',
    permanent: true,
  },
  wrongExternalCode: {
    code: '422-15',
    status: 422,
    message: 'این پیوند ورود معتبر نیست یا پیش‌تر استفاده شده است؛ لطفاً پیوند تازه‌ای بگیرید.',
    remedy: 'The code works once and for ten minutes; an admin makes a new one.',
    permanent: true,
  },
  resendTooEarly: {
    code: '429-10',
    status: 429,
    message: 'کد به‌تازگی فرستاده شده است؛ لطفاً تا پایان شمارش صبر کنید و سپس دوباره درخواست دهید.',
    remedy: 'Wait for the seconds of the Retry-After header.',
    permanent: false,
  },
  tooManyWrongCodes: {
    code: '429-11',
    status: 429,
    message:
      'برای این حساب در یک روز گذشته کدهای نادرست زیادی وارد شده است؛ لطفاً فردا دوباره تلاش کنید یا با پشتیبانی تماس بگیرید.',
    remedy: 'Ten wrong codes in a day close the sign-in of a user until a day has passed since.',
    permanent: false,
  },
} as const;
