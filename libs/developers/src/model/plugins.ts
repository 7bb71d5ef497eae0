import type { components } from '@peyk/shared-contract';
import { pluginsMessages as messages } from '../plugins-messages';

/** As the server lists it: what is really offered here, and where. */
export type PluginOffer = components['schemas']['Plugin'];

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
  readonly sample?: string;
}

/** What is said of it; its name and address are the server's. */
type Words = Omit<Plugin, 'key' | 'title'>;

interface Place {
  /** Where its methods stand, such as `https://panel.example.ir/compat/smsir/v1`. */
  readonly address: string;
  /** The address of the panel. */
  readonly base: string;
}

/** What stands for the key of the reader. */
const KEY = 'peyk_live_…';

const WORDS: Readonly<Record<string, (place: Place) => Words>> = {
  kavenegar: ({ address }) => ({
    about:
      'ارسال ساده و آرایه‌ای، الگو (verify/lookup)، وضعیت با شناسه و localid، لغو، پیام‌های دریافتی و اعتبار. الگو با کد یا عنوانش پیدا می‌شود.',
    caution:
      'کتابخانهٔ npm خود کاوه‌نگار (`kavenegar`) نشانی پایه نمی‌گیرد: در `api.options.host` فقط نام میزبان می‌نشیند و همیشه با http به درگاه (پورت) ۸۰ همان نام وصل می‌شود. مدیر سرور باید نامی را روی درگاه ۸۰ به پیک برساند (`PEYK_FACADE_HOSTS`). کلید در این راه رمزنگاری نمی‌شود؛ آن را فقط در شبکهٔ داخلی به کار ببرید یا به جای کتابخانه، نشانی پایه را خودتان صدا بزنید.',
    settings: [
      { name: messages.baseAddress, value: address },
      { name: 'کلید (در نشانی)', value: KEY },
    ],
    sample: `curl '${address}/${KEY}/sms/send.json' \\\n  -d receptor=09241234567 --data-urlencode 'message=سفارش شما ثبت شد.'`,
  }),
  smsir: ({ address }) => ({
    about:
      'ارسال گروهی و نظیربه‌نظیر، الگو (send/verify)، زمان‌بندی و لغو آن، وضعیت، بایگانی، پیام‌های دریافتی، اعتبار و خط‌ها.',
    settings: [
      { name: messages.baseAddress, value: address },
      { name: 'سرآیند X-API-KEY', value: KEY },
    ],
    sample: `curl '${address}/send/verify' -H 'X-API-KEY: ${KEY}' -H 'Content-Type: application/json' \\\n  -d '{"mobile":"09241234567","templateId":123456,"parameters":[{"name":"CODE","value":"12345"}]}'`,
  }),
  payamak: ({ address }) => ({
    about:
      'SendSMS و SendMultipleSMS، الگو (BaseServiceNumber)، وضعیت، صندوق پیام‌ها، اعتبار و خط‌ها. نام کاربری هر چه باشد؛ کلید جای گذرواژه می‌نشیند.',
    settings: [
      { name: messages.baseAddress, value: address },
      { name: 'گذرواژه (password)', value: KEY },
    ],
    sample: `curl '${address}/SendSMS/SendSMS' -d username=shop -d 'password=${KEY}' \\\n  -d to=09241234567 -d from=30001405 --data-urlencode 'text=سفارش شما ثبت شد.'`,
  }),
  ippanel: ({ address }) => ({
    about: 'ارسال webservice و pattern، زمان‌بندی و لغو آن، گزارش گیرندگان، پیام‌های دریافتی، خط‌ها و اعتبار.',
    settings: [
      { name: messages.baseAddress, value: address },
      { name: 'سرآیند Authorization', value: KEY },
    ],
    sample: `curl '${address}/api/send' -H 'Authorization: ${KEY}' -H 'Content-Type: application/json' \\\n  -d '{"sending_type":"webservice","from_number":"+9830001405","message":"سفارش شما ثبت شد.","params":{"recipients":["+989241234567"]}}'`,
  }),
  api: ({ address }) => ({
    about:
      'در n8n و ابزارهای مانند آن، در گرهٔ HTTP Request روش POST و بدنهٔ JSON را انتخاب کنید. برای رویدادها گرهٔ Webhook بسازید و نشانی آن را در «وب‌هوک‌ها» بنویسید.',
    settings: [
      { name: 'URL', value: `${address}/send` },
      { name: 'سرآیند Authorization', value: `Bearer ${KEY}` },
      { name: 'سرآیند Idempotency-Key', value: '{{ $json.order_id }}' },
    ],
    sample: `{\n  "sending_type": "webservice",\n  "from_number": "30001405",\n  "message": "سفارش شما ثبت شد.",\n  "params": { "recipients": ["{{ $json.mobile }}"] }\n}`,
  }),
  sdk: ({ base }) => ({
    about:
      'بسته را از مدیر این پنل بگیرید. نمونه‌ای کامل از یک فروشگاه در پوشهٔ examples/node-shop: برای هر سفارش پیامک می‌فرستد، وضعیت را با وب‌هوک می‌گیرد و امضای آن را بررسی می‌کند.',
    settings: [
      { name: 'PEYK_URL', value: base },
      { name: 'PEYK_KEY', value: KEY },
      { name: 'PEYK_WEBHOOK_SECRET', value: 'whsec_…' },
      { name: 'PEYK_PATTERN', value: 'ftfzj8dt3k' },
    ],
    sample: `PEYK_URL=${base} PEYK_KEY=${KEY} PEYK_WEBHOOK_SECRET=whsec_… PEYK_PATTERN=ftfzj8dt3k node shop.mjs`,
  }),
  webhooks: () => ({
    about: messages.webhooks,
    settings: [{ name: 'PEYK_WEBHOOK_SECRET', value: 'whsec_…' }],
    sample: `import { verifyWebhook } from '@peyk/sdk';\n\nconst event = await verifyWebhook({ secret: process.env.PEYK_WEBHOOK_SECRET, headers: request.headers, body });`,
  }),
};

/** Of one that this version of the panel has no words for: its address. */
const plain = ({ address }: Place): Words => ({
  about: messages.plain,
  settings: [{ name: messages.baseAddress, value: address }],
});

/** What is shown of an offer, with the address of this panel in what is to be copied. @param base such as `https://panel.example.ir` */
export function pluginOf({ key, title, path, hosts }: PluginOffer, base: string): Plugin {
  const words = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
  const { settings, ...rest } = (words ?? plain)({ address: base + (path ?? ''), base });
  const named = hosts.map((host) => ({ name: messages.host, value: host }));
  return { key, title, ...rest, settings: [...settings, ...named] };
}
