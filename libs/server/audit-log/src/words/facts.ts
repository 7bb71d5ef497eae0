import { PERMISSIONS } from '@peyk/shared-contract';
import { SEND_STATE_NAMES, mrialToRialString } from '@peyk/shared-sms';

/** What facts need and do not hold. */
export interface FactNames {
  roles: ReadonlyMap<bigint, string>;
  lines: ReadonlyMap<bigint, string>;
  phonebooks: ReadonlyMap<bigint, string>;
  /** Whose states the numbers are. */
  subject: 'send' | 'pattern' | 'ticket' | 'other';
}

type Kind = 'text' | 'latin' | 'instant' | 'rial';

export interface FactWords {
  title: string;
  kind: Kind;
  /** Each value as people read it. What is left out is not told. */
  read: (value: unknown, names: FactNames) => string | undefined;
}

const asText = (value: unknown) => (typeof value === 'object' ? undefined : String(value));
const oneOf = (words: Readonly<Record<string, string>>) => (value: unknown) =>
  Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;
const asInstant = (value: unknown) => {
  const at = new Date(String(value));
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

const text = (title: string): FactWords => ({ title, kind: 'text', read: asText });
const latin = (title: string): FactWords => ({ title, kind: 'latin', read: asText });
const instant = (title: string): FactWords => ({ title, kind: 'instant', read: asInstant });
const flag = (title: string, yes = 'بله', no = 'خیر'): FactWords => ({
  ...{ title, kind: 'text' },
  read: oneOf({ true: yes, false: no }),
});
const words = (title: string, of: Readonly<Record<string, string>>): FactWords => ({
  ...{ title, kind: 'text' },
  read: oneOf(of),
});
/** That there is something: what it is, is not told. */
const presence = (title: string, there: string): FactWords => ({ title, kind: 'text', read: () => there });
const onOff = (title: string) => flag(title, 'روشن', 'خاموش');

const NUMBERED: Readonly<Record<FactNames['subject'], readonly string[]>> = {
  send: SEND_STATE_NAMES,
  pattern: ['در انتظار بررسی', 'پذیرفته', 'ردشده'],
  // There is no ticket of state 0.
  ticket: ['', 'در انتظار شما', 'در انتظار پشتیبانی', 'پاسخ‌داده', 'بسته', 'در حال پیگیری', 'ارجاع به واحد مربوط'],
  other: [],
};

const STATES: Readonly<Record<string, string>> = {
  ...{ pending: 'در انتظار ورود', active: 'فعال', deactivated: 'غیرفعال' },
  ...{ paused: 'نگه داشته', ended: 'پایان‌یافته', deleted: 'حذف‌شده' },
  ...{ undecided: 'نامعلوم', credited: 'به اعتبار افزوده شد', returned: 'به بانک برگشت' },
};

function stateWord(value: unknown, { subject }: FactNames): string | undefined {
  if (typeof value === 'number') return NUMBERED[subject][value] || undefined;
  return oneOf(STATES)(value);
}

const permissionTitle = (value: unknown) =>
  Object.hasOwn(PERMISSIONS, String(value))
    ? PERMISSIONS[String(value) as keyof typeof PERMISSIONS].title
    : 'دسترسی‌ای که دیگر نیست';

/** By its title, or what is said of one that the account no longer has. */
const named = (from: 'roles' | 'lines' | 'phonebooks', gone: string) => (value: unknown, names: FactNames) => {
  const id = asText(value);
  return id === undefined || !/^\d+$/.test(id) ? undefined : (names[from].get(BigInt(id)) ?? gone);
};

const asRial = (mrial: unknown) =>
  /^-?\d+$/.test(String(mrial)) ? mrialToRialString(BigInt(String(mrial))) : undefined;

/** What `before` and `after` of entries may hold that is told, by the names under which it stands there. Everything else is not shown. */
export const FACTS: Readonly<Record<string, FactWords>> = {
  title: text('عنوان'),
  name: text('نام'),
  roleId: { title: 'نقش', kind: 'text', read: named('roles', 'نقشی که حذف شده است') },
  permissions: { title: 'دسترسی‌ها', kind: 'text', read: permissionTitle },
  maxSendMrial: { title: 'بیشترین هزینهٔ هر ارسال', kind: 'rial', read: asRial },
  maxDayMrial: { title: 'بیشترین هزینهٔ هر روز', kind: 'rial', read: asRial },
  approvalAboveMrial: { title: 'تأیید همکار برای هزینهٔ بیشتر از', kind: 'rial', read: asRial },
  maxRecipients: text('بیشترین گیرندهٔ هر ارسال'),
  lineIds: { title: 'خط‌های مجاز', kind: 'text', read: named('lines', 'خطی که دیگر در حساب نیست') },
  phonebookIds: { title: 'دفترچه‌های مجاز', kind: 'text', read: named('phonebooks', 'دفترچه‌ای که حذف شده است') },
  masksNumbers: flag('نمایش شماره‌ها به‌صورت پوشیده'),
  hidesTexts: flag('پنهان بودن متن پیام‌ها'),
  approval: words('تأیید همکار', { approved: 'تأییدشده', rejected: 'ردشده' }),
  state: { title: 'وضعیت', kind: 'text', read: stateWord },
  joined: flag('پیوسته است'),
  invitedAt: instant('زمان دعوت'),
  isRequired: flag('الزامی'),
  mode: words('نوع کلید', { live: 'اصلی', test: 'آزمایشی' }),
  prefix: latin('آغاز کلید'),
  allowedAddresses: latin('نشانی‌های مجاز'),
  expiresAt: instant('پایان اعتبار'),
  isOn: onOff('وضعیت'),
  is_on: onOff('هشدار'),
  below: { title: 'مبلغ هشدار', kind: 'rial', read: asText },
  mobileEnd: presence('شمارهٔ موبایل', 'شماره‌ای که نشان داده نمی‌شود'),
  hasAuthenticator: onOff('برنامهٔ رمزساز'),
  has: flag('کلید عبور', 'هست', 'نیست'),
  openSessions: text('نشست‌های باز'),
  otherSessions: text('نشست‌های دیگر'),
  open: flag('نشست', 'باز', 'بسته'),
  until: instant('تا'),
  hours: text('ساعت‌ها'),
  maxPerSecond: text('بیشترین پیامک در ثانیه'),
  ratePerSecond: text('سرعت (پیامک در ثانیه)'),
  sendTime: instant('زمان ارسال'),
  alias: text('نام خط'),
  isDefault: flag('خط پیش‌فرض'),
  defaultLine: latin('خط پیش‌فرض'),
  line: latin('خط'),
  charity: flag('سهم نیکوکاری'),
  content: presence('متن', 'متنی که نشان داده نمی‌شود'),
  rule: presence('زمان‌های تکرار', 'قاعده‌ای که نشان داده نمی‌شود'),
  isActive: flag('فعال'),
  active: flag('فعال'),
  words: text('تعداد کلیدواژه‌ها'),
  hasReply: flag('پاسخ دارد'),
  forwardTo: text('تعداد گیرندگان'),
  host: latin('میزبان'),
  events: latin('رویدادها'),
  deposits: onOff('پیامک نتیجهٔ واریزها'),
  documents: onOff('پیامک نتیجهٔ مدارک'),
  patterns: onOff('پیامک نتیجهٔ الگوها'),
  approvals: onOff('پیامک ارسال‌های منتظر تأیید'),
  accepted: flag('پذیرفته'),
  taken: flag('گرفته‌شده'),
  isHeld: flag('فعال'),
  endsAt: instant('پایان'),
  amountMrial: { title: 'مبلغ', kind: 'rial', read: asRial },
  balanceMrial: { title: 'اعتبار', kind: 'rial', read: asRial },
  activation: words('هویت', { active: 'تأییدشده', checking: 'در حال بررسی', inactive: 'تأییدنشده' }),
  blockedReason: presence('مسدودی', 'مسدود'),
  reviewRequired: flag('بررسی متن‌ها پیش از ارسال'),
  decision: words('تصمیم', { accepted: 'پذیرفته', refused: 'ردشده', rejected: 'ردشده' }),
  files: text('تعداد فایل‌ها'),
  count: text('تعداد'),
};

/** What stands in `before` and `after` and is told to nobody of the account: names of support, ids, reasons in free words. */
export const UNTOLD: readonly string[] = [
  ...['takenBy', 'reason', 'activationReason', 'sessionId', 'version', 'match', 'forwardToWebhook', 'asked'],
];
