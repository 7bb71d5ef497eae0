/** What a role that does not read the texts of messages may not do with them. `docs/errors.md` is generated from this table. */
export const HIDDEN_TEXT_ERRORS = {
  noTextSearch: {
    code: '403-528',
    status: 403,
    message:
      'متن پیام‌ها در نقش شما پنهان است و جستجو در آن ممکن نیست؛ لطفاً با شماره، خط یا تاریخ جستجو کنید یا از صاحب حساب بخواهید نقش شما را تغییر دهد.',
    remedy: 'A role with hides_texts finds nothing by the texts of messages: leave the field out.',
    permanent: true,
  },
  carriesTexts: {
    code: '403-529',
    status: 403,
    message:
      'متن پیام‌ها در نقش شما پنهان است و نمی‌توانید تعیین کنید که پیام‌ها به کجا فرستاده شود؛ لطفاً از صاحب حساب یا همکاری که متن‌ها را می‌بیند بخواهید این کار را انجام دهد.',
    remedy:
      'A role with hides_texts sets no address of a webhook and no forwarding of a secretary: texts of messages go there.',
    permanent: true,
  },
} as const;
