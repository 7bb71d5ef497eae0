/** A setting of a program, as it is copied into its form. */
export interface PluginSetting {
  readonly name: string;
  readonly value: string;
}

/** A way to join a program that is there already: another API that Peyk speaks, or the API itself by a tool. */
export interface Plugin {
  readonly key: string;
  readonly title: string;
  /** What works by it, and for whom it is. */
  readonly about: string;
  /** What its own client cannot do, and what helps; words for programs between backticks. */
  readonly caution?: string;
  readonly settings: readonly PluginSetting[];
  readonly sample: string;
}

/** What stands for the key of the reader. */
const KEY = 'peyk_live_…';

const hostOf = (base: string) => new URL(base).host;

const FACADES: readonly ((base: string) => Plugin)[] = [
  (base) => ({
    key: 'kavenegar',
    title: 'کاوه‌نگار',
    about:
      'ارسال ساده و آرایه‌ای، الگو (verify/lookup)، وضعیت با شناسه و localid، لغو، پیام‌های دریافتی و اعتبار. الگو با کد یا عنوانش پیدا می‌شود.',
    caution:
      'کتابخانهٔ npm خود کاوه‌نگار (`kavenegar`) نشانی پایه نمی‌گیرد: در `api.options.host` فقط نام میزبان می‌نشیند و همیشه با http به درگاه (پورت) ۸۰ همان نام وصل می‌شود. مدیر سرور باید نامی را روی درگاه ۸۰ به پیک برساند (`PEYK_FACADE_HOSTS`). کلید در این راه رمزنگاری نمی‌شود؛ آن را فقط در شبکهٔ داخلی به کار ببرید یا به جای کتابخانه، نشانی پایه را خودتان صدا بزنید.',
    settings: [
      { name: 'نشانی پایه', value: `${base}/compat/kavenegar/v1` },
      { name: 'کلید (در نشانی)', value: KEY },
    ],
    sample: `curl '${base}/compat/kavenegar/v1/${KEY}/sms/send.json' \\\n  -d receptor=09241234567 --data-urlencode 'message=سفارش شما ثبت شد.'`,
  }),
  (base) => ({
    key: 'smsir',
    title: 'SMS.ir نسخهٔ ۱',
    about:
      'ارسال گروهی و نظیربه‌نظیر، الگو (send/verify)، زمان‌بندی و لغو آن، وضعیت، بایگانی، پیام‌های دریافتی، اعتبار و خط‌ها.',
    settings: [
      { name: 'نشانی پایه', value: `${base}/compat/smsir/v1` },
      { name: 'سرآیند X-API-KEY', value: KEY },
    ],
    sample: `curl '${base}/compat/smsir/v1/send/verify' -H 'X-API-KEY: ${KEY}' -H 'Content-Type: application/json' \\\n  -d '{"mobile":"09241234567","templateId":123456,"parameters":[{"name":"CODE","value":"12345"}]}'`,
  }),
  (base) => ({
    key: 'payamak',
    title: 'ملی‌پیامک و پنل‌های هم‌خانوادهٔ آن',
    about:
      'SendSMS و SendMultipleSMS، الگو (BaseServiceNumber)، وضعیت، صندوق پیام‌ها، اعتبار و خط‌ها. نام کاربری هر چه باشد؛ کلید جای گذرواژه می‌نشیند.',
    settings: [
      { name: 'نشانی پایه', value: `${base}/compat/payamak/api` },
      { name: 'گذرواژه (password)', value: KEY },
    ],
    sample: `curl '${base}/compat/payamak/api/SendSMS/SendSMS' -d username=shop -d 'password=${KEY}' \\\n  -d to=09241234567 -d from=30001405 --data-urlencode 'text=سفارش شما ثبت شد.'`,
  }),
  (base) => ({
    key: 'ippanel',
    title: 'آی‌پی‌پنل (Edge)',
    about: 'ارسال webservice و pattern، زمان‌بندی و لغو آن، گزارش گیرندگان، پیام‌های دریافتی، خط‌ها و اعتبار.',
    settings: [
      { name: 'نشانی پایه', value: `${base}/compat/ippanel/v1` },
      { name: 'سرآیند Authorization', value: KEY },
    ],
    sample: `curl '${base}/compat/ippanel/v1/api/send' -H 'Authorization: ${KEY}' -H 'Content-Type: application/json' \\\n  -d '{"sending_type":"webservice","from_number":"+9830001405","message":"سفارش شما ثبت شد.","params":{"recipients":["+989241234567"]}}'`,
  }),
];

const OWN: readonly ((base: string) => Plugin)[] = [
  (base) => ({
    key: 'http',
    title: 'n8n و ابزارهای مانند آن',
    about:
      'در گره HTTP Request روش POST و بدنهٔ JSON را انتخاب کنید. برای رویدادها گره Webhook بسازید و نشانی آن را در «وب‌هوک‌ها» بنویسید.',
    settings: [
      { name: 'URL', value: `${base}/v1/api/send` },
      { name: 'سرآیند Authorization', value: `Bearer ${KEY}` },
      { name: 'سرآیند Idempotency-Key', value: '{{ $json.order_id }}' },
    ],
    sample: `{\n  "sending_type": "webservice",\n  "from_number": "30001405",\n  "message": "سفارش شما ثبت شد.",\n  "params": { "recipients": ["{{ $json.mobile }}"] }\n}`,
  }),
  (base) => ({
    key: 'node',
    title: 'فروشگاهی با Node',
    about:
      'نمونه‌ای کامل در پوشهٔ examples/node-shop: برای هر سفارش پیامک می‌فرستد، وضعیت را با وب‌هوک می‌گیرد و امضای آن را بررسی می‌کند.',
    settings: [
      { name: 'PEYK_URL', value: base },
      { name: 'PEYK_KEY', value: KEY },
      { name: 'PEYK_WEBHOOK_SECRET', value: 'whsec_…' },
      { name: 'PEYK_PATTERN', value: 'ftfzj8dt3k' },
    ],
    sample: `PEYK_URL=${base} PEYK_KEY=${KEY} PEYK_WEBHOOK_SECRET=whsec_… PEYK_PATTERN=ftfzj8dt3k node shop.mjs`,
  }),
];

/** What can be joined, with the address of this panel in what is to be copied. @param base such as `https://panel.example.ir` */
export const pluginsOf = (base: string) => ({
  /** Written for other panels; some take a host and no address, so it is told by itself. */
  facades: FACADES.map((make) => make(base)),
  own: OWN.map((make) => make(base)),
  host: hostOf(base),
});
