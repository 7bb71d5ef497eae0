/** What can be wrong with where the numbers of a send come from. `docs/errors.md` is generated from this table. */
export const SOURCE_ERRORS = {
  wrongSource: {
    code: '422-90',
    status: 422,
    message:
      'گیرنده‌ها با روش ارسال جور نیستند؛ لطفاً برای هر ارسال شماره‌ها، فایل، دفترچه‌ها یا مخاطبان را انتخاب کنید، و فقط یکی را.',
    remedy:
      'quick and webservice take `recipients`, file takes `upload_id`, phonebook takes `phonebook_ids` (with `start` and `size` for a part), `contact_ids` or `segment_id`; keyword takes one of all but `recipients`; peer_to_peer takes `upload_id` with `text_column`, or `messages`.',
    permanent: true,
  },
  unknownUpload: {
    code: '404-90',
    status: 404,
    message: 'این فایل دیگر نگه داشته نمی‌شود؛ لطفاً آن را دوباره بارگذاری کنید.',
    remedy: 'Uploads are kept for 24 hours; use an id from `send/uploads`.',
    permanent: true,
  },
  notText: {
    code: '422-91',
    status: 422,
    message: 'این فایل خوانده نشد؛ لطفاً فایلی با قالب txt (یک شماره در هر سطر)، csv یا xlsx بفرستید.',
    remedy: 'Send .txt in UTF-8 or UTF-16, .csv or .xlsx with at most 100 columns.',
    permanent: true,
  },
  emptyFile: {
    code: '422-92',
    status: 422,
    message: 'فایل خالی است؛ لطفاً فایلی با یک شماره در هر سطر بفرستید.',
    remedy: 'Give at least one line that is not blank.',
    permanent: true,
  },
  noValidNumbers: {
    code: '422-93',
    status: 422,
    message: 'هیچ شمارهٔ موبایل درستی در این فایل نیست؛ لطفاً فایل را بررسی کنید.',
    remedy: 'One mobile number a line, in any accepted spelling.',
    permanent: true,
  },
  tooManyRecords: {
    code: '422-94',
    status: 422,
    message: 'هر ارسال حداکثر ۱٬۰۰۰٬۰۰۰ شماره می‌پذیرد؛ لطفاً آن را در چند ارسال بفرستید.',
    remedy: 'At most 1,000,000 records in a file, and 1,000,000 numbers in the phonebooks of a send.',
    permanent: true,
  },
  emptyPhonebooks: {
    code: '422-95',
    status: 422,
    message: 'در دفترچه‌های انتخاب‌شده شماره‌ای نیست؛ لطفاً دفترچهٔ دیگری انتخاب کنید.',
    remedy: 'Choose phonebooks with members; see `phonebooks`.',
    permanent: true,
  },
  emptyPart: {
    code: '422-96',
    status: 422,
    message: 'دفترچه‌های انتخاب‌شده این‌قدر شماره ندارند؛ لطفاً از شمارهٔ کوچک‌تری آغاز کنید.',
    remedy: 'Give a `start` below the count of their numbers; see `phonebooks/numbers/count`.',
    permanent: true,
  },
  emptySegment: {
    code: '422-97',
    status: 422,
    message: 'اکنون مخاطبی با این فیلتر پیدا نمی‌شود؛ لطفاً فیلتر دیگری انتخاب کنید.',
    remedy: 'Choose a segment that finds contacts; see `phonebooks/segments/count`.',
    permanent: true,
  },
  tooManyFound: {
    code: '422-98',
    status: 422,
    message: 'این فیلتر بیش از ۱٬۰۰۰٬۰۰۰ مخاطب پیدا می‌کند؛ لطفاً آن را تنگ‌تر کنید یا در چند ارسال بفرستید.',
    remedy: 'A send takes at most 1,000,000 numbers.',
    permanent: true,
  },
  wrongPart: {
    code: '422-99',
    status: 422,
    message: 'بخشی از فایل با آنچه اعلام شده بود جور نیست؛ لطفاً فایل را دوباره انتخاب کنید.',
    remedy:
      'Parts are numbered from 1; each but the last has exactly `part_records` numbers, all of them valid, with ascending `places`; `values` come with `columns`, and have no NUL.',
    permanent: true,
  },
  partsMissing: {
    code: '409-90',
    status: 409,
    message: 'هنوز همهٔ فایل نرسیده است؛ لطفاً بارگذاری را ادامه دهید.',
    remedy: 'Send the parts that `send/uploads/begin` does not list under `received_parts`, then complete it.',
    permanent: false,
  },
  uploadDiffers: {
    code: '409-91',
    status: 409,
    message: 'آنچه رسید با فایل شما یکی نیست و کنار گذاشته شد؛ لطفاً فایل را دوباره انتخاب کنید.',
    remedy: 'The fingerprint of the parts is not the announced one; begin again.',
    permanent: true,
  },
  tooManyUploads: {
    code: '429-90',
    status: 429,
    message:
      'بیست فایل بارگذاری‌شدهٔ شما هنوز فرستاده نشده است؛ لطفاً یکی از همان‌ها را بفرستید یا تا پایان مهلت آن‌ها صبر کنید.',
    remedy: 'At most 20 uploads of an account that no send has taken are kept at once; each ends after 24 hours.',
    permanent: false,
  },
  badColumns: {
    code: '422-270',
    status: 422,
    message:
      'هر ستون باید نامی داشته باشد که در متن بتوان نوشت، و دو ستون هم‌نام نباشند؛ لطفاً عنوان ستون‌ها را درست کنید.',
    remedy: 'Names of columns differ, are not blank and hold none of `{`, `}`, `|`.',
    permanent: true,
  },
  unknownVariable: {
    code: '422-271',
    status: 422,
    message: 'متن متغیری دارد که در ستون‌ها یا ویژگی‌ها نیست؛ لطفاً آن را درست کنید.',
    remedy: 'Each `{{name}}` is a column of the upload, or a field of contacts.',
    permanent: true,
  },
  messageBesideTexts: {
    code: '422-272',
    status: 422,
    message: 'در ارسال نظیر به نظیر متن هر گیرنده جداگانه است؛ لطفاً متن مشترک را خالی بگذارید.',
    remedy: 'Leave `message` out with `peer_to_peer`.',
    permanent: true,
  },
  noColumns: {
    code: '422-273',
    status: 422,
    message:
      'این فایل فقط شماره دارد و متن یا ستونی کنار شماره‌ها نیست؛ لطفاً فایل را دوباره با ستون‌هایش بارگذاری کنید.',
    remedy: 'Begin the upload with `columns`, see `send/uploads/begin`.',
    permanent: true,
  },
  unknownColumn: {
    code: '422-274',
    status: 422,
    message: 'ستون متن در این فایل نیست؛ لطفاً ستون دیگری انتخاب کنید.',
    remedy: '`text_column` is one of the `columns` of the upload.',
    permanent: true,
  },
} as const;
