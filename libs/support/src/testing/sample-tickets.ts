import type { Interaction, TicketDetails } from '../api/get-ticket';
import type { Ticket } from '../api/list-tickets';

const LONG = 'پیام‌هایی که دیروز برای مشتریان شعبهٔ مرکزی فرستادیم هنوز به همه نرسیده است ';
const MAX_SUBJECT_CHARS = 200;
const AT = '2026-11-20T08:30:00.000Z';

export const ticket = (id: string, more: Partial<Ticket> = {}): Ticket => ({
  id,
  category_title: 'ارسال پیام',
  sub_category_title: 'پیام نرسیده است',
  subject: 'پیام‌های دیروز نرسیده‌اند',
  state: 2,
  rate: null,
  is_unread: false,
  created_at: AT,
  changed_at: AT,
  ...more,
});

export const TICKETS: readonly Ticket[] = [
  ticket('1046', { state: 3, is_unread: true }),
  ticket('1045', { state: 1, subject: LONG.repeat(3).slice(0, MAX_SUBJECT_CHARS) }),
  ticket('1044'),
  ticket('1043', { state: 5, category_title: 'کیف پول', sub_category_title: 'افزایش اعتبار', subject: 'اعتبار نیامد' }),
  ticket('1042', { state: 6, category_title: 'خط', sub_category_title: 'خط تازه', subject: 'خط تازه می‌خواهیم' }),
  ticket('1041', { state: 4, rate: 5, subject: 'قیمت پیام دو بخشی' }),
];

export const SAID: readonly Interaction[] = [
  {
    id: '1',
    ...{ by_support: false, by_assistant: false, sources: [], is_helpful: null },
    text: 'ارسال شمارهٔ ۷۱ هنوز به چند گیرنده نرسیده است.',
    at: AT,
    files: [{ file_id: '0b9d7f0e-5d7c-4a55-8f0a-3c1c7a0e4f11', name: 'تصویر گزارش.png', size: 184_320 }],
  },
  {
    id: '2',
    ...{ by_support: true, by_assistant: false, sources: [], is_helpful: null },
    text: 'سلام، وقت بخیر.\nاپراتور دیشب یک ساعت قطع بود؛ پیام‌ها تا ظهر می‌رسد.',
    at: AT,
    files: [],
  },
];

/** What nobody wrote by hand. */
export const FIRST_ANSWER: Interaction = {
  ...{ id: '3', by_support: true, by_assistant: true, at: AT, files: [], is_helpful: null },
  text: 'این پاسخ خودکار است؛ کارشناس هم درخواست شما را می‌بیند و پاسخ می‌دهد.\n\n«چرا پیام به بعضی گیرنده‌ها نرسیده است؟»\nوضعیت هر گیرنده در گزارش همان ارسال آمده است.',
  sources: [
    { title: 'آخرین ارسال شما (شمارهٔ ۷۱): از ۴ گیرنده به ۳ نفر رسیده و به ۱ نفر نرسیده است', path: '/reports/71' },
    { title: 'چرا پیام به بعضی گیرنده‌ها نرسیده است؟', path: '/support/contact-info' },
  ],
};

export const details = (more: Partial<TicketDetails> = {}): TicketDetails => ({
  ...ticket('7'),
  interactions: [...SAID],
  ...more,
});

export const CATEGORIES = [
  { key: 'send', title: 'ارسال پیام', sub_categories: [{ key: 'not-delivered', title: 'پیام نرسیده است' }] },
  { key: 'money', title: 'کیف پول', sub_categories: [{ key: 'charge', title: 'افزایش اعتبار' }] },
];

export const page = (items: readonly Ticket[]) => ({
  data: { items, paging: { page: 1, limit: 10, total: items.length } },
});
