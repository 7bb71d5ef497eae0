import { formatNumber } from '@peyk/shared-ui';

/** The sentences of price and agreement, loaded when there is something to pay for. */
export const priceMessages = {
  price: {
    title: 'هزینه',
    write: 'متن را بنویسید تا هزینهٔ هر گیرنده را ببینید.',
    choose: 'فایل را انتخاب کنید تا هزینهٔ کل را ببینید.',
    addNumbers: 'گیرنده بیفزایید تا هزینهٔ کل را ببینید.',
    calculating: 'در حال محاسبه…',
    failed: 'هزینه حساب نشد.',
    retry: 'محاسبهٔ دوباره',
    perMci: 'هر گیرندهٔ همراه اول',
    perOther: 'هر گیرندهٔ ایرانسل، رایتل و دیگران',
    total: 'هزینهٔ کل',
    reachable: 'گیرنده',
    parts: 'بخش هر پیام',
    excluded: 'کنار گذاشته می‌شوند',
    saveExcluded: 'فایل کنارگذاشته‌ها',
    charity: 'نیکوکاری',
    credit: 'اعتبار شما',
    after: 'اعتبار پس از ارسال',
    short: 'اعتبار کافی نیست',
    shortBy: 'کمبود',
    charge: 'برای شارژ کیف پول با پشتیبانی هماهنگ کنید.',
    nobody: 'هیچ‌کدام از شماره‌ها پیامک را دریافت نمی‌کند.',
  },
  advice: {
    makePersian: (saving: string) => `اگر متن فارسی حساب شود، ${saving} ریال کمتر می‌پردازید.`,
    makePersianHow: 'یک نیم‌فاصلهٔ نادیدنی به پایان متن افزوده می‌شود؛ خواننده تفاوتی نمی‌بیند.',
    makePersianAction: 'فارسی حساب شود',
    shorten: (chars: number, saving: string) =>
      `با کم کردن ${formatNumber(chars)} نویسه، هر پیام یک بخش کوتاه‌تر و هزینه ${saving} ریال کمتر می‌شود.`,
  },
  confirm: {
    title: 'این پیام ارسال شود؟',
    recipients: 'گیرنده',
    parts: 'بخش هر پیام',
    total: 'هزینهٔ کل',
    after: 'اعتبار پس از ارسال',
    line: 'خط ارسال',
    excluded: (count: number) => `${formatNumber(count)} شماره کنار گذاشته می‌شود و هزینه‌ای ندارد.`,
    send: 'ارسال',
    back: 'بازگشت به متن',
    retry: 'تلاش دوباره',
    safeRetry: 'پاسخی نرسید. می‌توانید دوباره تلاش کنید؛ پیام دو بار فرستاده نمی‌شود.',
    repriced: 'مهلت قیمت قبلی گذشته بود. هزینهٔ تازه را ببینید و دوباره تأیید کنید.',
  },
} as const;
