/** What can be wrong with a registration. */
export const REGISTRATION_ERRORS = {
  closed: {
    code: '403-60',
    status: 403,
    message: 'ثبت‌نام اکنون باز نیست؛ لطفاً برای گرفتن حساب با پشتیبانی تماس بگیرید.',
    remedy: 'See registration_open of login_setting; PEYK_REGISTRATION=open opens it.',
    permanent: false,
  },
  mobileRegistered: {
    code: '409-60',
    status: 409,
    message: 'با این شمارهٔ موبایل پیش‌تر حسابی ساخته شده است؛ لطفاً وارد شوید یا گذرواژهٔ خود را بازیابی کنید.',
    remedy: 'A mobile registers once: sign in, or use forgot_password.',
    permanent: true,
  },
  correctionsUsedUp: {
    code: '429-15',
    status: 429,
    message:
      'در هر روز پنج بار می‌توان مشخصات را اصلاح کرد و این پنج بار به پایان رسیده است؛ لطفاً فردا دوباره تلاش کنید یا با پشتیبانی تماس بگیرید.',
    remedy: 'An identity is corrected at most five times a day; wait for the seconds of the Retry-After header.',
    permanent: false,
  },
  identitySettled: {
    code: '409-61',
    status: 409,
    message: 'هویت این حساب نیازی به اصلاح ندارد؛ اگر پرسشی دارید، لطفاً با پشتیبانی تماس بگیرید.',
    remedy: 'Only an account whose activation is inactive may correct its identity.',
    permanent: true,
  },
} as const;
