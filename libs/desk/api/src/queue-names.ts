import type { DeskSchemas, QueueName } from './desk-api';

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

interface InQueue {
  /** Of a thing in it. */
  readonly key?: string | undefined;
  /** Only what is as urgent as that is listed. */
  readonly priority?: DeskSchemas['Priority'] | undefined;
}

/** The address of a queue, or of a thing in it. */
export function queuePath(queue: QueueName, { key, priority }: InQueue = {}): string {
  const search = new URLSearchParams({ ...(key !== undefined && { key }), ...(priority && { priority }) });
  return search.size === 0 ? `/queue/${queue}` : `/queue/${queue}?${search}`;
}
