import { formatNumber } from '@peyk/shared-ui';

const people = (count: number) => `${formatNumber(count)} مخاطب`;
/** Lists count no further than this. */
const COUNTED_TO = 10_000;
/** How many are selected: of a list that was not counted to its end it is only known that they are more. */
const selected = (count: number) => (count < COUNTED_TO ? people(count) : `دست‌کم ${people(count)}`);

/** Every Persian sentence of this library but the words of the menu, see `navigation.ts`. */
export const messages = {
  title: 'مخاطبان',
  sectionsLabel: 'بخش‌های مخاطبان',
  sections: {
    all: { label: 'همهٔ مخاطبان', help: 'جستجو، ویرایش و کارهای گروهی' },
    phonebooks: { label: 'دفترچه‌ها', help: 'گروه‌هایی که به آن‌ها پیام می‌فرستید' },
    blacklist: { label: 'لیست سیاه', help: 'شماره‌هایی که نمی‌فرستید یا پیامشان را نمی‌بینید' },
    cancel11: { label: 'لغو ۱۱', help: 'کسانی که خودشان پیام تبلیغاتی نمی‌خواهند' },
    more: { label: 'برچسب‌ها و ویژگی‌ها', help: 'آنچه می‌خواهید از هر مخاطب بدانید' },
  },
  genders: { male: 'آقا', female: 'خانم' },
  flags: { blacklisted: 'لیست سیاه ارسال', receive: 'لیست سیاه دریافت', optedOut: 'لغو ۱۱' },
  noName: 'بدون نام',
  none: 'ثبت نشده',
  edit: 'ویرایش',
  delete: 'حذف',
  close: 'بستن',
  menu: 'فیلترهای ذخیره‌شده و کارهای اخیر',

  contacts: {
    caption: 'فهرست مخاطبان',
    name: 'نام',
    number: 'شماره',
    gender: 'جنسیت',
    birthDate: 'تاریخ تولد',
    phonebook: 'دفترچه',
    phonebooks: 'دفترچه‌ها',
    tags: 'برچسب‌ها',
    segments: 'فیلترهای ذخیره‌شده',
    created: 'ثبت',
    search: 'نام یا شماره',
    searchPlaceholder: 'نام یا بخشی از شماره',
    searchByName: 'فقط بخشی از نام',
    new: 'مخاطب تازه',
    deleted: (count: number) => `${selected(count)} حذف شد.`,
    addTo: 'افزودن به دفترچه',
    addToTitle: (count: number) => `افزودن ${selected(count)} به دفترچه‌ها`,
    addToConfirm: 'افزودن',
    addedTo: (count: number) => `${selected(count)} به دفترچه افزوده شد.`,
    removeFrom: 'برداشتن از دفترچه',
    removeFromTitle: (count: number) => `برداشتن ${selected(count)} از یک دفترچه`,
    removeFromHelp: 'خود مخاطب می‌ماند و فقط از این دفترچه بیرون می‌رود.',
    removeFromConfirm: 'برداشتن',
    removedFrom: (count: number) => `${selected(count)} از دفترچه برداشته شد.`,
    blacklist: 'لیست سیاه',
    blacklistTitle: (count: number) => `${selected(count)} به لیست سیاه ارسال برود؟`,
    blacklistBody:
      'از این پس پیامی به این شماره‌ها فرستاده نمی‌شود، هر جا که باشند. هر زمان می‌توانید آن‌ها را بردارید.',
    blacklistConfirm: 'به لیست سیاه ببر',
    blacklisted: (count: number) => `${selected(count)} به لیست سیاه ارسال رفت.`,
    more: (count: number) => `و ${formatNumber(count)} دفترچهٔ دیگر`,
    moreTags: (count: number) => `و ${formatNumber(count)} برچسب دیگر`,
    emptyTitle: 'هنوز مخاطبی ندارید',
    emptyHelp: 'نخستین مخاطب را بسازید، یا در بخش دفترچه‌ها فهرست شماره‌های خود را یک‌جا بیفزایید.',
    noResultTitle: 'مخاطبی با این جستجو نیست',
    noResultHelp: 'بخش کوتاه‌تری از نام یا شماره را بنویسید، یا فیلترها را بردارید.',
  },

  filters: {
    listed: 'لیست‌ها',
    none: 'در هیچ‌کدام نیست',
    reach: 'رسیدن پیام',
    reaches: {
      'delivered-30': 'در ۳۰ روز گذشته رسیده',
      'delivered-90': 'در ۹۰ روز گذشته رسیده',
      'not-delivered-30': 'در ۳۰ روز گذشته نرسیده',
      'not-delivered-90': 'در ۹۰ روز گذشته نرسیده',
      'never-reached': 'فرستاده شده و هرگز نرسیده',
      'never-sent': 'هرگز فرستاده نشده',
    },
  },

  bulk: {
    goesOn: (count: number) => `کار روی ${selected(count)} آغاز شد و در «کارهای در جریان» پیش می‌رود.`,
    tag: 'برچسب زدن',
    tagTitle: (count: number) => `برچسب زدن به ${selected(count)}`,
    tagConfirm: 'برچسب بزن',
    tagged: (count: number) => `${selected(count)} برچسب گرفت.`,
    untag: 'برداشتن برچسب',
    untagTitle: (count: number) => `برداشتن برچسب از ${selected(count)}`,
    untagConfirm: 'برچسب را بردار',
    untagged: (count: number) => `برچسب از ${selected(count)} برداشته شد.`,
    deleteTitle: (count: number) => `${selected(count)} حذف شود؟`,
    deleteBody:
      'مخاطبان از همهٔ دفترچه‌ها بیرون می‌روند. تا یک روز می‌توانید همه را با دفترچه‌ها و برچسب‌هایشان برگردانید.',
    deleteConfirm: 'حذف کن',
    recent: 'کارهای گروهی اخیر',
  },

  phonebooks: {
    caption: 'فهرست دفترچه‌ها',
    name: 'نام دفترچه',
    code: 'کد',
    members: 'مخاطب',
    created: 'ساخت',
    people,
    new: 'دفترچهٔ تازه',
    editTitle: 'ویرایش دفترچه',
    codeLabel: 'کد دفترچه',
    codeHint: 'برای برنامه‌نویسان: حروف لاتین، رقم، خط تیره و زیرخط. می‌تواند خالی بماند.',
    badCode: 'کد دفترچه فقط حروف لاتین، رقم، خط تیره و زیرخط دارد.',
    badTitle: 'نام دفترچه نویسه‌ای دارد که پذیرفته نمی‌شود.',
    deleteTitle: (title: string) => `حذف دفترچهٔ «${title}»`,
    deleteBody: (count: number) =>
      count === 0
        ? 'این دفترچه مخاطبی ندارد.'
        : `این دفترچه ${people(count)} دارد. دفترچه برنمی‌گردد؛ مخاطبان آن می‌مانند.`,
    deleteContacts: 'کسانی که در دفترچهٔ دیگری نیستند هم از مخاطبان حذف شوند',
    deleteConfirm: 'دفترچه را حذف کن',
    deleted: 'دفترچه حذف شد.',
    emptyTitle: 'هنوز دفترچه‌ای ندارید',
    emptyHelp: 'دفترچه مخاطبان را کنار هم نگه می‌دارد: مشتریان، همکاران، اعضای باشگاه.',
    noResultTitle: 'دفترچه‌ای با این نام نیست',
    noResultHelp: 'واژهٔ دیگری را جستجو کنید یا جستجو را بردارید.',
  },
} as const;
