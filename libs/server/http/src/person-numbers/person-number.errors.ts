/** What a role that sees numbers without their middle may not do with them. `docs/errors.md` is generated from this table. */
export const PERSON_NUMBER_ERRORS = {
  noNumberSearch: {
    code: '403-531',
    status: 403,
    message:
      'نقش شما شماره‌ها را پوشیده می‌بیند و نمی‌تواند با شماره یا رقم جستجو کند؛ لطفاً با نام یا واژه جستجو کنید یا از صاحب حساب بخواهید نقش شما را تغییر دهد.',
    remedy:
      'A role with masks_numbers finds nothing by numbers: leave the field out, search by letters, or use the *_ref of an answer.',
    permanent: true,
  },
  carriesNumbers: {
    code: '403-532',
    status: 403,
    message:
      'نقش شما شماره‌ها را پوشیده می‌بیند و نمی‌تواند تعیین کند که پیام‌ها و شمارهٔ کامل به کجا فرستاده شود؛ لطفاً از صاحب حساب یا همکاری که شماره‌ها را کامل می‌بیند بخواهید این کار را انجام دهد.',
    remedy:
      'A role with masks_numbers sets no address of a webhook and no forwarding of a secretary: whole numbers go there.',
    permanent: true,
  },
  maskedGiven: {
    code: '422-531',
    status: 422,
    message: 'شمارهٔ پوشیده را نمی‌توان به کار برد؛ لطفاً شماره را کامل بنویسید یا مخاطب را از فهرست انتخاب کنید.',
    remedy: 'Give the whole number, an id, or the *_ref that stood beside the masked number.',
    permanent: true,
  },
  unknownRef: {
    code: '422-532',
    status: 422,
    message: 'این شماره دیگر شناخته نمی‌شود؛ لطفاً صفحه را تازه کنید و دوباره انتخاب کنید.',
    remedy:
      'A *_ref is good for the account that it was answered to, until the installation changes its secret: ask again.',
    permanent: true,
  },
} as const;
