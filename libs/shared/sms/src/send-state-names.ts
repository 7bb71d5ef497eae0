/** The states of a send by their numbers in the contract, as they are shown in lists, files and logs. */
export const SEND_STATE_NAMES = [
  'در حال آماده‌سازی',
  'در انتظار بررسی',
  'در حال ارسال',
  'ردشده',
  'بدون گیرندهٔ معتبر',
  'در صف ارسال',
  'پایان‌یافته',
  'متوقف‌شده',
  'کمبود اعتبار',
  'خطای سامانه',
  'نگه‌داشته‌شده',
  'زمان‌بندی‌شده',
] as const;
