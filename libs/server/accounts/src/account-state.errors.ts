/** What an account may not do in its state. `docs/errors.md` is generated from this table. */
export const ACCOUNT_STATE_ERRORS = {
  blockedAccount: {
    code: '403-20',
    status: 403,
    message: 'ارسال از حساب شما بسته شده است؛ برای باز شدن آن با پشتیبانی تماس بگیرید.',
    remedy: 'The message carries the admin’s reason. An admin opens the account with `admin account unblock`.',
    permanent: false,
  },
  inactiveAccount: {
    code: '403-21',
    status: 403,
    message:
      'پنل شما غیرفعال است، چون شمارهٔ موبایل، کد ملی و تاریخ تولد با هم نمی‌خوانند؛ لطفاً مشخصات هویتی را اصلاح کنید.',
    remedy: 'See activation of check_token; user/identity corrects it.',
    permanent: true,
  },
  uncheckedAccount: {
    code: '403-22',
    status: 403,
    message: 'هویت شما هنوز در دست بررسی است؛ لطفاً پس از پایان بررسی دوباره ارسال کنید.',
    remedy: 'The registry of persons has not answered yet; see activation of check_token.',
    permanent: false,
  },
} as const;
