/** What can be wrong with a job that a person waits for. `docs/errors.md` is generated from this table. */
export const ACCOUNT_JOBS_ERRORS = {
  unknownJob: {
    code: '404-110',
    status: 404,
    message: 'کاری با این شناسه در حساب شما نیست؛ لطفاً فهرست کارهای در جریان را تازه کنید.',
    remedy: 'Use an id that `jobs` lists for this user.',
    permanent: true,
  },
  alreadyEnded: {
    code: '409-110',
    status: 409,
    message: 'این کار به پایان رسیده است و دیگر نمی‌توان آن را لغو کرد.',
    remedy: 'Only a job that waits or runs can be cancelled.',
    permanent: true,
  },
  stillRunning: {
    code: '409-111',
    status: 409,
    message: 'این کار هنوز در جریان است؛ لطفاً تا پایان آن صبر کنید یا نخست آن را لغو کنید.',
    remedy: 'Only a job that has ended can be dismissed.',
    permanent: false,
  },
  tooManyJobs: {
    code: '429-110',
    status: 429,
    message: 'هم‌زمان حداکثر ۲۰ کار در جریان است؛ لطفاً پس از پایان یکی از آن‌ها دوباره تلاش کنید.',
    remedy: 'Wait until one of the jobs of the account has ended.',
    permanent: false,
  },
  failed: {
    code: '500-110',
    status: 500,
    message:
      'این کار با چند بار تلاش به پایان نرسید؛ لطفاً آن را دوباره آغاز کنید و اگر باز هم نشد به پشتیبانی خبر دهید.',
    remedy: 'The error of a job, not of a call: the log has the reason. Begin it again.',
    permanent: false,
  },
} as const;
