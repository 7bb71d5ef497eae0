/** Sends as the API tells them, for the stories and tests of this library. */
import type { RecipientCounts, Send, SendDetails } from '@peyk/shared-sends';
import type { Recipient } from '../api/list-recipients';

export const NO_COUNTS: RecipientCounts = {
  total: 0,
  queued: 0,
  submitted: 0,
  sent: 0,
  reached_telecom: 0,
  delivered: 0,
  undelivered: 0,
  blacklisted: 0,
  in_doubt: 0,
  expired: 0,
  cancelled: 0,
  refused: 0,
};

export const LONG_TEXT =
  'مشتری گرامی فروشگاه بزرگ زنجیره‌ای نمونه‌گستران شرق، جشنوارهٔ پاییزهٔ ما تا پایان آذر ۱۴۰۵ ادامه دارد؛ ' +
  'برای دیدن همهٔ پیشنهادها و دریافت کد تخفیف ویژهٔ خود به نشانی https://example.com/autumn-festival سر بزنید.';

const LONG_NAME = 'سید محمدحسین طباطبایی‌نژاد اصفهانی از واحد بازاریابی و فروش';

/** One that runs: 1,200 of 2,500 are on their handsets. */
export const RUNNING: Send = {
  id: '48213',
  type: 'normal',
  state: 2,
  state_reason: null,
  from_number: '20001405',
  summary: 'سلام، سفارش شما آمادهٔ تحویل است.',
  requested_count: 2510,
  counts: { ...NO_COUNTS, total: 2500, queued: 900, submitted: 150, sent: 200, delivered: 1200, undelivered: 50 },
  parts: 1,
  cost: '3697500',
  held: '1552500',
  charged: '2145000',
  returned: '0',
  created_at: '2026-11-20T08:30:00.000Z',
  finished_at: null,
  is_test: false,
  send_time: null,
  waits_until: null,
  made_by: { kind: 'member', person: { id: '7', name: 'سارا محمدی', username: 'sara' } },
};

export const SENDS: readonly Send[] = [
  RUNNING,
  {
    ...RUNNING,
    id: '48212',
    state: 6,
    summary: LONG_TEXT,
    counts: { ...NO_COUNTS, total: 1_000_000, delivered: 962_118, undelivered: 37_882 },
    parts: 4,
    cost: '5480000000',
    held: '0',
    created_at: '2026-11-19T18:05:00.000Z',
    made_by: { kind: 'recurring', person: { id: '9', name: LONG_NAME, username: 'seyyed.mohammad.hosseini.of.sales' } },
    finished_at: '2026-11-19T18:09:00.000Z',
  },
  {
    ...RUNNING,
    id: '48207',
    state: 8,
    state_reason: 'اعتبار کافی نبود.',
    counts: NO_COUNTS,
    made_by: { kind: 'support', person: null },
    summary: 'Sale 20%',
    cost: '0',
    held: '0',
    charged: '0',
  },
  { ...RUNNING, id: '48205', state: 4, counts: NO_COUNTS, summary: LONG_TEXT, cost: '0', held: '0', charged: '0' },
  {
    ...RUNNING,
    id: '48199',
    type: 'webservice',
    state: 7,
    counts: { ...NO_COUNTS, total: 12, cancelled: 12 },
    made_by: { ...RUNNING.made_by, kind: 'key' },
  },
];

export const RUNNING_DETAILS: SendDetails = {
  ...RUNNING,
  text: LONG_TEXT,
  encoding: 'ucs2',
  excluded: { invalid: 4, duplicate: 3, blacklisted: 2, opted_out: 1 },
  charity: '0',
  user_ip: '203.0.113.7',
  can_stop: true,
  can_pause: true,
  can_resume: false,
  can_reschedule: false,
  can_set_rate: true,
  paused_at: null,
  rate_per_second: null,
  expires_at: null,
  resent_from: null,
  resendable_count: 0,
  line_limits: {
    permitted_hours: null,
    max_per_second: null,
    own_permitted_hours: null,
    own_max_per_second: null,
  },
};

export const FINISHED_DETAILS: SendDetails = {
  ...RUNNING_DETAILS,
  state: 6,
  counts: { ...NO_COUNTS, total: 2500, delivered: 2440, undelivered: 60 },
  held: '0',
  charged: '3608760',
  returned: '88740',
  finished_at: '2026-11-20T08:41:00.000Z',
  can_stop: false,
  can_pause: false,
  can_set_rate: false,
  resendable_count: 60,
  line_limits: null,
};

const FIRST_NUMBER = 989240000001;
const FATES = [
  { status: 2, money: 'charged' },
  { status: 3, money: 'returned' },
  { status: 10, money: 'held' },
  { status: 12, money: 'held' },
] as const;

export const RECIPIENTS: readonly Recipient[] = FATES.map(({ status, money }, index) => ({
  n: index + 1,
  number: String(FIRST_NUMBER + index),
  operator: 'rightel',
  status,
  reason: null,
  parts: 1,
  price: '1503',
  money,
  submitted_at: '2026-11-20T08:31:00.000Z',
  answered_at: null,
  receipt_at: status === 2 ? '2026-11-20T08:32:00.000Z' : null,
}));

/** One page of a list that has no more of them. */
export function onePage<Item>(items: readonly Item[]) {
  return { data: { items, paging: { page: 1, limit: 10, total: items.length } } };
}

/** Of a send that waits for a second person. */
export const WAITING_APPROVAL: NonNullable<SendDetails['approval']> = {
  decision: null,
  cost: '1644000',
  asked_by: 'سارا محمدی',
  asked_at: '2026-11-20T08:30:00.000Z',
  expires_at: '2026-11-27T08:30:00.000Z',
  decided_by: null,
  decided_at: null,
  reason: null,
  is_own: false,
  may_decide: false,
};

/** The same as it stands above the list. */
export const WAITING = {
  send_id: '48213',
  from_number: '20001405',
  summary: 'حراج پاییزی تا پایان هفته ادامه دارد.',
  recipient_count: 1200,
  cost: '1644000',
  asked_by: 'سارا محمدی',
  asked_at: '2026-11-20T08:30:00.000Z',
  expires_at: '2026-11-27T08:30:00.000Z',
  may_decide: true,
} as const;
