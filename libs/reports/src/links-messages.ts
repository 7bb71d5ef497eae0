/** The sentences of short links, which few sends have; they come with their card. */
export const linksMessages = {
  title: 'پیوندهای کوتاه',
  help: 'بازدید برنامه‌ها (پیش‌نمایش پیام‌رسان‌ها و ضدویروس‌ها) جدا شمرده می‌شود و در شمار بازدید گیرنده‌ها نیست.',
  url: 'پیوند',
  people: 'گیرندهٔ بازکننده',
  share: 'سهم از رسیده‌ها',
  opened: 'بازدید',
  scanned: 'بازدید برنامه‌ها',
  who: 'چه کسانی',
  whoTitle: 'گیرنده‌هایی که این پیوند را باز کرده‌اند',
  nobody: 'هنوز کسی این پیوند را باز نکرده است',
  more: 'نمایش بیشتر',
  times: (count: string) => `${count} بار`,
  first: 'نخستین بار',
} as const;
