import type { MessageRecord } from '@peyk/server-developers';
import type { TakenMessage } from '@peyk/server-inbox';
import { rialUp } from '@peyk/server-facades-core';
import { rialStringToMrial } from '@peyk/shared-sms';

type State = MessageRecord['state'];

const STATES: Readonly<Record<State, readonly [number, string]>> = {
  waiting: [1, 'در صف ارسال'],
  queued: [1, 'در صف ارسال'],
  scheduled: [2, 'زمان‌بندی شده'],
  submitted: [4, 'ارسال به مخابرات'],
  sent: [5, 'ارسال به مخابرات'],
  reached_telecom: [5, 'ارسال به مخابرات'],
  in_doubt: [4, 'ارسال به مخابرات'],
  delivered: [10, 'رسیده به گیرنده'],
  undelivered: [11, 'نرسیده به گیرنده'],
  expired: [6, 'خطا در ارسال پیام'],
  refused: [6, 'خطا در ارسال پیام'],
  not_sent: [6, 'خطا در ارسال پیام'],
  cancelled: [13, 'ارسال پیام لغو شده است'],
  blacklisted: [14, 'بلاک شده است'],
  left_out: [14, 'بلاک شده است'],
};

/** What Kavenegar answers for an id that is not there. */
export const UNKNOWN_STATE = { status: 100, statustext: 'شناسه پیامک نامعتبر است' } as const;

export function stateEntry(state: State) {
  const [status, statustext] = STATES[state];
  return { status, statustext };
}

export const seconds = (instant: string | Date) => Math.floor(new Date(instant).getTime() / 1000);

/** `98924…` as the clients of Kavenegar know it. */
export const local = (number: string) => number.replace(/^98(?=9\d{9}$)/, '0');

export function recordEntry(record: MessageRecord) {
  return {
    ...{ messageid: Number(record.id), message: record.text, ...stateEntry(record.state), sender: record.fromNumber },
    ...{ receptor: local(record.number), date: seconds(record.sendAt) },
    cost: record.price === null ? 0 : rialUp(rialStringToMrial(record.price)),
  };
}

export function inboxEntry({ id, text, sender, line, receivedAt }: TakenMessage) {
  return { messageid: Number(id), message: text, sender: local(sender), receptor: line, date: seconds(receivedAt) };
}
