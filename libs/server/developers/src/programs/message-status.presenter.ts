import { recipientReason } from '@peyk/server-reports';
import type { RecipientOfSend } from '@peyk/server-reports';
import type { KeptMessage } from '@peyk/server-send';
import { RECIPIENT_STATUS, SEND_STATE } from '@peyk/server-sender';
import type { components } from '@peyk/shared-contract';
import { keyToMobile, mrialToRialString } from '@peyk/shared-sms';

type Shown = components['schemas']['MessageStatus'];

/** What of its send decides how it stands with a message that has no recipient. */
export interface SendOfMessage {
  id: bigint;
  state: number;
  stateReason: string | null;
  queuedAt: Date | null;
}

const STATE_OF: ReadonlyMap<number, Shown['state']> = new Map([
  [RECIPIENT_STATUS.sent, 'sent'],
  [RECIPIENT_STATUS.reachedTelecom, 'reached_telecom'],
  [RECIPIENT_STATUS.delivered, 'delivered'],
  [RECIPIENT_STATUS.undelivered, 'undelivered'],
  [RECIPIENT_STATUS.blacklisted, 'blacklisted'],
  [RECIPIENT_STATUS.queued, 'queued'],
  [RECIPIENT_STATUS.submitted, 'submitted'],
  [RECIPIENT_STATUS.inDoubt, 'in_doubt'],
  [RECIPIENT_STATUS.expired, 'expired'],
  [RECIPIENT_STATUS.cancelled, 'cancelled'],
  [RECIPIENT_STATUS.refused, 'refused'],
]);

/** Nothing is wrong with a message that is in one of these. */
const GOOD: ReadonlySet<Shown['state']> = new Set([
  'waiting',
  'queued',
  'submitted',
  'sent',
  'reached_telecom',
  'delivered',
]);
const WAITS: ReadonlySet<number> = new Set([
  SEND_STATE.creating,
  SEND_STATE.waitingForReview,
  SEND_STATE.paused,
  SEND_STATE.scheduled,
]);
const MONEY = ['held', 'charged', 'returned'] as const;
const LEFT_OUT = 'این شماره در لیست سیاه است یا دریافت پیام را بسته است؛ پیامی به آن فرستاده نشد و مبلغی کم نشد.';
const NOT_SENT = 'این ارسال پیش از رسیدن به این پیام پایان یافت؛ پیامی فرستاده نشد و مبلغی کم نشد.';

/** Of a message without a recipient: it waits, was left out, or its send ended before. */
function withoutRecipient(send: SendOfMessage | undefined): Pick<Shown, 'state' | 'error'> {
  if (!send) return { state: 'not_sent', error: NOT_SENT };
  if (send.queuedAt === null) {
    if (WAITS.has(send.state)) return { state: 'waiting', error: null };
    if (send.state !== SEND_STATE.noValidRecipient) return { state: 'not_sent', error: send.stateReason ?? NOT_SENT };
  }
  return { state: 'left_out', error: LEFT_OUT };
}

/** A message as its program sees it. */
export function presentMessage(
  message: KeptMessage,
  send: SendOfMessage | undefined,
  recipient: RecipientOfSend | undefined,
): Shown {
  const known = {
    ...{ id: String(message.id), local_id: message.localId, send_id: String(message.sendId) },
    ...{ number: keyToMobile(message.mobile), created_at: message.createdAt.toISOString() },
  };
  if (!recipient) {
    const none = { parts: null, price: null, money: null, submitted_at: null, answered_at: null, receipt_at: null };
    return { ...known, ...withoutRecipient(send), ...none };
  }
  const state = STATE_OF.get(recipient.status) ?? 'queued';
  return {
    ...known,
    ...{ state, error: GOOD.has(state) ? null : recipientReason(recipient) },
    ...{ parts: recipient.parts, price: mrialToRialString(recipient.priceMrial) },
    money: MONEY[recipient.settled] ?? 'held',
    submitted_at: recipient.submittedAt?.toISOString() ?? null,
    answered_at: recipient.answeredAt?.toISOString() ?? null,
    receipt_at: recipient.receiptAt?.toISOString() ?? null,
  };
}
