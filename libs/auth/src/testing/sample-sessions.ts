import type { OpenSession } from '../api/sessions';

export const HERE: OpenSession = {
  ...{ id: '7', current: true, browser: 'firefox', system: 'linux', address_range: '192.0.2.0/24' },
  ...{ impersonated_by: null, created_at: '2026-11-19T06:00:00.000Z', last_used_at: '2026-11-20T08:29:00.000Z' },
};
export const PHONE: OpenSession = {
  ...HERE,
  ...{ id: '8', current: false, browser: 'chrome', system: 'android', address_range: '2001:db8:1::/48' },
  last_used_at: '2026-11-18T20:10:00.000Z',
};
export const ADMIN: OpenSession = {
  ...HERE,
  ...{ id: '9', current: false, browser: null, system: null, address_range: null },
  impersonated_by: 'سیده‌فاطمه‌زهرا محمدحسینی‌نژاد اصفهانی',
};
