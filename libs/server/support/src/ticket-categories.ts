export interface TicketPart {
  key: string;
  title: string;
}

export interface TicketCategory extends TicketPart {
  parts: readonly TicketPart[];
}

/** What a ticket may be about. Keys are stored: a title may change, a key keeps its meaning. */
export const TICKET_CATEGORIES: readonly TicketCategory[] = [
  {
    key: 'send',
    title: 'ارسال پیام',
    parts: [
      { key: 'not-delivered', title: 'پیام نرسیده است' },
      { key: 'stopped', title: 'ارسال متوقف یا رد شده است' },
      { key: 'price', title: 'قیمت و شمار بخش‌ها' },
      { key: 'how-to', title: 'راهنمایی برای ارسال' },
    ],
  },
  {
    key: 'line',
    title: 'خط',
    parts: [
      { key: 'buy', title: 'خط تازه' },
      { key: 'limits', title: 'محدودیت‌های خط' },
      { key: 'inbox', title: 'پیام‌های دریافتی' },
    ],
  },
  {
    key: 'money',
    title: 'کیف پول',
    parts: [
      { key: 'charge', title: 'افزایش اعتبار' },
      { key: 'returned', title: 'برگشت هزینهٔ پیام‌ها' },
      { key: 'transactions', title: 'تراکنش‌ها' },
    ],
  },
  {
    key: 'account',
    title: 'حساب کاربری',
    parts: [
      { key: 'identity', title: 'احراز هویت' },
      { key: 'sign-in', title: 'ورود و گذرواژه' },
      { key: 'blocked', title: 'حساب مسدود شده است' },
    ],
  },
  { key: 'other', title: 'موضوع دیگر', parts: [{ key: 'other', title: 'پرسش یا پیشنهاد' }] },
];

/** A part of a category by both keys. */
export function findPart(category: string, part: string): { category: TicketCategory; part: TicketPart } | undefined {
  const found = TICKET_CATEGORIES.find(({ key }) => key === category);
  const own = found?.parts.find(({ key }) => key === part);
  return found && own && { category: found, part: own };
}
