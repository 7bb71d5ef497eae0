/** The sentences of what becomes of a send right after it was taken. */
export const successMessages = {
  title: 'ارسال ثبت شد',
  queued: 'پیام شما در صف ارسال قرار گرفت',
  done: 'پیام شما فرستاده شد',
  notSent: 'پیام شما فرستاده نشد',
  stopped: 'ارسال متوقف شد',
  id: 'شناسهٔ ارسال',
  idCopy: 'شناسهٔ ارسال',
  report: 'دیدن گزارش',
  again: 'ارسال تازه',
  bar: 'پیشرفت ارسال',
  recipients: 'گیرنده',
  cost: 'هزینه',
  atMost: 'تا',
  taken: 'پیام شما ثبت شد',
  takenHelp: 'نتیجهٔ ارسال در گزارش‌هاست. برای دیدن آن، این شناسه را به مدیر خود بدهید.',
  preparing: 'گیرنده‌ها بررسی و هزینه حساب می‌شود؛ این صفحه خودش تازه می‌شود.',
} as const;
