import { formatNumber } from '@peyk/shared-ui';

const numbers = (count: number) => `${formatNumber(count)} شماره`;

/** What is said of the three lists of numbers. Apart from those of the lists, which load without them. */
export const suppressedMessages = {
  kindsLabel: 'لیست‌های سیاه',
  send: 'لیست سیاه ارسال',
  receive: 'لیست سیاه دریافت',
  explain: {
    send: 'به این شماره‌ها هیچ پیامی فرستاده نمی‌شود، هر جا که باشند. لیست در لحظهٔ ارسال نگاه می‌شود.',
    receive: 'پیام‌های این شماره‌ها در دریافتی‌ها نشان داده نمی‌شود.',
    cancel_11:
      'این افراد با فرستادن «لغو ۱۱» دریافت پیام تبلیغاتی شما را لغو کرده‌اند. خط‌های تبلیغاتی به آن‌ها پیام نمی‌فرستند؛ این لیست فقط خواندنی است و در لحظهٔ ارسال نگاه می‌شود.',
  },
  captions: { send: 'لیست سیاه ارسال', receive: 'لیست سیاه دریافت', cancel_11: 'فهرست لغو ۱۱' },
  number: 'شماره',
  name: 'نام',
  since: 'تاریخ ورود',
  line: 'خط',
  message: 'پیام',
  badNumber: 'شماره را از ابتدا بنویسید، مانند ۰۹۲۴.',
  add: 'افزودن شماره',
  addTitles: { send: 'افزودن به لیست سیاه ارسال', receive: 'افزودن به لیست سیاه دریافت' },
  addConfirm: 'افزودن به لیست',
  remove: 'برداشتن',
  removed: (count: number) => `${numbers(count)} از لیست برداشته شد.`,
  empty: {
    send: { title: 'لیست سیاه ارسال خالی است', help: 'شماره‌هایی را که نباید پیامی بگیرند اینجا بیفزایید.' },
    receive: {
      title: 'لیست سیاه دریافت خالی است',
      help: 'شماره‌هایی را که نمی‌خواهید پیامشان را ببینید اینجا بیفزایید.',
    },
    cancel_11: {
      title: 'هنوز کسی لغو ۱۱ نفرستاده است',
      help: 'هر کس در پاسخ پیام تبلیغاتی «لغو ۱۱» بفرستد، خودبه‌خود اینجا می‌آید.',
    },
  },
  noResultTitle: 'شماره‌ای با این فیلترها نیست',
  noResultHelp: 'شمارهٔ کوتاه‌تری بنویسید یا فیلترها را بردارید.',
} as const;
