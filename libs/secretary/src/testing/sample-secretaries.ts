import { exampleOf } from '@peyk/shared-testing-web';

export const LIST = 'POST /advanced-services/general-messaging/list';
export const GET = 'GET /advanced-services/general-messaging/details';
export const MESSAGES = 'POST /advanced-services/module-inboxes-list';
export const CREATE = 'POST /advanced-services/general-messaging/create';
export const UPDATE = 'POST /advanced-services/general-messaging/update';
export const ACTIVE = 'POST /advanced-services/general-messaging/active';
export const DELETE = 'POST /advanced-services/general-messaging/delete-list';
export const LINES = 'GET /numbers/receiver-list';

const LONG = 'متنی که کسی با حوصله و به درازا نوشته است و در یک خط جا نمی‌گیرد ';

const [example] = exampleOf(LIST).items;

/** One at work. */
export const SECRETARY = {
  ...example,
  ...{ id: '7', title: 'پاسخ به پرسش قیمت', line: '30001405', from_number: '30001405', match: 'contains' as const },
  ...{ words: ['قیمت', 'تعرفه'], reply: 'فهرست قیمت‌ها: aban.example.ir', forward_to: ['989241234567'] },
  ...{ add_to_phonebook_id: null, remove_from_phonebook_id: null, opts_out: false, once_per_sender: true },
  ...{ starts_at: null, ends_at: null, from_hour: 8, to_hour: 20 },
  ...{ is_active: true, state: 'accepted' as const, refusal: null, message_count: 1284 },
};

/** One in each state, and one with long texts. */
export const SECRETARIES = [
  SECRETARY,
  { ...SECRETARY, id: '6', title: 'پاسخ شبانه', match: 'any', words: [], is_active: false },
  { ...SECRETARY, id: '5', title: LONG.repeat(2).slice(0, 100), reply: LONG.repeat(20), state: 'waiting' },
  { ...SECRETARY, id: '4', title: 'جشنواره', state: 'refused', refusal: 'متن پاسخ تبلیغاتی است.', message_count: 0 },
];

export const pageOf = (items: readonly unknown[]) => ({
  data: { items, paging: { page: 1, limit: 10, total: items.length } },
});

const [message] = exampleOf(MESSAGES).items;
const OUTCOMES = ['done', 'again', 'too_often', 'unpaid', 'refused'] as const;

/** One of each outcome. */
export const SECRETARY_MESSAGES = OUTCOMES.map((outcome, index) => ({
  ...message,
  ...{ id: String(index + 1), number: '989241234567', text: index === 1 ? LONG.repeat(4) : 'قیمت چند است؟', outcome },
  reason: outcome === 'unpaid' ? 'اعتبار کیف پول برای این ارسال کافی نیست.' : null,
}));
