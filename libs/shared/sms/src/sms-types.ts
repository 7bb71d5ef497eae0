/** What a send is called in lists, filters and files, by how it was made: all that a report knows. */
export const SMS_TYPE_NAMES = {
  normal: 'ارسال سریع',
  webservice: 'وب‌سرویس',
  bts: 'ارسال با دکل مخابراتی',
  regional_irancell: 'منطقه‌ای ایرانسل',
  national_division_mci: 'تقسیمات کشوری همراه اول',
  keyword: 'ارسال با کلیدواژه',
  voice: 'پیام صوتی',
  inbox_secretary: 'منشی پیام‌های دریافتی',
  job: 'ارسال به مشاغل',
  auto_answer: 'پاسخ خودکار',
  visit: 'بازدید',
  membership_secretary: 'منشی عضویت',
  email: 'ایمیل',
  idea: 'ایده',
  polls: 'نظرسنجی',
  matches: 'مسابقه',
  redirector: 'انتقال پیام',
  congrats: 'تبریک',
  warning: 'اخطار',
  payment: 'پرداخت',
  alert: 'هشدار',
  charge_request: 'درخواست شارژ',
  notice: 'اطلاع‌رسانی',
  reader: 'کدخوان',
  verification: 'کد ورود',
  pattern: 'الگو',
  pattern_otp: 'الگوی رمز یک‌بارمصرف',
  pattern_transactional: 'الگوی تراکنشی',
  postal_code_bank: 'ارسال به کد پستی',
  regional: 'ارسال منطقه‌ای',
  country: 'ارسال به استان و شهر',
  map: 'ارسال از نقشه',
  peer_to_peer: 'ارسال نظیر به نظیر',
  election: 'انتخابات',
  file: 'ارسال از فایل',
  phonebook: 'ارسال به دفترچه',
} as const;

/** What is said of who made a send, where they did not do it by hand: by what it was made, or for whom. */
export const SEND_MAKER_NAMES = {
  key: 'کلید API',
  recurring: 'ارسال دوره‌ای',
  secretary: 'منشی',
  support: 'پشتیبانی',
  system: 'سامانه',
} as const;

export type SmsTypeName = keyof typeof SMS_TYPE_NAMES;

/** What secretaries make of the messages that come in. */
export const SECRETARY_SMS_TYPES = [
  'inbox_secretary',
  'auto_answer',
  'membership_secretary',
  'reader',
  'redirector',
  'polls',
  'matches',
] as const satisfies readonly SmsTypeName[];

/** Those that no person sends by hand and no program orders: the system makes them, because something came in or came due. */
export const SYSTEMIC_SMS_TYPES = [
  'inbox_secretary',
  'auto_answer',
  'membership_secretary',
  'reader',
  'redirector',
  'visit',
  'email',
  'idea',
  'polls',
  'matches',
  'congrats',
  'warning',
  'payment',
  'alert',
  'charge_request',
  'notice',
  'verification',
] as const satisfies readonly SmsTypeName[];
