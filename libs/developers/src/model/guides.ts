/** A paragraph, or something for programs. */
export type GuidePart = string | { readonly code: string };

export interface Guide {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly GuidePart[];
}

const KEY = 'Authorization: Bearer peyk_test_…';

/** In the place of the panel's address. */
const SOMEWHERE = 'https://panel.example.ir';

const GUIDES: readonly Guide[] = [
  {
    key: 'start',
    title: 'شروع در پنج دقیقه',
    parts: [
      '۱. در «کلیدهای API» کلیدی آزمایشی بسازید و آن را در تنظیمات سرور خود نگه دارید، نه در کد و نه در صفحهٔ وب. با کلید آزمایشی چیزی فرستاده نمی‌شود و هزینه‌ای ندارد.',
      '۲. اعتبار حساب را بپرسید تا مطمئن شوید کلید کار می‌کند:',
      { code: `curl '${SOMEWHERE}/v1/api/credit' -H '${KEY}'` },
      '۳. نخستین پیامک را بفرستید. `from_number` یکی از خط‌های حساب شماست؛ فقط در ارسال با الگو و رمز یک‌بارمصرف می‌توانید آن را ننویسید تا از خط پیش‌فرض فرستاده شود. بستهٔ `@peyk/sdk` را از مدیر این پنل بگیرید؛ هر درخواست را بی آن هم، با curl و زبان‌های دیگر، در بخش «کارها» می‌بینید.',
      {
        code: `import { Peyk } from '@peyk/sdk';\n\nconst peyk = new Peyk({ key: process.env.PEYK_KEY, baseUrl: '${SOMEWHERE}' });\nconst { send_id } = await peyk.sends.create({\n  sending_type: 'webservice',\n  from_number: '30001405',\n  message: 'سفارش شما ثبت شد.',\n  params: { recipients: ['09241234567'] },\n  local_id: 'order-1405',\n});`,
      },
      '۴. وضعیت آن را با نامی که خودتان داده‌اید بپرسید:',
      { code: `const { items } = await peyk.messages.status({ local_ids: ['order-1405'] });` },
      '۵. وقتی همه‌چیز درست بود، کلید اصلی را جای کلید آزمایشی بگذارید. از آن پس پیامک واقعی می‌رود و هزینه‌اش از اعتبار حساب کم می‌شود.',
    ],
  },
  {
    key: 'sandbox',
    title: 'آزمایش بی‌هزینه',
    parts: [
      'کلید آزمایشی با `peyk_test_` آغاز می‌شود. همان بررسی‌ها و همان پاسخ‌ها را می‌گیرید و بهایی که ارسال می‌داشت گفته می‌شود، ولی پیامکی به کسی نمی‌رسد، چیزی از اعتبار کم نمی‌شود و در گزارش‌ها نمی‌آید. در هر درخواست حداکثر ۱٬۰۰۰ گیرنده و در هر ساعت ۲۰٬۰۰۰ گیرنده.',
      'رمز یک‌بارمصرف همیشه رقم‌های نخست ۱۲۳۴۵۶۷۸ است و وب‌هوک‌ها با `"test": true` می‌آیند. شش رقم پایانی شماره می‌گوید چه بر سر پیامک بیاید:',
      {
        code: [
          '…770001   undelivered',
          '…770002   blacklisted',
          '…770003   sent, 30 s → delivered',
          '…770009   in_doubt',
          '…770010   refused',
          '…770011   expired',
          '*         delivered',
        ].join('\n'),
      },
    ],
  },
  {
    key: 'authentication',
    title: 'احراز هویت',
    parts: [
      'کلید را در سرآیند هر درخواست بفرستید؛ هر دو شکل زیر پذیرفته است:',
      { code: `${KEY}\nX-API-Key: peyk_test_…` },
      'کلید هیچ‌گاه بیش از نقش خود و بیش از سازنده‌اش اجازه ندارد. برای هر برنامه کلیدی جدا بسازید و نشانی‌های مجاز آن را بنویسید. کلیدی که لو رفته است را همان دم حذف کنید.',
    ],
  },
  {
    key: 'idempotency',
    title: 'یک بار و فقط یک بار',
    parts: [
      'هر کاری که هزینه دارد سرآیند `Idempotency-Key` می‌خواهد: نامی که خودتان برای همان کار می‌سازید. اگر پاسخی نرسید، با همان نام و همان ورودی دوباره بفرستید؛ کار دو بار انجام نمی‌شود و همان پاسخ نخست را می‌گیرید.',
      { code: 'Idempotency-Key: order-1405-sms' },
      'نام ۸ تا ۱۰۰ نویسه از حروف انگلیسی، رقم و نشانه‌های `_ . : -` دارد و تا ۲۴ ساعت معتبر است. همان نام با ورودی دیگر با خطای `422-3` رد می‌شود. SDK این نام را خودش می‌سازد و در تکرارها نگه می‌دارد.',
    ],
  },
  {
    key: 'otp',
    title: 'رمز یک‌بارمصرف',
    parts: [
      'الگویی از نوع «رمز یک‌بارمصرف» بسازید که تنها متغیرش از نوع کد باشد. پس از تأیید آن، رمز را پیک می‌سازد، می‌فرستد و بررسی می‌کند؛ شما نه آن را می‌سازید و نه نگه می‌دارید.',
      {
        code: `const { id } = await peyk.otp.send({ mobile: '09241234567', pattern_code: 'ftfzj8dt3k' });\nconst { verified, reason, tries_left } = await peyk.otp.verify({ id, code: '۱۲۳۴۵۶' });`,
      },
      'هر رمز یک بار پذیرفته می‌شود و پس از پنج تلاش نادرست از کار می‌افتد. به هر شماره در هر دقیقه یک رمز و در هر ساعت حداکثر شش رمز می‌رود.',
    ],
  },
  {
    key: 'patterns',
    title: 'ارسال با الگو',
    parts: [
      'در هر درخواست تا هزار گیرنده، هر کدام با مقدارهای خودش. پیش از ارسال همه‌چیز بررسی می‌شود؛ اگر یکی نادرست باشد هیچ‌کدام فرستاده نمی‌شود و `meta.errors` جای خطا را می‌گوید.',
      {
        code: `await peyk.patterns.send({\n  pattern_code: 'ftfzj8dt3k',\n  recipients: [{ number: '09241234567', params: [{ name: 'name', value: 'سارا' }] }],\n});`,
      },
    ],
  },
  {
    key: 'status',
    title: 'وضعیت پیامک',
    parts: [
      'تا هزار پیامک را با شناسه یا با نام خودتان (`local_id`) یک‌جا بپرسید. `state` وضعیت پیامک است و `money` می‌گوید هزینهٔ آن نگه داشته شده (`held`)، کم شده (`charged`) یا برگشته است (`returned`). بهتر است به جای پرسیدن پیاپی، وب‌هوک بسازید.',
    ],
  },
  {
    key: 'webhooks',
    title: 'وب‌هوک و بررسی امضا',
    parts: [
      'هر رویداد با امضای Standard Webhooks می‌آید. امضا را روی همان بایت‌هایی که رسیده است بررسی کنید، شناسهٔ رویداد را نگه دارید (هر رویداد ممکن است بیش از یک بار برسد) و در کمتر از ۱۵ ثانیه پاسخ ۲۰۰ بدهید.',
      {
        code: `import { verifyWebhook } from '@peyk/sdk';\n\nconst event = await verifyWebhook({ secret: process.env.PEYK_WEBHOOK_SECRET, headers: request.headers, body });\nif (event.type === 'message.inbound') console.log(event.data.text);`,
      },
    ],
  },
  {
    key: 'rates',
    title: 'محدودیت درخواست‌ها',
    parts: [
      'درخواستی که بیش از اندازه تند بیاید با وضعیت ۴۲۹ رد می‌شود و سرآیند `Retry-After` می‌گوید چند ثانیه صبر کنید. چنین درخواستی انجام نشده است و می‌توانید آن را دوباره بفرستید؛ SDK تا سی ثانیه خودش صبر می‌کند.',
    ],
  },
  {
    key: 'errors',
    title: 'خطاها',
    parts: [
      'هر پاسخ همین شکل را دارد. `message_code` هرگز عوض نمی‌شود و برنامه باید بر پایهٔ آن تصمیم بگیرد؛ `message` جمله‌ای فارسی است که می‌توانید به کاربر نشان دهید.',
      {
        code: `{\n  "data": null,\n  "meta": {\n    "status": false,\n    "message": "بعضی از مقدارها درست نیست؛ …",\n    "message_code": "422-1",\n    "errors": { "mobile": "…" }\n  }\n}`,
      },
      'پس از `5xx` یا قطع ارتباط، با همان `Idempotency-Key` دوباره بفرستید. خطایی که «تکرار بی‌فایده است» تا چیزی عوض نشود همان پاسخ را می‌دهد.',
    ],
  },
];

/** The guides of the page. `base` is the address of the panel. */
export function guidesOf(base: string): readonly Guide[] {
  const withBase = (part: GuidePart) =>
    typeof part === 'string' ? part : { code: part.code.replaceAll(SOMEWHERE, base) };
  return GUIDES.map((guide) => ({ ...guide, parts: guide.parts.map(withBase) }));
}
