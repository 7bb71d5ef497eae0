import type { Recurring, RecurringRun } from '../api/recurring';

const SENT: RecurringRun = {
  due_at: '2026-11-22T06:00:00.000Z',
  run_at: '2026-11-22T06:00:03.000Z',
  outcome: 'sent',
  reason: null,
  send_id: '41',
  send_state: 6,
};
const MISSED: RecurringRun = {
  ...SENT,
  due_at: '2026-11-23T06:00:00.000Z',
  outcome: 'missed',
  reason: 'اعتبار کیف پول برای این ارسال کافی نیست؛ لطفاً کیف پول را شارژ کنید یا گیرنده‌ها را کمتر کنید.',
  send_id: null,
  send_state: null,
};
const NOBODY: RecurringRun = {
  ...SENT,
  due_at: '2026-11-21T06:00:00.000Z',
  outcome: 'nobody',
  send_id: null,
  send_state: null,
};
export const SAMPLE_RUNS: readonly RecurringRun[] = [MISSED, SENT, NOBODY];

export const SAMPLE_RECURRING: Recurring = {
  id: '5',
  from_number: '20001405',
  message: 'سلام، یادآوری: نوبت سرویس خودروی شما رسیده است.',
  charity: false,
  rate_per_second: null,
  validity_minutes: null,
  rule: { every: 'week', weekdays: [0, 2], time: '09:30', starts_on: '2026-11-20' },
  params: { phonebook_ids: ['7'] },
  state: 'active',
  state_reason: null,
  next_run_at: '2026-11-28T06:00:00.000Z',
  sent_count: 3,
  last_run: SENT,
  created_at: '2026-11-20T08:30:00.000Z',
  updated_at: '2026-11-20T08:30:00.000Z',
};
export const SAMPLE_PAUSED: Recurring = {
  ...SAMPLE_RECURRING,
  id: '6',
  message: 'زادروزتان خجسته! هدیهٔ شما در فروشگاه منتظر است.',
  rule: { every: 'birthday', time: '10:00', starts_on: '2026-11-20', max_sends: 100 },
  params: {},
  state: 'paused',
  state_reason: `پنج نوبت پشت سر هم فرستاده نشد. آخرین بار: ${MISSED.reason}`,
  next_run_at: null,
  last_run: MISSED,
};
export const SAMPLE_ENDED: Recurring = {
  ...SAMPLE_RECURRING,
  id: '7',
  message:
    'قسط این ماه شما فردا سررسید می‌شود؛ با پرداخت به‌موقع از جریمهٔ دیرکرد در امان بمانید. فروشگاه بزرگ زنجیره‌ای نمونه‌گستران شرق',
  rule: { every: 'month', month_day: 31, time: '18:05', starts_on: '2026-11-20', ends_on: '2027-03-20' },
  state: 'ended',
  next_run_at: null,
};
