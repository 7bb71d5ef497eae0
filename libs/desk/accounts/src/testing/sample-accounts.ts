import type { DeskAccount, DeskAccountDetails } from '../api/accounts-query';

export const LIST = 'POST /account/list';
export const SHOW = 'GET /account/show';
export const QUEUES = 'GET /queue';

export const account = (more: Partial<DeskAccount> = {}): DeskAccount => ({
  ...{ id: '7', name: 'فروشگاه آبان', username: 'aban', mobile: '989241234567', state: 'active' },
  ...{ credit: '1250000', created_at: '2026-11-20T08:30:00.000Z', ...more },
});

export const details = (more: Partial<DeskAccountDetails> = {}): DeskAccountDetails => ({
  ...{ account: account(), blocked_reason: null, held: '0', is_review_required: false, sends_count: 12 },
  people: [
    { username: 'aban', name: 'مینا', role: null },
    { username: 'aban-sara', name: 'سارا', role: 'ارسال' },
  ],
  lines: ['20001405', '30001405'],
  package: 'پایه',
  plans: [
    { title: 'طرح حرفه‌ای', ends_at: null },
    { title: 'نقشه', ends_at: '2027-03-20T20:30:00.000Z' },
  ],
  ...more,
});

export const page = (...items: readonly DeskAccount[]) => ({
  data: { items, paging: { page: 1, limit: 20, total: items.length } },
});

export const own = (...roles: readonly string[]) => ({
  data: { person: { username: 'mina', name: 'مینا', roles }, queues: [] },
});

export const OFFERS = 'GET /account/offers';
export const offers = () => ({
  data: {
    offers: [
      { kind: 'line', key: '30001405', title: '30001405 خط تبلیغاتی' },
      { kind: 'line', key: '20001405', title: '20001405 خط خدماتی' },
      { kind: 'package', key: '3', title: 'پایه' },
      { kind: 'plan', key: '5', title: 'طرح حرفه‌ای' },
    ],
  },
});
