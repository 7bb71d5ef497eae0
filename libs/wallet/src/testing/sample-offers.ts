import type { ChargePackage, GiftPackage, Promotion } from '../api/offers';

export const PROMOTION: Promotion = {
  ...{ id: '1', title: 'سه درصد بیشتر', percent: 3, from: '10000000', most: '5000000' },
  ends_at: '2026-12-20T20:30:00.000Z',
};

export const PACKAGES: readonly ChargePackage[] = [
  { id: '1', title: 'بستهٔ برنز', description: 'برای شروع', amount: '5000000', bonus: '0', most_each: null },
  {
    ...{ id: '2', title: 'بستهٔ نقره‌ای', description: 'پنج درصد اعتبار بیشتر' },
    ...{ amount: '20000000', bonus: '1000000', most_each: 1 },
  },
  { id: '3', title: 'بستهٔ طلایی', description: '', amount: '100000000', bonus: '10000000', most_each: null },
];

export const GIFT: GiftPackage = {
  ...{ id: '7', title: 'هدیهٔ خوش‌آمد', description: 'برای آشنایی با پیک', amount: '500000', needs_paid: '0' },
  ...{ left_count: null, can_take: true, taken_at: null, ends_at: '2026-12-20T20:30:00.000Z' },
};

/** What the credit page asks about offers. */
export const OFFERS = {
  'GET /payment/promotion/today-charge': { data: { items: [PROMOTION] } },
  'GET /charge-packages/dynamics': { data: { items: PACKAGES } },
  'GET /gift-charge/packages': { data: { items: [GIFT] } },
  'GET /gift-charge/info': { data: { total: '0', items: [] } },
};

export const NO_OFFERS = {
  'GET /payment/promotion/today-charge': { data: { items: [] } },
  'GET /charge-packages/dynamics': { data: { items: [] } },
  'GET /gift-charge/packages': { data: { items: [] } },
  'GET /gift-charge/info': { data: { total: '0', items: [] } },
};
