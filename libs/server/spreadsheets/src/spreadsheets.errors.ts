/** What can be wrong with a spreadsheet that a person gives. `docs/errors.md` is generated from this table. */
export const SPREADSHEETS_ERRORS = {
  notASpreadsheet: {
    code: '422-120',
    status: 422,
    message: 'این فایل خوانده نشد؛ لطفاً فایلی با قالب xlsx، csv یا txt بفرستید.',
    remedy: 'Send xlsx, or text in UTF-8 or UTF-16. The type is found by the content, not by the name.',
    permanent: true,
  },
  oldExcel: {
    code: '422-121',
    status: 422,
    message:
      'قالب این فایل xls قدیمی یا رمزدار است؛ لطفاً آن را در اکسل بدون رمز با قالب xlsx ذخیره کنید و دوباره بفرستید.',
    remedy: 'Save it as xlsx without a password.',
    permanent: true,
  },
  tooLarge: {
    code: '422-122',
    status: 422,
    message: 'این فایل بزرگ‌تر از اندازهٔ مجاز است؛ لطفاً آن را به چند فایل بخش کنید.',
    remedy: 'At most 64 MB packed, 2 GB and a hundredfold unpacked, 16 million cells, 256 MB of shared texts.',
    permanent: true,
  },
  damaged: {
    code: '422-123',
    status: 422,
    message: 'این فایل آسیب دیده است و کامل خوانده نمی‌شود؛ لطفاً آن را دوباره ذخیره کنید و بفرستید.',
    remedy: 'The file ends too early, or does not hold what its directory says.',
    permanent: true,
  },
  unknownEncoding: {
    code: '422-124',
    status: 422,
    message:
      'نوشته‌های این فایل خوانده نشد، چون با کدگذاری ناشناخته‌ای ذخیره شده است؛ لطفاً آن را در اکسل با قالب xlsx یا «CSV UTF-8» ذخیره کنید و دوباره بفرستید.',
    remedy: 'Save text as UTF-8, UTF-16 with its mark, or Windows-1256.',
    permanent: true,
  },
} as const;
