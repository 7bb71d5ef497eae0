import type { components } from '@peyk/shared-contract';
import type { ConversationPage, Said } from '../api/conversation';
import type { InboxMessage } from '../api/list-inbox';

type Line = components['schemas']['Line'];

const message = (id: string, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  sender: '989241110001',
  is_contact: false,
  contact_name: null,
  line: '30001405',
  text: 'سلام، ساعت کاری شعبهٔ مرکزی چند تا چند است؟',
  is_read: true,
  received_at: '2026-11-20T08:30:00.000Z',
  ...more,
});

export const LONG_NAME = 'شرکت بازرگانی و خدمات پس از فروش سراسری ستارگان درخشان خاورمیانهٔ نوین (سهامی خاص)';

export const MESSAGES: readonly InboxMessage[] = [
  message('14', { is_contact: true, contact_name: 'سارا محمدی', is_read: false, text: 'اگر امروز نمی‌رسد خبر بدهید.' }),
  message('13', {
    ...{ sender: '989041110023', is_contact: true, contact_name: LONG_NAME, is_read: false },
    text: 'سفارش ۱۴۰۵ من هنوز نرسیده است؛ لطفاً پیگیری کنید.\nhttps://example.com/orders/48213\n'.repeat(5),
  }),
  message('12', { sender: '8999', text: 'بستهٔ شما فعال شد.' }),
  message('11'),
];

const line = (number: string, more: Partial<Line>): Line => ({
  ...{ id: number, number, title: '', family: '3000', advertising: false, multipart_chars: 67 },
  ...{ is_default: false, active: true, permitted_hours: null, max_per_second: null },
  ...{ own_permitted_hours: null, own_max_per_second: null },
  ...more,
});

export const LINES: readonly Line[] = [
  line('30001405', { title: 'خط اصلی', is_default: true }),
  line('20001405', { family: '2000', advertising: true }),
];

/** What the network answers to the list. */
export const answersOf = (items: readonly InboxMessage[], total = items.length) => ({
  'POST /report/messages-inbox': { data: { items, paging: { page: 1, limit: 10, total } } },
});

export const said = (id: string, more: Partial<Said> = {}): Said => ({
  ...{ direction: 'received', id, line: '30001405', text: 'سلام، سفارش من کی می‌رسد؟', is_read: true },
  at: '2026-11-20T08:30:00.000Z',
  ...more,
});

export const SAID: readonly Said[] = [
  said('14', { text: 'اگر امروز نمی‌رسد خبر بدهید.', is_read: false, at: '2026-11-20T08:50:00.000Z' }),
  said('71', { direction: 'sent', text: 'تا عصر می‌رسد.', send_state: 6, at: '2026-11-20T08:40:00.000Z' }),
  said('11'),
];

export const conversation = (more: Partial<ConversationPage> = {}): ConversationPage => ({
  sender: '989241110001',
  ...{ is_mobile: true, is_contact: true, contact_name: 'سارا محمدی' },
  ...{ blacklisted: false, receive_blacklisted: false, opted_out: false },
  items: [...SAID],
  paging: { page: 1, limit: 30, total: SAID.length },
  ...more,
});

const QUOTE = {
  ...{ quote_id: '5', expires_at: '2026-11-20T09:00:00.000Z', reachable_count: 1 },
  excluded: { invalid: 0, duplicate: 0, blacklisted: 0, opted_out: 0 },
  by_operator: [{ operator: 'rightel', count: 1, unit_price: '1503', total: '1503' }],
  ...{ subtotal: '1503', charity: '0', total: '1503', credit: '10000000', enough_credit: true },
};

const PRICE = {
  ...{ mci_price: '1370', other_price: '1503', parts: 1, encoding: 'ucs2', final_text: 'متن' },
};

/** What the network answers to a conversation and to the price of a reply. */
export const conversationAnswers = (
  more: Partial<ConversationPage> = {},
  quote: Partial<typeof QUOTE> = {},
  lines: readonly Line[] = LINES,
) => ({
  'POST /report/messages-inbox/conversation': { data: conversation(more) },
  'POST /report/messages-inbox/read': { data: { changed_count: 1, changed_ids: ['14'], unread_count: 0 } },
  'GET /number/numbers': { data: { items: lines } },
  'POST /send/calculate-price': {
    data: { ...PRICE, quote: { ...QUOTE, ...quote } },
  },
});
