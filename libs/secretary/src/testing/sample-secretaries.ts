import { exampleOf } from '@peyk/shared-testing-web';

export const LIST = 'POST /advanced-services/general-messaging/list';
export const GET = 'GET /advanced-services/general-messaging/details';
export const MESSAGES = 'POST /advanced-services/module-inboxes-list';
export const CREATE = 'POST /advanced-services/general-messaging/create';
export const UPDATE = 'POST /advanced-services/general-messaging/update';
export const ACTIVE = 'POST /advanced-services/general-messaging/active';
export const DELETE = 'POST /advanced-services/general-messaging/delete-list';
export const WEBHOOKS = 'GET /webhooks/list';
export const LINES = 'GET /numbers/receiver-list';

const LIMITS = { most_in_ten_minutes: 5, most_in_a_day: 20 };
const LONG = 'متنی که کسی با حوصله و به درازا نوشته است و در یک خط جا نمی‌گیرد ';

const [example] = exampleOf(LIST).items;

/** One at work. */
export const SECRETARY = {
  ...example,
  ...LIMITS,
  ...{ id: '7', title: 'پاسخ به پرسش قیمت', line: '30001405', from_number: '30001405', match: 'contains' as const },
  ...{
    words: ['قیمت', 'تعرفه'],
    reply: 'فهرست قیمت‌ها: aban.example.ir',
    forward_to: ['989241234567'],
    forward_to_webhook_id: null,
  },
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
  ...{ reading: null, found: null },
}));

export const READERS = 'POST /advanced-reader/index';
export const READER_GET = 'GET /advanced-reader/details';
export const READER_CREATE = 'POST /advanced-reader/create';
export const READER_UPDATE = 'POST /advanced-reader/update';
export const READER_DELETE = 'POST /advanced-reader/delete-list';
export const CODES = 'POST /advanced-reader/codes';
export const ADD_CODES = 'POST /advanced-reader/add-codes';
export const GENERATE_CODES = 'POST /advanced-reader/generate-codes';
export const UPLOAD_CODES = 'POST /advanced-reader/upload-codes';
export const DELETE_CODES = 'POST /advanced-reader/delete-codes';
export const EXPORT_CODES = 'POST /advanced-reader/export-codes';
export const DRAW = 'POST /advanced-reader/draw';
export const DRAWS = 'POST /advanced-reader/draws';

const [exampleReader] = exampleOf(READERS).items;

/** One at work. */
export const READER = {
  ...exampleReader,
  ...LIMITS,
  ...{ id: '9', title: 'جشنوارهٔ پاییزی', line: '30001405', from_number: '30001405' },
  ...{ reply: 'کد {{کد}} ثبت شد؛ از همراهی شما سپاسگزاریم.', duplicate_reply: 'این کد {{زمان استفاده}} ثبت شده است.' },
  ...{ wrong_reply: 'کد درست نیست؛ لطفاً کد روی بسته را دوباره ببینید.' },
  keywords: [{ word: 'راهنما', reply: 'کد روی بسته را به همین شماره بفرستید.' }],
  ...{ add_to_phonebook_id: null, starts_at: null, ends_at: '2027-03-20T20:29:59.000Z' },
  ...{ is_active: true, state: 'accepted' as const, refusal: null },
  ...{ code_count: 100_000, used_count: 12_480, message_count: 15_201 },
};

/** One in each state, and one with long texts. */
export const MANY_READERS = [
  READER,
  { ...READER, id: '8', title: LONG.repeat(2).slice(0, 100), reply: LONG.repeat(20), state: 'waiting' as const },
  {
    ...READER,
    ...{ id: '6', title: 'بی‌کد', state: 'refused' as const, refusal: 'متن پاسخ تبلیغاتی است.' },
    ...{ code_count: 0, used_count: 0, message_count: 0, is_active: false },
  },
];

/** A used and an unused one, and one as long as codes may be. */
export const READER_CODES = [
  { code: 'PYK-7Q4M-22', number: '989241234567', used_at: '2026-11-20T08:30:00.000Z' },
  { code: 'PYK-8R5N-23', number: null, used_at: null },
  { code: 'W'.repeat(40), number: null, used_at: null },
];

export const POLLS = 'POST /advanced-services/polls/list';
export const POLL_GET = 'GET /advanced-services/polls/details';
export const POLL_CREATE = 'POST /advanced-services/polls/create';
export const POLL_UPDATE = 'POST /advanced-services/polls/update';
export const POLL_DELETE = 'POST /advanced-services/polls/delete-list';
export const EXPORT_VOTES = 'POST /advanced-services/polls/export-votes';

const [examplePoll] = exampleOf(POLLS).items;

/** One at work. */
export const POLL = {
  ...examplePoll,
  ...LIMITS,
  ...{ id: '12', title: 'شعبهٔ تازه', line: '30001405', from_number: '30001405' },
  question: 'شعبهٔ تازهٔ ما در کدام بخش شهر باشد؟',
  options: [
    { title: 'شمال', codes: ['الف', '۱', 'A', 'آ'], vote_count: 612 },
    { title: 'جنوب', codes: ['2'], vote_count: 430 },
    { title: 'خرید اینترنتی', codes: ['3', 'سایت'], vote_count: 208 },
  ],
  ...{ repeat_votes: 'first' as const, reply: 'رأی شما به «{{گزینه}}» شمرده شد.' },
  ...{ repeat_reply: 'پیش‌تر به «{{گزینه}}» رأی داده‌اید.', unknown_reply: null },
  ...{ ended_reply: 'رأی‌گیری پایان یافته است.', starts_at: null, ends_at: '2027-03-20T20:29:59.000Z' },
  ...{ is_active: true, state: 'accepted' as const, refusal: null },
  ...{ vote_count: 1_250, voter_count: 1_250, message_count: 1_412 },
};

/** One in each state, and one with long texts. */
export const MANY_POLLS = [
  POLL,
  {
    ...POLL,
    ...{
      id: '11',
      title: LONG.repeat(2).slice(0, 100),
      question: LONG.repeat(5).slice(0, 300),
      reply: LONG.repeat(20),
    },
    ...{ state: 'waiting' as const, repeat_votes: 'all' as const, repeat_reply: null, voter_count: 1_003 },
    options: Array.from({ length: 8 }, (_one, at) => ({
      ...{
        title: `${at + 1} ${LONG}`.slice(0, 60),
        codes: [String(at + 1), LONG.slice(0, 60)],
        vote_count: at === 7 ? 3 : 178 + at,
      },
    })),
  },
  {
    ...POLL,
    ...{ id: '10', title: 'بی‌رأی', state: 'refused' as const, refusal: 'متن پاسخ تبلیغاتی است.', is_active: false },
    options: POLL.options.map((option) => ({ ...option, vote_count: 0 })),
    ...{ vote_count: 0, voter_count: 0, message_count: 0 },
  },
];

/** What a poll found: each of what it may. */
export const POLL_MESSAGES = (['vote', 'changed_vote', 'repeated_vote', 'late_vote', 'unknown_answer'] as const).map(
  (reading, index) => ({
    ...message,
    ...{ id: String(index + 1), number: '989241234567', outcome: 'done' as const, reason: null, reading },
    text: ['الف', '۲', 'شمال', '1', LONG.repeat(3)][index],
    found: ['شمال', 'جنوب', 'شمال', 'شمال', null][index] ?? null,
  }),
);

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
export const READER_DRAW = {
  ...{ id: '3', seed: 'شاخص پایانی ۳۰ آبان ۱۴۰۵', list_hash: HASH, entry_count: 12_480 },
  winners: [
    { code: 'pyk7q4m22', number: '989241234567' },
    { code: 'pyk9s6p24', number: '989241234568' },
  ],
  drawn_at: '2026-11-20T09:00:00.000Z',
};

/** What a reader answered: a correct code, a duplicate, a wrong one, a keyword. */
export const READER_MESSAGES = (['correct', 'duplicate', 'wrong', 'keyword'] as const).map((reading, index) => ({
  ...message,
  ...{ id: String(index + 1), number: '989241234567', outcome: 'done' as const, reason: null, reading },
  text: ['PYK-7Q4M-22', 'pyk 7q4m 22', LONG.repeat(3), 'راهنما'][index],
  found: ['pyk7q4m22', 'pyk7q4m22', null, 'راهنما'][index] ?? null,
}));
