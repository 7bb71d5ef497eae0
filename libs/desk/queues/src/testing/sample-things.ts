import type { ShownThing, Verdict } from '../api/thing-query';
import type { WaitingThing } from '../api/things-query';

export const QUEUES = 'GET /queue';
export const LIST = 'POST /queue/list';
export const THING = 'POST /queue/thing';

export const ACCEPT: Verdict = {
  ...{
    verdict: 'accept',
    title: 'پذیرفتن',
    reasons: [],
    text: 'none',
    max_text_chars: 0,
    takes_day: false,
    max_amount: null,
  },
};
export const ACCEPT_AMOUNT: Verdict = {
  ...{ verdict: 'accept_amount', title: 'تأیید با مبلغ دیگر', reasons: [], text: 'none', max_text_chars: 0 },
  ...{ takes_day: false, max_amount: '100000000000' },
};
export const REFUSE: Verdict = {
  ...{ verdict: 'refuse', title: 'رد کردن', text: 'optional', max_text_chars: 300, takes_day: false, max_amount: null },
  reasons: [
    { reason: 'unlawful', sentence: 'این متن بر پایهٔ مقررات پیامک فرستادنی نیست.', needs_text: false },
    { reason: 'other', sentence: 'متن الگو پذیرفته نشد.', needs_text: true },
  ],
};
export const ANSWER: Verdict = {
  ...{
    verdict: 'answer',
    title: 'پاسخ دادن',
    reasons: [],
    text: 'required',
    max_text_chars: 4000,
    takes_day: false,
    max_amount: null,
  },
};

const AT = '2026-11-20T08:30:00.000Z';

export const waiting = (more: Partial<WaitingThing> = {}): WaitingThing => ({
  ...{ key: 'abcdefghij.1', title: 'کد ورود', account_name: 'فروشگاه آبان', asked_at: AT },
  ...{ priority: null, taken_by: null, is_mine: false, ...more },
});

export const page = (...items: readonly WaitingThing[]) => ({
  data: { items, paging: { page: 1, limit: 20, total: items.length } },
});

export const thing = (more: Partial<ShownThing> = {}): ShownThing => ({
  ...{ key: 'abcdefghij.1', queue: 'patterns', title: 'کد ورود', account_name: 'فروشگاه آبان', asked_at: AT },
  facts: [
    { title: 'نوع', value: 'رمز یک‌بارمصرف', kind: 'text' },
    { title: 'وب‌گاه', value: 'https://aban.example.ir', kind: 'latin' },
  ],
  texts: [{ title: 'متن الگو', text: 'فروشگاه آبان، کد شما: {{code}}', side: 'account', at: null }],
  ...{ priority: null, takes_notes: false, replies: [] },
  ...{ texts_total: 1, files: [], verdicts: [ACCEPT, REFUSE], ...more },
});

/** A ticket with both sides, a note of the desk and answers that are kept ready. */
export const ticket = (more: Partial<ShownThing> = {}): ShownThing =>
  thing({
    ...{ queue: 'tickets', key: '7.8.9', title: 'پیام‌ها نرسیده است', priority: 'high', verdicts: [ANSWER] },
    ...{ takes_notes: true, facts: [{ title: 'شمارهٔ تیکت', value: '8', kind: 'number' }], texts_total: 3 },
    texts: [
      { title: 'مشتری', text: 'پیام‌های دیروز به همه نرسیده است.', side: 'account', at: AT },
      { title: 'یادداشت داخلی از sara', text: 'از اپراتور پرسیدم؛ تا فردا پاسخ می‌دهند.', side: 'note', at: AT },
      { title: 'پشتیبانی', text: 'در حال پیگیری هستیم.', side: 'desk', at: AT },
    ],
    replies: [
      { title: 'خوش‌آمد', text: 'سلام فروشگاه آبان،' },
      { title: 'پیگیری', text: 'درخواست شمارهٔ ۸ در دست پیگیری است.' },
    ],
    ...more,
  });

const queue = (name: string, count: number) => ({
  ...{ queue: name, waiting: count, oldest_at: count === 0 ? null : AT },
  has_priorities: name === 'tickets',
});

export const OWN_QUEUES = {
  data: {
    person: { username: 'mina', name: 'مینا', roles: ['support', 'finance', 'identity', 'content'] },
    queues: [queue('tickets', 12), queue('deposits', 0), queue('documents', 3), queue('patterns', 2)],
  },
};
