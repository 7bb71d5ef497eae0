import type { CollectionName } from '@peyk/desk-api';

/** What a collection is, under its name. */
export const leads: Readonly<Record<CollectionName, string>> = {
  news: 'آنچه همه در صفحهٔ خانه می‌خوانند.',
  banners: 'تصویرهایی که چیزی را به همه خبر می‌دهند.',
  quick_links: 'صفحه‌هایی که با یک کلیک از خانه باز می‌شوند.',
  faqs: 'هنگام نوشتن تیکت هم پیشنهاد می‌شوند.',
  contact_ways: 'راه‌هایی که مشتریان از آن‌ها با شما تماس می‌گیرند.',
  ticket_replies: 'متن‌هایی که هنگام پاسخ دادن به تیکت‌ها با یک انتخاب نوشته می‌شوند؛ همکارانتان هم آن‌ها را می‌بینند.',
  lines: 'شماره‌هایی که پیامک از آن‌ها فرستاده می‌شود.',
  tariffs: 'هر قیمت تازه جای قیمت پیش از خود را می‌گیرد؛ قیمت‌های پیشین می‌مانند.',
  statutory_charges: 'آنچه قانون به قیمت هر بخش می‌افزاید.',
  packages: 'آنچه هنگام ثبت‌نام انتخاب می‌شود؛ خط‌ها و هدیهٔ هر بسته پس از ساخت تغییر نمی‌کند.',
  plans: 'آنچه سرویس‌ها را باز می‌کند؛ قیمت و سرویس‌های هر طرح پس از ساخت تغییر نمی‌کند.',
  bank: 'شماره‌های هر استان. بانک تازه با دستور bank load از روی خود سرور بارگذاری می‌شود.',
};

/** Every Persian sentence of the collections. */
export const messages = {
  add: 'افزودن',
  addTo: (name: string) => `افزودن به «${name}»`,
  change: 'ویرایش',
  changeOf: (title: string) => `ویرایش «${title}»`,
  remove: 'حذف',
  removeOf: (title: string) => `حذف «${title}»`,
  removeNote: 'از این پس کسی آن را نمی‌بیند و بازگشتی ندارد.',
  save: 'ذخیره',
  cancel: 'انصراف',
  saved: 'ذخیره شد.',
  removed: 'حذف شد.',
  nothingChanged: 'چیزی تغییر نکرده است.',
  actionsOf: (title: string) => `کارهای «${title}»`,
  yesNo: (isOn: boolean) => (isOn ? 'بله' : 'خیر'),
  fixed: 'پس از ساخت تغییر نمی‌کند.',
  rial: 'ریال',
  present: 'تصویر کنونی',
  removePicture: 'حذف تصویر',
  keepPicture: 'نگه داشتن تصویر',
  pictureGoes: 'با ذخیره حذف می‌شود.',
  states: { in_force: 'برقرار', coming: 'در آینده', over: 'گذشته', closed: 'بسته' },
  count: (count: string) => `${count} مورد`,
  empty: { title: 'هنوز چیزی اینجا نیست', help: 'با «افزودن» نخستین مورد را بنویسید.' },
  unknown: { title: 'چنین صفحه‌ای نیست', help: 'شاید نشانی را ناقص نوشته باشید، یا این بخش در نقش شما نیست.' },
} as const;
