/** What can be wrong with the inbox. `docs/errors.md` is generated from this table. */
export const INBOX_ERRORS = {
  unknownReply: {
    code: '404-150',
    status: 404,
    message: 'ارسالی با این شناسه به این شماره در حساب شما نیست؛ لطفاً شناسه را بررسی کنید.',
    remedy: 'Use the id of a send of this account to this number alone.',
    permanent: true,
  },
  otherCount: {
    code: '409-150',
    status: 409,
    message: 'در این میان پیام‌های دیگری رسیده است؛ لطفاً فهرست را نگاه کنید و دوباره تصمیم بگیرید.',
    remedy: 'The filters find more than `expected_count`; list them again.',
    permanent: true,
  },
  badSelection: {
    code: '422-150',
    status: 422,
    message: 'معلوم نیست کدام پیام‌ها؛ لطفاً پیام‌ها را نام ببرید یا فیلتر بدهید، نه هر دو.',
    remedy: 'Give exactly one of the ways to choose messages.',
    permanent: true,
  },
  badRange: {
    code: '422-151',
    status: 422,
    message: 'آغاز بازهٔ زمانی باید پیش از پایان آن باشد؛ لطفاً تاریخ‌ها را درست کنید.',
    remedy: 'Give `from_date` not after `to_date`.',
    permanent: true,
  },
  badSender: {
    code: '422-152',
    status: 422,
    message: 'به این فرستنده نمی‌توان پاسخ داد؛ پاسخ تنها به شمارهٔ همراه فرستاده می‌شود.',
    remedy: 'Give a mobile number.',
    permanent: true,
  },
} as const;
