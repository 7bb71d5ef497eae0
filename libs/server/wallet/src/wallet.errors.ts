/** What can be wrong with a question about the wallet, or with an admin's credit. `docs/errors.md` is generated from this table. */
export const WALLET_ERRORS = {
  badRange: {
    code: '422-50',
    status: 422,
    message: 'بازهٔ تاریخ درست نیست؛ تاریخ آغاز باید پیش از تاریخ پایان باشد.',
    remedy: 'Give `from_date` before `to_date`.',
    permanent: true,
  },
  badAmount: {
    code: '422-51',
    status: 422,
    message: 'مبلغ باید بیش از صفر باشد.',
    remedy: 'Give a positive amount in rial with at most three decimals.',
    permanent: true,
  },
  missingDescription: {
    code: '422-52',
    status: 422,
    message: 'شرح تراکنش خالی است؛ لطفاً بنویسید این مبلغ برای چیست.',
    remedy: 'The account’s owner reads the description among the transactions.',
    permanent: true,
  },
  unknownAccount: {
    code: '404-50',
    status: 404,
    message: 'حسابی با این شناسه نیست؛ لطفاً شناسه را بررسی کنید.',
    remedy: 'Use the id that `admin account create` printed.',
    permanent: true,
  },
  otherMovement: {
    code: '409-50',
    status: 409,
    message: 'با همین کلید پیش‌تر مبلغ دیگری ثبت شده است؛ لطفاً تراکنش‌ها را ببینید و برای مبلغ تازه کلید دیگری بدهید.',
    remedy: 'A key belongs to one amount in one direction for ever; give another key for another movement.',
    permanent: true,
  },
  notEnoughBalance: {
    code: '422-53',
    status: 422,
    message: 'موجودی کیف پول کمتر از این مبلغ است؛ موجودی منفی نمی‌شود.',
    remedy: 'Take at most what can be spent now; what is held for sends cannot be taken.',
    permanent: false,
  },
} as const;
