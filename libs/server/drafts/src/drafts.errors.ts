/** What can be wrong with drafts and their groups. `docs/errors.md` is generated from this table. */
export const DRAFTS_ERRORS = {
  unknownDraft: {
    code: '404-130',
    status: 404,
    message: 'پیام آماده‌ای با این شناسه در حساب شما نیست؛ شاید حذف شده باشد. لطفاً فهرست را تازه کنید.',
    remedy: 'Use an id that `user/draft/list` lists for this account.',
    permanent: true,
  },
  unknownGroup: {
    code: '404-131',
    status: 404,
    message: 'گروهی با این شناسه در حساب شما نیست؛ شاید حذف شده باشد. لطفاً گروه دیگری انتخاب کنید.',
    remedy: 'Use an id that `user/draft/group/list` lists for this account.',
    permanent: true,
  },
  titleTaken: {
    code: '409-130',
    status: 409,
    message: 'گروهی با همین نام دارید؛ لطفاً نام دیگری بنویسید.',
    remedy: 'Titles are compared without regard to keyboards, spaces and small letters.',
    permanent: true,
  },
  otherCount: {
    code: '409-131',
    status: 409,
    message: 'شمار پیام‌های این گروه تغییر کرده است؛ لطفاً صفحه را تازه کنید و دوباره تصمیم بگیرید.',
    remedy: 'The group does not hold `expected_count` drafts; list the groups again.',
    permanent: true,
  },
  badTitle: {
    code: '422-130',
    status: 422,
    message: 'نام گروه باید ۱ تا ۲۰۰ نویسه باشد؛ لطفاً آن را درست کنید.',
    remedy: 'Give 1 to 200 characters that can be seen, after trimming.',
    permanent: true,
  },
  badText: {
    code: '422-131',
    status: 422,
    message: 'متن پیام آماده باید ۱ تا ۱۴۰۰ نویسه باشد؛ لطفاً آن را درست کنید.',
    remedy: 'Give 1 to 1,400 UTF-16 units, with something to be seen in them.',
    permanent: true,
  },
  tooManyGroups: {
    code: '422-132',
    status: 422,
    message: 'هر حساب حداکثر ۲۰ گروه پیام آماده دارد؛ برای ساختن گروه تازه لطفاً یکی را حذف کنید.',
    remedy: 'Delete groups that are not needed.',
    permanent: true,
  },
  tooManyDrafts: {
    code: '422-133',
    status: 422,
    message: 'هر حساب حداکثر ۲۰۰ پیام آماده دارد؛ برای افزودن پیام تازه لطفاً یکی را حذف کنید.',
    remedy: 'Delete drafts that are not needed.',
    permanent: true,
  },
} as const;
