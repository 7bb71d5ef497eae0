/** What can be wrong with looking into the log. `docs/errors.md` is generated from this table. */
export const AUDIT_LOG_ERRORS = {
  badRange: {
    code: '422-680',
    status: 422,
    message: 'بازهٔ زمانی پیش از آغازش پایان می‌یابد؛ لطفاً تاریخ‌ها را درست کنید.',
    remedy: 'Give a `from` that is not after `to`.',
    permanent: true,
  },
} as const;
