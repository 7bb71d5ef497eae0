import { SEND_STATE } from '@peyk/server-sender';

/** Ends: nothing moves a send out of them. */
const ENDED: ReadonlySet<number> = new Set([
  SEND_STATE.rejected,
  SEND_STATE.noValidRecipient,
  SEND_STATE.finished,
  SEND_STATE.stopped,
  SEND_STATE.noCredit,
  SEND_STATE.systemError,
]);

/** Whether a stop would still change something. */
export function canStop(state: number): boolean {
  return !ENDED.has(state);
}

/** The one state whose reason is always the same, so that nobody stores it. */
const WAITING_REASON = 'متن این ارسال پیش از فرستادن بررسی می‌شود؛ هنوز مبلغی نگه داشته نشده است.';

/** Why a send is in its state, as a Persian sentence, where that needs saying. */
export function reasonOf(state: number, stored: string | null): string | null {
  return stored ?? (state === SEND_STATE.waitingForReview ? WAITING_REASON : null);
}
