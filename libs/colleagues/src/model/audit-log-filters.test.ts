import { auditLogFilters, toAuditLogFilters } from './audit-log-filters';

const choices = {
  people: [{ id: '1', name: 'مریم رضایی', is_owner: true }],
  keys: [{ id: '4', title: 'فروشگاه', prefix: 'peyk_live_HJ9vyW' }],
  groups: [{ id: 'send', title: 'ارسال', actions: [{ id: 'createSend', title: 'ارسال پیامک' }] }],
};

it('offers people, keys, and actions under their headings', () => {
  const [who, action] = auditLogFilters(choices);
  expect(who.options.map(({ value, label }) => [value, label]).slice(0, 2)).toEqual([
    ['u1', 'مریم رضایی (صاحب حساب)'],
    ['k4', 'کلید «فروشگاه»'],
  ]);
  expect(action.options.map(({ value }) => value)).toEqual(['g-send', 'createSend']);
});

it.each<[Parameters<typeof toAuditLogFilters>[0], object]>([
  [{ who: 'k4' }, { key_id: '4' }],
  [{ who: 'admin' }, { actor: 'admin' }],
  [{ who: 'uلا' }, {}],
  [{ who: 'x4' }, {}],
  [{ action: 'createSend' }, { action: 'createSend' }],
  [{ action: '<b>' }, {}],
  [{ outcome: 'begun' }, {}],
  [{ id: '12' }, { object_id: '12' }],
  [{ kind: 'send' }, {}],
  [
    { kind: 'send', id: '۱۲' },
    { object_kind: 'send', object_id: '12' },
  ],
  [{ kind: 'constructor', id: '12' }, { object_id: '12' }],
  [{ ip: '۱۹۲٫۰٫۲٫۷' }, { ip: '192.0.2.7' }],
  [{ ip: 'خانه' }, {}],
  [{ at: { from: '2026-11-20T00:00:00Z' } }, { from: '2026-11-20T00:00:00Z' }],
])('takes %j for %j', (values, filters) => {
  expect(toAuditLogFilters(values)).toEqual(filters);
});
