import type { EngineState } from './engine-query';

export const ENGINE = 'GET /engine';

export const state = (more: Partial<EngineState> = {}): EngineState => ({
  operator: { state: 'bound', sessions: 2, wanted_sessions: 2, in_flight: 180, window: 400 },
  sends: { preparing: 1, in_review: 2, scheduled: 14, paused: 0, sending: 3, unsettled: 21 },
  ...{ in_doubt: 12, parked_receipts: 3 },
  lines: [
    {
      number: '30001405',
      title: 'تبلیغاتی',
      is_active: true,
      max_per_second: 500,
      sends_count: 2,
      left_count: 812_000,
    },
    { number: '20001405', title: 'خدماتی', is_active: false, max_per_second: null, sends_count: 0, left_count: 0 },
  ],
  jobs: { waiting: 0, running: 1, failed: 0 },
  storage: { files_count: 1_204, files_bytes: 812_000_000, database_bytes: 9_120_000_000 },
  ...more,
});

export const HOLD = { since: '2026-11-20T08:12:00.000Z', busy_senders: 0, is_reconciled: false };
