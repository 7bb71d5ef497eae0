import { formatNumber } from '@peyk/shared-ui';
import type { OpenSession } from './api/sessions';

type Browser = NonNullable<OpenSession['browser']>;
type System = NonNullable<OpenSession['system']>;

const BROWSERS: Readonly<Record<Browser, string>> = {
  chrome: 'کروم',
  edge: 'اج',
  firefox: 'فایرفاکس',
  opera: 'اپرا',
  safari: 'سافاری',
  samsung: 'مرورگر سامسونگ',
  other: 'برنامهٔ ناشناخته',
};
const SYSTEMS: Readonly<Record<System, string>> = {
  android: 'اندروید',
  ios: 'آی‌اواس',
  linux: 'لینوکس',
  macos: 'مک',
  windows: 'ویندوز',
  other: 'دستگاه ناشناخته',
};

/** Every sentence of the page about the safety of the account. */
export const securityMessages = {
  history: 'سابقهٔ ورود',
  historyHelp: 'ورودها و تلاش‌های ناموفق ۳۰ روز گذشته؛ تازه‌ترین در بالا.',
  noHistory: 'در ۳۰ روز گذشته ورودی ثبت نشده است.',
  outcomes: {
    in: 'ورود انجام شد',
    wrong_password: 'گذرواژهٔ نادرست',
    wrong_code: 'کد نادرست',
    refused: 'پذیرفته نشد',
  },
  byAdmin: (name: string) => `${name}، به نمایندگی از شما`,
  showHistory: 'دیدن سابقهٔ ورود',
  title: 'امنیت حساب',
  password: 'گذرواژه',
  passwordHelp: 'با تغییر گذرواژه، همهٔ دستگاه‌های دیگر از حساب شما خارج می‌شوند و پیامکی به شمارهٔ شما می‌رسد.',
  change: 'تغییر گذرواژه',
  current: 'گذرواژهٔ کنونی',
  wanted: 'گذرواژهٔ تازه',
  changed: (ended: number) =>
    ended === 0 ? 'گذرواژه تغییر کرد.' : `گذرواژه تغییر کرد و ${formatNumber(ended)} نشست دیگر پایان یافت.`,
  sessions: 'نشست‌های باز',
  sessionsHelp:
    'جاهایی که اکنون با نام کاربری شما وارد شده‌اند. اگر یکی را نمی‌شناسید، آن را پایان دهید و گذرواژه را تغییر دهید.',
  most: (count: number) => `تنها ${formatNumber(count)} نشستی که تازه‌تر به کار رفته‌اند نشان داده می‌شود.`,
  device: (browser: Browser | null, system: System | null) =>
    browser === null || system === null ? 'دستگاه ناشناخته' : `${BROWSERS[browser]}، ${SYSTEMS[system]}`,
  thisOne: 'همین دستگاه',
  onBehalf: 'به نمایندگی از شما',
  lastUsed: 'آخرین کاربرد:',
  opened: 'ورود:',
  from: 'از بازهٔ نشانی',
  end: 'پایان دادن',
  endOne: (device: string) => `پایان دادن به نشست ${device}`,
  endedOne: 'نشست پایان یافت.',
  endOthers: 'پایان دادن به همهٔ نشست‌های دیگر',
  endOthersTitle: 'پایان دادن به نشست‌های دیگر',
  endOthersSure: (count: number) =>
    `${formatNumber(count)} نشست دیگر همین حالا پایان می‌یابد و کسی که از آن‌ها استفاده می‌کند باید دوباره وارد شود.`,
  endedOthers: 'همهٔ نشست‌های دیگر پایان یافت.',
  onlyThis: 'جز همین دستگاه، جای دیگری وارد حساب نشده‌اید.',
} as const;
