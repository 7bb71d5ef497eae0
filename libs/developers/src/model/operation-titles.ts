/** What the operations are about, and what each does; by the names that programs call them by. */
export const NOUNS: Readonly<Record<string, string>> = {
  banks: 'بانک شماره‌ها',
  blacklists: 'لیست سیاه',
  contacts: 'مخاطبان',
  credit: 'اعتبار و تراکنش‌ها',
  drafts: 'پیام‌های آماده',
  files: 'فایل‌ها',
  inbox: 'پیام‌های دریافتی',
  jobs: 'کارهای در جریان',
  lines: 'خط‌ها و تعرفه',
  messages: 'وضعیت پیامک‌ها',
  otp: 'رمز یک‌بارمصرف',
  patterns: 'الگوها',
  phonebooks: 'دفترچه‌ها',
  polls: 'نظرسنجی‌ها',
  properties: 'ویژگی‌های مخاطبان',
  readers: 'کدخوان‌ها',
  recurring: 'ارسال‌های تکراری',
  secretaries: 'منشی‌ها',
  segments: 'بخش‌های مخاطبان',
  sends: 'ارسال و گزارش',
  tags: 'برچسب‌ها',
  uploads: 'بارگذاری شماره‌ها',
  webhooks: 'وب‌هوک‌ها',
};

const TITLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  banks: {
    ...{ cities: 'شهرهای یک شهرستان', count: 'شمردن شماره‌های بانک', countTrade: 'شمردن شماره‌های یک صنف' },
    ...{ counties: 'شهرستان‌های یک استان', provinces: 'استان‌ها', subTrades: 'زیرشاخه‌های یک صنف', trades: 'صنف‌ها' },
  },
  blacklists: { add: 'افزودن شماره به لیست سیاه', list: 'شماره‌های لیست سیاه', remove: 'برداشتن شماره از لیست سیاه' },
  contacts: {
    ...{ add: 'افزودن شماره به دفترچه', blacklistMany: 'بردن گروهی از مخاطبان به لیست سیاه' },
    ...{ changeMany: 'تغییر گروهی مخاطبان', delete: 'حذف مخاطب', deleteMany: 'حذف گروهی مخاطبان' },
    ...{ export: 'گرفتن فایل مخاطبان', get: 'دیدن یک مخاطب', import: 'ساختن مخاطب از فایل', list: 'فهرست مخاطبان' },
    ...{ listBulks: 'تغییرهای گروهی یک روز گذشته', undoBulk: 'برگرداندن تغییر گروهی', update: 'ویرایش مخاطب' },
    upload: 'بارگذاری فایل مخاطبان',
  },
  credit: {
    ...{ alert: 'هشدار کمبود اعتبار', deposits: 'واریزهای ثبت‌شده', export: 'گرفتن فایل تراکنش‌ها' },
    ...{ get: 'اعتبار کیف پول', mine: 'اعتبار کیف پول با نامی دیگر', payments: 'پرداخت‌های آنلاین' },
    transactions: 'تراکنش‌های کیف پول',
  },
  drafts: {
    ...{ count: 'شمردن پیام‌های آماده', create: 'ساختن پیام آماده', createGroup: 'ساختن گروه پیام‌های آماده' },
    ...{ delete: 'حذف پیام آماده', deleteGroup: 'حذف گروه پیام‌های آماده', list: 'فهرست پیام‌های آماده' },
    ...{
      listGroups: 'گروه‌های پیام‌های آماده',
      update: 'ویرایش پیام آماده',
      updateGroup: 'ویرایش گروه پیام‌های آماده',
    },
  },
  files: {
    ...{ categories: 'دسته‌های فایل', delete: 'حذف فایل', download: 'دانلود فایل', list: 'فهرست فایل‌ها' },
    ...{ rename: 'تغییر نام فایل', upload: 'بارگذاری فایل' },
  },
  inbox: {
    ...{ conversation: 'گفت‌وگو با یک شماره', delete: 'حذف پیام دریافتی', export: 'گرفتن فایل پیام‌های دریافتی' },
    ...{ list: 'فهرست پیام‌های دریافتی', markRead: 'خوانده‌شده کردن پیام', noteReply: 'ثبت پاسخ به پیام' },
    unread: 'تعداد پیام‌های خوانده‌نشده',
  },
  jobs: {
    cancel: 'لغو یک کار',
    dismiss: 'برداشتن کار پایان‌یافته از فهرست',
    get: 'دیدن یک کار',
    list: 'کارهای در جریان',
  },
  lines: {
    ...{ list: 'خط‌های حساب', listReceivers: 'خط‌های دریافت', setDefaults: 'نام خط و خط پیش‌فرض' },
    ...{ setLimits: 'محدود کردن ارسال از یک خط', tariff: 'تعرفهٔ امروز هر خط' },
  },
  messages: { status: 'پرسیدن وضعیت پیامک‌ها' },
  otp: { send: 'فرستادن رمز یک‌بارمصرف', verify: 'بررسی رمزی که کاربر نوشته است' },
  patterns: {
    ...{ create: 'ساختن الگو', delete: 'حذف الگو', get: 'دیدن یک الگو', getSystemic: 'دیدن یک الگوی سیستمی' },
    ...{ list: 'فهرست الگوها', listSystemic: 'الگوهای سیستمی', rules: 'قواعد متن الگو', send: 'ارسال با الگو' },
    ...{ listShared: 'الگوهای مشترک', takeShared: 'افزودن الگوی مشترک' },
    ...{ test: 'فرستادن الگو به شمارهٔ خود', update: 'ویرایش الگو' },
  },
  phonebooks: {
    ...{
      addUpload: 'افزودن شماره‌های یک فایل به دفترچه',
      choices: 'نام همهٔ دفترچه‌ها',
      count: 'شمردن شماره‌های دفترچه',
    },
    ...{ create: 'ساختن دفترچه', delete: 'حذف دفترچه', getImport: 'پیشرفت ورود فایل به دفترچه' },
    ...{ list: 'فهرست دفترچه‌ها', update: 'ویرایش دفترچه' },
  },
  polls: {
    ...{ create: 'ساختن نظرسنجی', delete: 'حذف نظرسنجی', exportVotes: 'گرفتن فایل رأی‌ها' },
    ...{ get: 'دیدن یک نظرسنجی', list: 'فهرست نظرسنجی‌ها', update: 'ویرایش نظرسنجی' },
  },
  properties: {
    ...{ choices: 'همهٔ ویژگی‌ها', create: 'ساختن ویژگی', delete: 'حذف ویژگی', list: 'فهرست ویژگی‌ها' },
    update: 'ویرایش ویژگی',
  },
  readers: {
    ...{ addCodes: 'افزودن کد', codes: 'کدهای یک کدخوان', create: 'ساختن کدخوان', delete: 'حذف کدخوان' },
    ...{ deleteCodes: 'حذف کدهای مصرف‌نشده', draw: 'قرعه‌کشی', draws: 'قرعه‌کشی‌های یک کدخوان' },
    ...{ exportCodes: 'گرفتن فایل کدها', generateCodes: 'ساختن کدهای تصادفی', get: 'دیدن یک کدخوان' },
    ...{ list: 'فهرست کدخوان‌ها', update: 'ویرایش کدخوان', uploadCodes: 'بارگذاری فایل کدها' },
    variables: 'متغیرهای پاسخ',
  },
  recurring: {
    ...{ create: 'ساختن ارسال تکراری', delete: 'حذف ارسال تکراری', get: 'دیدن یک ارسال تکراری' },
    ...{ list: 'فهرست ارسال‌های تکراری', pause: 'نگه داشتن ارسال تکراری', resume: 'ادامهٔ ارسال تکراری' },
    ...{ runs: 'نوبت‌های یک ارسال تکراری', update: 'ویرایش ارسال تکراری' },
  },
  secretaries: {
    ...{ create: 'ساختن منشی', delete: 'حذف منشی', exportMessages: 'گرفتن فایل پیام‌های منشی', get: 'دیدن یک منشی' },
    ...{ list: 'فهرست منشی‌ها', messages: 'پیام‌های یک منشی', setActive: 'فعال یا غیرفعال کردن منشی' },
    update: 'ویرایش منشی',
  },
  segments: {
    ...{ count: 'شمردن یک بخش', create: 'ساختن بخش', delete: 'حذف بخش', list: 'فهرست بخش‌ها', update: 'ویرایش بخش' },
  },
  sends: {
    ...{ archivedStats: 'آمار یک ارسال بایگانی‌شده', cancel: 'توقف ارسال', create: 'ارسال پیامک' },
    ...{
      downloadExcluded: 'دانلود شماره‌های کنارگذاشته',
      downloadQuoteExcluded: 'دانلود شماره‌های کنارگذاشتهٔ پیش‌فاکتور',
    },
    ...{
      downloadRecipients: 'دانلود گیرندگان',
      export: 'گرفتن فایل ارسال‌ها',
      exportRecipients: 'گرفتن فایل گیرندگان',
    },
    ...{ get: 'دیدن یک ارسال', linkOpens: 'بازکنندگان یک پیوند', links: 'پیوندهای کوتاه یک ارسال' },
    ...{ list: 'فهرست ارسال‌ها', listArchived: 'ارسال‌های بایگانی‌شده', listSystemic: 'ارسال‌های سیستمی' },
    ...{ overview: 'گزارش کلی', pause: 'نگه داشتن ارسال', preview: 'پیش‌نمایش متن‌ها', price: 'محاسبهٔ قیمت' },
    ...{ recipients: 'گیرندگان یک ارسال', reschedule: 'تغییر زمان ارسال', resendFailed: 'ارسال دوباره به نرسیده‌ها' },
    ...{
      resume: 'ادامهٔ ارسال',
      setRate: 'تعیین سرعت ارسال',
      stats: 'آمار یک ارسال',
      test: 'ارسال آزمایشی به شمارهٔ خود',
    },
    timeline: 'سرگذشت پیامک یک گیرنده',
  },
  tags: { create: 'ساختن برچسب', delete: 'حذف برچسب', list: 'فهرست برچسب‌ها', update: 'ویرایش برچسب' },
  uploads: {
    ...{ begin: 'آغاز بارگذاری چندبخشی', complete: 'پایان بارگذاری چندبخشی', create: 'بارگذاری فایل شماره‌ها' },
    part: 'فرستادن یک بخش از شماره‌ها',
  },
  webhooks: { deliveries: 'فراخوانی‌های وب‌هوک', getDelivery: 'دیدن یک فراخوانی', list: 'فهرست وب‌هوک‌ها' },
};

/** Undefined for one that has no title yet. */
export function titleOf(name: string): string | undefined {
  const [noun = '', verb = ''] = name.split('.');
  return TITLES[noun]?.[verb];
}
