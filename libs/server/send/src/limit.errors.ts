/** What the limits of a role, and the approval of a second person, refuse. `docs/errors.md` is generated from this table. */
export const LIMIT_ERRORS = {
  noApproval: {
    code: '404-521',
    status: 404,
    message: 'این ارسال منتظر تأیید نیست؛ لطفاً فهرست ارسال‌های منتظر را دوباره ببینید.',
    remedy: 'The account has no such send, or nobody was asked about it. See `send/approvals/list`.',
    permanent: true,
  },
  ownApproval: {
    code: '403-525',
    status: 403,
    message: 'این ارسال را خودتان ساخته‌اید؛ لطفاً از همکاری دیگر یا صاحب حساب بخواهید دربارهٔ آن تصمیم بگیرد.',
    remedy: 'Who made a send, by themselves or by a key, never decides about it. Its maker may stop it.',
    permanent: true,
  },
  overOwnLimits: {
    code: '403-526',
    status: 403,
    message: 'این ارسال از محدودیت‌های نقش خودتان بیشتر است؛ لطفاً از صاحب حساب بخواهید دربارهٔ آن تصمیم بگیرد.',
    remedy: 'Nobody approves what they could not send alone: its cost, or its line, is beyond their own limits.',
    permanent: true,
  },
  decidedApproval: {
    code: '409-525',
    status: 409,
    message: 'دربارهٔ این ارسال پیش‌تر تصمیم گرفته شده است؛ لطفاً گزارش آن را دوباره ببینید.',
    remedy: 'Somebody decided otherwise, its maker stopped it, or its time was over. See its report.',
    permanent: true,
  },
  waitsForApproval: {
    code: '409-526',
    status: 409,
    message: 'این ارسال منتظر تأیید یک همکار است و تا تصمیم او فرستاده نمی‌شود.',
    remedy: 'Only the decision of a second person lets it go on; its maker may stop it.',
    permanent: false,
  },
  overSendLimit: {
    code: '403-522',
    status: 403,
    message: 'هزینهٔ این ارسال از سقف هر ارسال شما بیشتر است؛ برای بالا بردن سقف با مدیر خود هماهنگ کنید.',
    remedy:
      'The role of who sends, or of the key, limits the cost of a send; the sentence says both amounts. Send to fewer.',
    permanent: true,
  },
  overDayLimit: {
    code: '403-523',
    status: 403,
    message: 'هزینهٔ این ارسال از سقف امروز شما بیشتر است؛ فردا دوباره بفرستید یا با مدیر خود هماهنگ کنید.',
    remedy:
      'The role of who sends, or of the key, limits the cost of a day in Tehran; the sentence says what is left of it.',
    permanent: false,
  },
  unreadResend: {
    code: '403-530',
    status: 403,
    message:
      'متن این ارسال در نقش شما پنهان است و نمی‌توانید آن را دوباره بفرستید؛ لطفاً از سازندهٔ آن یا صاحب حساب بخواهید این کار را انجام دهد.',
    remedy:
      'A role with hides_texts resends only what its person made and no secretary, a key with it nothing: nobody sends what they may not read.',
    permanent: true,
  },
  overRecipients: {
    code: '403-527',
    status: 403,
    message:
      'گیرنده‌های این ارسال از سقف هر ارسال شما بیشتر است؛ به گیرنده‌های کمتری بفرستید یا با مدیر خود هماهنگ کنید.',
    remedy:
      'The role of who sends, or of the key, limits the recipients of one send; the sentence says both numbers. Send to fewer.',
    permanent: true,
  },
} as const;
