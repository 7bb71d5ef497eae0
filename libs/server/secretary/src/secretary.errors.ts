/** What can be wrong with secretaries. `docs/errors.md` is generated from this table. */
export const SECRETARY_ERRORS = {
  unknownSecretary: {
    code: '404-550',
    status: 404,
    message: 'این منشی در حساب شما نیست؛ شاید حذف شده باشد. لطفاً فهرست را تازه کنید.',
    remedy: 'Use an id that `general-messaging/list` lists for this account.',
    permanent: true,
  },
  changedMeanwhile: {
    code: '409-550',
    status: 409,
    message: 'صاحب منشی آن را پس از این نسخه تغییر داده است؛ لطفاً نسخهٔ تازه را بخوانید.',
    remedy: 'Read the newest version; see `admin secretary list`.',
    permanent: true,
  },
  pollBegun: {
    code: '409-551',
    status: 409,
    message:
      'رأی‌گیری آغاز شده است؛ پرسش، گزینه‌ها و شیوهٔ شمردن رأی‌ها دیگر تغییر نمی‌کند. لطفاً برای پرسش دیگر نظرسنجی تازه‌ای بسازید.',
    remedy: 'Once somebody has voted, keep `question`, the titles of `options` in their order, and `repeat_votes`.',
    permanent: true,
  },
  optOutAnswer: {
    code: '409-552',
    status: 409,
    message:
      'پیام «لغو» یا «۱۱» درخواست لغو پیامک است و رأی شمرده نمی‌شود؛ لطفاً برای این گزینه عنوان یا کد دیگری بنویسید. گزینهٔ یازدهم هم کد می‌خواهد.',
    remedy: 'Let no title and no code be «لغو», 11 or their like; give the eleventh option codes, for its place is 11.',
    permanent: true,
  },
  tooManyWithExpressions: {
    code: '409-553',
    status: 409,
    message:
      'هر خط حداکثر ۱۰ منشی با عبارت منظم دارد؛ لطفاً یکی از آن‌ها را حذف کنید یا برای این منشی کلیدواژه بنویسید.',
    remedy:
      'Let at most ten secretaries of a line match by `regex`; each of their expressions is looked for in every message.',
    permanent: true,
  },
  tooManySecretaries: {
    code: '422-550',
    status: 422,
    message: 'در هر حساب حداکثر ۱۰۰ منشی جا دارد؛ لطفاً آنچه را که لازم ندارید حذف کنید.',
    remedy: 'Delete some, then try again.',
    permanent: true,
  },
  unknownReceiver: {
    code: '422-551',
    status: 422,
    message: 'این خط برای دریافت پیام در اختیار حساب شما نیست؛ لطفاً یکی از خط‌های اختصاصی خود را انتخاب کنید.',
    remedy: 'Use a line of `numbers/receiver-list`: one that this account alone has.',
    permanent: true,
  },
  unknownSender: {
    code: '422-552',
    status: 422,
    message: 'این خط در حساب شما نیست یا فعال نیست؛ لطفاً خط دیگری برای پاسخ انتخاب کنید.',
    remedy: 'Use an active line of the account.',
    permanent: true,
  },
  noWords: {
    code: '422-553',
    status: 422,
    message: 'کلیدواژه یا عبارت منظمی نوشته نشده است؛ لطفاً دست‌کم یکی بنویسید یا «هر پیامی» را انتخاب کنید.',
    remedy: 'Give `words` (expressions, where `match` is `regex`), or match `any` message.',
    permanent: true,
  },
  nothingToDo: {
    code: '422-554',
    status: 422,
    message:
      'کاری برای این منشی انتخاب نشده است؛ لطفاً پاسخ، ارسال به دیگران یا به نشانی وب، دفترچه یا لغو دریافت را تعیین کنید.',
    remedy: 'Give a reply, numbers or a webhook to forward to, a phonebook, or `opts_out`.',
    permanent: true,
  },
  badForward: {
    code: '422-555',
    status: 422,
    message: 'این شماره موبایل معتبر نیست؛ پیام را فقط به شماره‌های موبایل می‌توان فرستاد.',
    remedy: 'Forward to mobile numbers only; a line would answer itself.',
    permanent: true,
  },
  unknownPhonebook: {
    code: '422-556',
    status: 422,
    message: 'این دفترچه در حساب شما نیست؛ شاید حذف شده باشد. لطفاً دفترچهٔ دیگری انتخاب کنید.',
    remedy: 'Use a phonebook of this account.',
    permanent: true,
  },
  badTimes: {
    code: '422-557',
    status: 422,
    message: 'پایان باید پس از آغاز باشد؛ لطفاً زمان‌ها را درست کنید.',
    remedy: 'Let `ends_at` be after `starts_at`; give both hours, and two different ones, or none.',
    permanent: true,
  },
  unknownVariable: {
    code: '422-558',
    status: 422,
    message: 'متن پاسخ متغیری دارد که منشی آن را نمی‌شناسد؛ فقط {{number}}، {{date}} و {{time}} پر می‌شوند.',
    remedy: 'Use only the variables number, date and time.',
    permanent: true,
  },
  unknownCodeVariable: {
    code: '422-559',
    status: 422,
    message:
      'متن پاسخ متغیری دارد که کدخوان آن را نمی‌شناسد؛ فقط {{code}}، {{used_at}}، {{number}}، {{date}} و {{time}} پر می‌شوند.',
    remedy: 'Use only the variables that `advanced-reader/get-variables` names.',
    permanent: true,
  },
  doubleWord: {
    code: '422-560',
    status: 422,
    message: 'این کلیدواژه خالی است یا پیش‌تر در همین فهرست آمده است؛ لطفاً آن را عوض یا حذف کنید.',
    remedy: 'Give each keyword once; keyboards, digits, case and blanks make no difference.',
    permanent: true,
  },
  noCodes: {
    code: '422-561',
    status: 422,
    message: 'کد درستی در فهرست نبود؛ هر کد باید ۴ تا ۴۰ حرف یا رقم داشته باشد و کدها در ستون اول باشند.',
    remedy: 'Give codes of 4 to 40 letters and digits, one in a line or in the first column.',
    permanent: true,
  },
  tooManyCodes: {
    code: '422-562',
    status: 422,
    message: 'هر کدخوان حداکثر ۱٬۰۰۰٬۰۰۰ کد دارد؛ با این فهرست بیشتر می‌شد و هیچ کدی افزوده نشد.',
    remedy: 'A reader has at most 1,000,000 codes; nothing was added.',
    permanent: true,
  },
  easyToGuess: {
    code: '422-563',
    status: 422,
    message: 'با این طول، کدها را می‌توان حدس زد؛ لطفاً طول را بیشتر کنید یا حرف هم به کار ببرید.',
    remedy: 'There must be ten thousand possible codes for each one that is made: longer codes, or letters too.',
    permanent: true,
  },
  nothingToDraw: {
    code: '422-564',
    status: 422,
    message: 'هنوز کسی کد درستی نفرستاده است؛ قرعه‌کشی پس از رسیدن کدها ممکن است.',
    remedy: 'Draw after correct codes have come.',
    permanent: true,
  },
  tooManyDraws: {
    code: '422-565',
    status: 422,
    message: 'برای هر کدخوان حداکثر ۱۰۰ قرعه‌کشی ثبت می‌شود.',
    remedy: 'A reader keeps 100 drawings; none is ever replaced.',
    permanent: true,
  },
  unknownWebhook: {
    code: '422-566',
    status: 422,
    message: 'این نشانی وب در حساب شما نیست؛ شاید حذف شده باشد. لطفاً نشانی دیگری انتخاب کنید.',
    remedy: 'Use an id that `webhooks/list` lists for this account.',
    permanent: true,
  },
  unknownPollVariable: {
    code: '422-567',
    status: 422,
    message:
      'این متن متغیری دارد که پر نمی‌شود؛ {{number}}، {{date}} و {{time}} در همهٔ پاسخ‌ها پر می‌شوند و {{option}} فقط در پاسخ رأی و رأی دوباره.',
    remedy: 'Use number, date and time; option only in `reply` and `repeat_reply`.',
    permanent: true,
  },
  doubleAnswer: {
    code: '422-568',
    status: 422,
    message: 'گزینه یا کدی خالی است یا برای دو گزینه آمده است؛ لطفاً آن را عوض یا حذف کنید.',
    remedy:
      'Let each title and code belong to one option; keyboards, digits, case, blanks and punctuation make no difference.',
    permanent: true,
  },
  badExpression: {
    code: '422-569',
    status: 422,
    message:
      'عبارت منظم پذیرفته نشد. حداکثر ۵ عبارت بنویسید؛ پرانتزها و کروشه‌ها بسته باشند، عبارت با پیام خالی جور نشود، نیم‌فاصله در کروشه یا پیش از نشانهٔ تکرار نباشد و فقط از \u2066. [ ] ( ) | * + ? {n,m} ^ $ \\d \\w \\s \\b\u2069 استفاده کنید.',
    remedy:
      'At most 5 expressions of at most 200 characters, with the signs that the contract names; none that is found in an empty text, looks around or refers back, or repeats nothing or too much. A half-space, a tatweel or a diacritic may stand neither in square brackets nor before a sign of repetition.',
    permanent: true,
  },
} as const;
