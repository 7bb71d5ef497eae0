/** What a role that sees some lines and phonebooks only may not do with the others. `docs/errors.md` is generated from this table. */
export const LIMIT_ERRORS = {
  lineOutOfReach: {
    code: '403-533',
    status: 403,
    message:
      'این خط در نقش شما نیست؛ لطفاً یکی از خط‌های خودتان را انتخاب کنید یا از صاحب حساب بخواهید آن را به نقش شما بیفزاید.',
    remedy: "The line is not in line_ids of the role (or of the key's role or maker): use one of `number/numbers`.",
    permanent: true,
  },
  phonebookOutOfReach: {
    code: '403-534',
    status: 403,
    message:
      'این دفترچه در نقش شما نیست؛ لطفاً یکی از دفترچه‌های خودتان را انتخاب کنید یا از صاحب حساب بخواهید آن را به نقش شما بیفزاید.',
    remedy: 'The phonebook is not in phonebook_ids of the role: use one of `phonebooks`.',
    permanent: true,
  },
  phonebookNeeded: {
    code: '403-535',
    status: 403,
    message: 'نقش شما فقط بعضی دفترچه‌ها را می‌بیند؛ لطفاً دست‌کم یکی از آن‌ها را انتخاب کنید.',
    remedy: 'A role with phonebook_ids names one of them where contacts are added, exported or changed in bulk.',
    permanent: true,
  },
  beyondPhonebooks: {
    code: '403-536',
    status: 403,
    message:
      'نقش شما فقط بعضی دفترچه‌ها را می‌بیند و این کار از آن‌ها فراتر می‌رود؛ لطفاً گیرنده‌ها را از دفترچه‌های خودتان انتخاب کنید یا از صاحب حساب کمک بخواهید.',
    remedy:
      'A role with phonebook_ids chooses phonebooks, contacts in them, or numbers; no segments and not all contacts.',
    permanent: true,
  },
} as const;
