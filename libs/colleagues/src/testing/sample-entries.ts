import { exampleOf } from '@peyk/shared-testing-web';
import type { AuditLogEntry } from '../api/audit-log';

const [example] = exampleOf('POST /audit-log/list').items;

/** A role lost a right. */
export const ROLE_CHANGED = {
  ...example,
  ...{ id: '9', action: 'updateAccessRole', title: 'ویرایش نقش', group: 'colleagues', outcome: 'done', refusal: null },
  actor: { kind: 'user', user_id: '1', name: 'مریم رضایی', key: null },
  object: { kind: 'role', id: '3', name: 'گزارش‌خوان', count: null },
  ip: '192.0.2.7',
  changes: [
    {
      ...{ field: 'permissions', title: 'دسترسی‌ها', kind: 'text' },
      before: ['دیدن گزارش ارسال‌ها', 'دیدن اعتبار و تراکنش‌ها'],
      after: ['دیدن گزارش ارسال‌ها'],
    },
  ],
} as AuditLogEntry;

/** A program sent something. */
export const SENT_BY_KEY = {
  ...ROLE_CHANGED,
  ...{ id: '8', action: 'createSend', title: 'ارسال پیامک', group: 'send', changes: [] },
  actor: {
    ...{ kind: 'key', user_id: '1', name: 'مریم رضایی' },
    key: { id: '4', title: 'فروشگاه اینترنتی', prefix: 'peyk_live_HJ9vyW' },
  },
  object: { kind: 'send', id: '77', name: null, count: null },
} as AuditLogEntry;

/** Somebody tried a password. */
export const REFUSED = {
  ...ROLE_CHANGED,
  ...{
    id: '7',
    action: 'login',
    title: 'ورود با گذرواژه',
    group: 'auth',
    outcome: 'refused',
    object: null,
    changes: [],
  },
  refusal: { code: '401-2', message: 'نام کاربری یا گذرواژه درست نیست.' },
  actor: { kind: 'stranger', user_id: null, name: null, key: null },
} as AuditLogEntry;

/** Support settled who the holder of the account is. */
export const IDENTITY_SETTLED = {
  ...ROLE_CHANGED,
  ...{
    id: '5',
    action: 'decideWaitingThing',
    title: 'تصمیم دربارهٔ یک درخواست',
    group: 'support',
    ip: null,
    changes: [],
  },
  actor: { kind: 'admin', user_id: null, name: null, key: null },
  object: { kind: 'identity', id: null, name: null, count: null },
} as AuditLogEntry;

/** Support moved money. */
export const BY_SUPPORT = {
  ...ROLE_CHANGED,
  ...{ id: '6', action: 'account credit', title: 'افزایش اعتبار', group: 'support', object: null, ip: null },
  actor: { kind: 'admin', user_id: null, name: null, key: null },
  changes: [{ field: 'balanceMrial', title: 'اعتبار', kind: 'rial', before: ['1500'], after: ['251500'] }],
} as AuditLogEntry;
