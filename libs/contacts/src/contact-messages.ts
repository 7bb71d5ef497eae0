import { formatNumber } from '@peyk/shared-ui';

/** What is said of one contact, in its page and its forms. Apart from those of the lists, which load without them. */
export const contactMessages = {
  title: 'مخاطب',
  new: 'مخاطب تازه',
  editTitle: 'ویرایش مخاطب',
  name: 'نام',
  number: 'شمارهٔ موبایل',
  gender: 'جنسیت',
  birthDate: 'تاریخ تولد',
  birthDateHint: 'روز تولد به تاریخ شمسی؛ می‌تواند خالی بماند.',
  badBirthDate: 'تاریخ تولد باید روزی در گذشته باشد.',
  badProperty: 'مقدار این ویژگی درست نیست؛ تاریخ را مانند ۱۳۷۰/۰۱/۰۱ و عدد را فقط با رقم بنویسید.',
  phonebooks: 'دفترچه‌ها',
  newPhonebook: (typed: string) => (typed === '' ? 'دفترچهٔ تازه…' : `دفترچهٔ تازه: ${typed}`),
  numberMasked: 'شماره را پوشیده می‌بینید و در این فرم همان می‌ماند.',
  numberRequired: 'شمارهٔ موبایل را بنویسید.',
  phonebookRequired: 'دست‌کم یک دفترچه انتخاب کنید.',
  tooManyPlaces: (most: number) => `حداکثر ${formatNumber(most)} دفترچه انتخاب کنید.`,
  manyPlaces: (count: number) =>
    `این مخاطب در ${formatNumber(count)} دفترچه است. برای تغییر آن‌ها از صفحهٔ هر دفترچه استفاده کنید.`,
  saved: 'مخاطب ذخیره شد.',
  created: 'مخاطب ساخته شد.',
  known: (name: string | null) =>
    name === null ? 'این شماره از پیش در مخاطبان شماست.' : `این شماره از پیش با نام «${name}» در مخاطبان شماست.`,
  openKnown: 'باز کردن همان مخاطب',
  reload: 'خواندن آخرین وضعیت',
  reloaded: 'آخرین وضعیت خوانده شد و آنچه شما نوشته‌اید مانده است. لطفاً یک بار نگاه کنید و ذخیره کنید.',
  createdAt: 'تاریخ ثبت',
  copyNumber: 'شماره',
  noPhonebook: 'در هیچ دفترچه‌ای نیست',
  deleteTitle: (name: string) => `حذف ${name}`,
  deleteBody: (count: number) =>
    count === 0
      ? 'این مخاطب حذف می‌شود و برنمی‌گردد.'
      : `این مخاطب از ${formatNumber(count)} دفترچه هم بیرون می‌رود و برنمی‌گردد.`,
  deleteConfirm: 'مخاطب را حذف کن',
  deleted: 'مخاطب حذف شد.',
  unknownTitle: 'این مخاطب پیدا نشد',
  unknownHelp: 'شاید حذف شده باشد.',
  toAll: 'دیدن همهٔ مخاطبان',
  lists: 'لیست‌های این شماره',
  send: {
    title: 'لیست سیاه ارسال',
    off: 'به این شماره پیام فرستاده می‌شود.',
    on: 'به این شماره پیامی فرستاده نمی‌شود.',
    add: 'افزودن به لیست سیاه ارسال',
    remove: 'برداشتن از لیست سیاه ارسال',
    added: 'شماره به لیست سیاه ارسال رفت.',
    removed: 'شماره از لیست سیاه ارسال برداشته شد.',
  },
  receive: {
    title: 'لیست سیاه دریافت',
    off: 'پیام‌های این شماره نشان داده می‌شود.',
    on: 'پیام‌های این شماره نشان داده نمی‌شود.',
    add: 'افزودن به لیست سیاه دریافت',
    remove: 'برداشتن از لیست سیاه دریافت',
    added: 'شماره به لیست سیاه دریافت رفت.',
    removed: 'شماره از لیست سیاه دریافت برداشته شد.',
  },
  cancel11: {
    title: 'لغو ۱۱',
    off: 'دریافت پیام تبلیغاتی را لغو نکرده است.',
    on: 'خودش دریافت پیام تبلیغاتی را لغو کرده است و فقط خودش می‌تواند برگردد.',
  },
} as const;
