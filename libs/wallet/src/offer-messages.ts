/** Every Persian sentence about packages of credit, promotions and gifts. */
export const offerMessages = {
  packages: 'بسته‌های شارژ',
  packagesHelp: 'مبلغ هر بسته را با ۱۰ درصد مالیات می‌پردازید و هدیهٔ آن با همان پرداخت به اعتبار شما افزوده می‌شود.',
  pays: (rial: string) => `${rial} ریال`,
  bonus: (rial: string) => `${rial} ریال هدیه`,
  noBonus: 'بدون هدیه',
  mostEach: (times: string) => `هدیه تا ${times} بار برای هر حساب`,
  buy: 'خرید',
  buyLabel: (title: string) => `خرید ${title}`,
  gifts: 'هدیهٔ اعتبار',
  gift: (rial: string) => `${rial} ریال اعتبار رایگان`,
  until: 'تا',
  take: 'گرفتن هدیه',
  takeLabel: (title: string) => `گرفتن ${title}`,
  taken: (title: string, rial: string) => `${title}: ${rial} ریال به اعتبار شما افزوده شد.`,
  remaining: (count: string) => `${count} هدیه مانده`,
  gone: 'همهٔ این هدیه‌ها گرفته شده است.',
  needsPaid: (rial: string) => `برای حساب‌هایی که در ۳۰ روز گذشته دست‌کم ${rial} ریال پرداخته‌اند.`,
  takenBefore: (count: string, rial: string) => `تاکنون ${count} هدیه به ارزش ${rial} ریال گرفته‌اید.`,
  promotion: (percent: string, from: string) =>
    from === '۰'
      ? `${percent} درصد هدیه برای هر پرداخت`
      : `${percent} درصد هدیه برای پرداخت‌های از ${from} ریال به بالا`,
  most: (rial: string) => `حداکثر ${rial} ریال`,
  bonusFact: 'هدیهٔ این پرداخت',
} as const;
