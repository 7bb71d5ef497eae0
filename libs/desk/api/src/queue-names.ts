import type { QueueName } from './desk-api';

/** What people call a queue. */
export const QUEUE_NAMES: Readonly<Record<QueueName, string>> = {
  patterns: 'الگوها',
  secretaries: 'منشی‌ها',
  sends: 'ارسال‌ها',
  deposits: 'واریزها',
  payments: 'پرداخت‌های نامعلوم',
  documents: 'مدارک',
  identities: 'هویت‌ها',
  tickets: 'تیکت‌ها',
};

/** Whether a word of an address names a queue. */
export const isQueueName = (name: string): name is QueueName => Object.hasOwn(QUEUE_NAMES, name);

/** The address of a queue, or of a thing in it. */
export const queuePath = (queue: QueueName, key?: string): string =>
  key === undefined ? `/queue/${queue}` : `/queue/${queue}?key=${encodeURIComponent(key)}`;
