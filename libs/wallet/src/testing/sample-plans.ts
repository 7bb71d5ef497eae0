import type { Plan } from '../api/plans';

export const TEXTS: Plan = {
  ...{ id: '1', title: 'طرح متن‌های شخصی', description: 'پیام جداگانه برای هر نفر، و لینک کوتاه با شمارش بازدید.' },
  ...{ price: '5000000', days: 365, services: ['own_texts', 'link_tracker'] },
  ...{ is_offered: true, is_held: false, held_until: null },
};

export const EVERYTHING: Plan = {
  ...{ id: '2', title: 'طرح حرفه‌ای', description: 'همهٔ روش‌های ارسال.', price: '20000000', days: null },
  ...{ services: ['banks', 'link_tracker', 'map', 'own_texts'], is_offered: true, is_held: false, held_until: null },
};

export const SERVICES = [
  { service: 'own_texts', is_open: false },
  { service: 'banks', is_open: false },
  { service: 'map', is_open: false },
  { service: 'link_tracker', is_open: false },
] as const;

export const WALLET = {
  credit: '12000000',
  held: '0',
  alert_below: '200000',
  updated_at: '2026-11-20T08:30:00.000Z',
} as const;
