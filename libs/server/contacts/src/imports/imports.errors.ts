/** What can be wrong with a file of contacts. `docs/errors.md` is generated from this table. */
export const IMPORTS_ERRORS = {
  importedPropertyGone: {
    code: '409-187',
    status: 409,
    message:
      'یکی از ویژگی‌هایی که ستونی از این فایل به آن می‌رفت پیش از پایان کار حذف شد؛ آنچه افزوده شده است می‌ماند. برای بقیه فایل را دوباره بفرستید.',
    remedy: 'The error of a job, not of a call: what has been added stays; import the file again without the property.',
    permanent: true,
  },
  emptySheet: {
    code: '422-188',
    status: 422,
    message: 'این فایل هیچ سطری ندارد؛ لطفاً فایلی بفرستید که دست‌کم یک شماره در آن باشد.',
    remedy: 'Send a file with at least one row; only the first sheet of a workbook is read.',
    permanent: true,
  },
  onlyHeader: {
    code: '422-189',
    status: 422,
    message: 'این فایل تنها سرستون دارد و زیر آن سطری نیست؛ لطفاً شماره‌ها را زیر سرستون بنویسید و دوباره بفرستید.',
    remedy: 'Send a file with at least one row below the titles.',
    permanent: true,
  },
  tooManyRows: {
    code: '422-190',
    status: 422,
    message: 'این فایل بیش از ۱٬۰۰۰٬۰۰۰ سطر دارد؛ لطفاً آن را به چند فایل بخش کنید.',
    remedy: 'Send at most 1,000,000 rows besides the titles.',
    permanent: true,
  },
  tooManyColumns: {
    code: '422-191',
    status: 422,
    message: 'این فایل بیش از ۱۰۰ ستون دارد؛ لطفاً ستون‌هایی را که لازم نیست بردارید.',
    remedy: 'Send at most 100 columns.',
    permanent: true,
  },
  badColumns: {
    code: '422-192',
    status: 422,
    message: 'یک ستون باید شمارهٔ همراه باشد، و جز نام هیچ مشخصه‌ای از دو ستون پر نمی‌شود؛ ستون‌ها را درست کنید.',
    remedy:
      'Give one column the field mobile, each column and each field but name at most once, and a property its property_id.',
    permanent: true,
  },
} as const;
