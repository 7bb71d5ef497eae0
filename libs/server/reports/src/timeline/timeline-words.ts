import { RECIPIENT_STATUS } from '@peyk/server-sender';

interface Words {
  title: string;
  meaning: string;
}

/** What each step is called, and what it means for the one who sent. */
export const STEP_WORDS = {
  registered: { title: 'ارسال ثبت شد', meaning: 'متن، خط و گیرنده‌ها پذیرفته و نگه داشته شد.' },
  scheduled: { title: 'زمان ارسال رسید', meaning: 'این ارسال برای این زمان گذاشته شده بود.' },
  prepared: {
    title: 'شماره بررسی و هزینه کنار گذاشته شد',
    meaning: 'شماره درست بود، در لیست سیاه و لغو ۱۱ نبود و مبلغ آن از اعتبار کنار گذاشته شد.',
  },
  submitted: { title: 'پیام به اپراتور داده شد', meaning: 'پیک پیام را فرستاد و منتظر پاسخ اپراتور ماند.' },
  answered: { title: 'اپراتور پیام را پذیرفت', meaning: 'از این پس رساندن پیام به گوشی با اپراتور است.' },
  refusedAnswer: {
    title: 'اپراتور پیام را نپذیرفت',
    meaning: 'اپراتور همان لحظه پیام را برگرداند؛ پیام نرفت و هزینه‌ای ندارد.',
  },
  doubt: {
    title: 'پاسخ اپراتور نرسید',
    meaning: 'ارتباط پیش از رسیدن پاسخ قطع شد. شاید پیام رفته باشد؛ برای اینکه دو بار نرود، دوباره فرستاده نمی‌شود.',
  },
  abandoned: {
    title: 'پاسخ اپراتور گم شد',
    meaning: 'فرستنده میان کار از کار افتاد. شاید پیام رفته باشد؛ برای اینکه دو بار نرود، دوباره فرستاده نمی‌شود.',
  },
  doubtEnded: { title: 'تکلیف پیام روشن شد', meaning: 'خبری از اپراتور رسید و پیام دیگر نامشخص نیست.' },
  partReceipt: {
    title: 'رسید بخشی از پیام رسید',
    meaning: 'اپراتور از بخشی از پیام خبر داد؛ خبر بخش‌های دیگر هنوز نیامده است.',
  },
  cancelled: {
    title: 'ارسال متوقف شد',
    meaning: 'نوبت این پیام نرسیده بود؛ به اپراتور داده نشد و دیگر فرستاده نمی‌شود.',
  },
  expired: {
    title: 'مهلت سپردن به اپراتور گذشت',
    meaning: 'تا پایان مهلتی که برای این ارسال گذاشته شده بود، نوبت پیام نرسید؛ به اپراتور داده نشد.',
  },
} as const satisfies Record<string, Words>;

/** By what ended the doubt, as the engine notes it. */
export const DOUBT_ENDED: ReadonlyMap<string, Words> = new Map([
  ['accepted', { title: 'پاسخ دیرهنگام اپراتور رسید', meaning: 'اپراتور پیام را پذیرفته بود؛ پیام دیگر نامشخص نیست.' }],
  ['refused', { title: 'پاسخ دیرهنگام اپراتور رسید', meaning: 'اپراتور پیام را نپذیرفته بود؛ پیام نرفت.' }],
  ['receipt', { title: 'رسید اپراتور تکلیف را روشن کرد', meaning: 'از رسید معلوم شد که اپراتور پیام را گرفته بود.' }],
]);

/** What a receipt said, by the status that it led to. */
export const RECEIPT_TITLES: ReadonlyMap<number, string> = new Map([
  [RECIPIENT_STATUS.reachedTelecom, 'پیام به مخابرات رسید'],
  [RECIPIENT_STATUS.delivered, 'پیام به گوشی رسید'],
  [RECIPIENT_STATUS.undelivered, 'پیام به گوشی نرسید'],
  [RECIPIENT_STATUS.blacklisted, 'گیرنده در لیست سیاه است'],
  [RECIPIENT_STATUS.expired, 'مهلت پیام نزد اپراتور تمام شد'],
  [RECIPIENT_STATUS.refused, 'اپراتور پیام را رد کرد'],
]);

/** What can be done now. Statuses that are missing need nothing. */
export const ADVICE: ReadonlyMap<number, string> = new Map([
  [
    RECIPIENT_STATUS.queued,
    'کاری لازم نیست؛ نوبت این پیام می‌رسد. تا پیش از آن می‌توانید ارسال را نگه دارید یا متوقف کنید.',
  ],
  [RECIPIENT_STATUS.submitted, 'کاری لازم نیست؛ پاسخ اپراتور تا چند لحظهٔ دیگر می‌رسد.'],
  [
    RECIPIENT_STATUS.sent,
    'کاری لازم نیست؛ رسید معمولاً در چند دقیقه می‌آید، و اگر گوشی خاموش باشد تا چند ساعت طول می‌کشد.',
  ],
  [
    RECIPIENT_STATUS.reachedTelecom,
    'کاری لازم نیست؛ اپراتور تا پایان مهلت پیام برای رساندن آن تلاش می‌کند. شاید گوشی خاموش یا حافظه‌اش پر باشد.',
  ],
  [
    RECIPIENT_STATUS.undelivered,
    'شماره را بررسی کنید؛ اگر درست است، ساعتی دیگر با «ارسال به نرسیده‌ها» همین متن را دوباره بفرستید.',
  ],
  [
    RECIPIENT_STATUS.blacklisted,
    'پیام را از خط خدماتی بفرستید، یا از گیرنده بخواهید با شماره‌گیری ‎*800#‎ دریافت پیامک تبلیغاتی را باز کند.',
  ],
  [
    RECIPIENT_STATUS.inDoubt,
    'تا ۲۴ ساعت منتظر خبر اپراتور بمانید. اگر پیام فوری است، پیش از فرستادن دوباره از گیرنده بپرسید تا دو بار نگیرد.',
  ],
  [
    RECIPIENT_STATUS.expired,
    'می‌توانید با «ارسال به نرسیده‌ها» همین متن را دوباره بفرستید؛ با مهلت بیشتر، یا بی‌مهلت.',
  ],
  [RECIPIENT_STATUS.cancelled, 'اگر پشیمان شده‌اید، ارسالی مانند این بنویسید.'],
  [
    RECIPIENT_STATUS.refused,
    'متن و خط را بررسی کنید: شاید واژه یا پیوندی در متن نزد اپراتور مجاز نباشد. سپس با «ارسال به نرسیده‌ها» دوباره بفرستید.',
  ],
]);

export const MONEY_NOTES = {
  held: 'مبلغ این پیام از اعتبار شما کنار گذاشته شده و هنوز کم نشده است؛ با خبر بعدی اپراتور کم می‌شود یا برمی‌گردد.',
  heldInDoubt: 'مبلغ این پیام کنار گذاشته شده است؛ اگر تا ۲۴ ساعت خبری از اپراتور نرسد، به کیف پول برمی‌گردد.',
  chargedDelivered: 'مبلغ این پیام از کیف پول کم شد، چون به گوشی رسید.',
  chargedTaken: 'مبلغ این پیام از کیف پول کم شد، چون اپراتور آن را گرفت.',
  chargedFailed:
    'مبلغ این پیام کم شد و برنمی‌گردد: اپراتور پیام را گرفته است و قاعدهٔ این خط هزینهٔ چنین پیامی را برنمی‌گرداند.',
  returned: 'مبلغ این پیام به کیف پول شما برگشت.',
  returnedDoubt: 'چون تا ۲۴ ساعت خبری از اپراتور نرسید، مبلغ این پیام به کیف پول شما برگشت.',
} as const;
