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

/** What to say where a state needs a reason and none was stored. */
const REASON_OF_STATE: Readonly<Record<number, string>> = {
  [SEND_STATE.waitingForReview]: 'متن این ارسال پیش از فرستادن بررسی می‌شود؛ هنوز مبلغی نگه داشته نشده است.',
  [SEND_STATE.rejected]: 'متن این ارسال در بررسی پذیرفته نشد و مبلغی کم نشد.',
  [SEND_STATE.noValidRecipient]: 'هیچ‌کدام از شماره‌ها گیرندهٔ معتبری نبود؛ پیامی فرستاده نشد و مبلغی کم نشد.',
  [SEND_STATE.noCredit]: 'اعتبار کیف پول برای این ارسال کافی نبود؛ پیامی فرستاده نشد و مبلغی کم نشد.',
  [SEND_STATE.systemError]: 'این ارسال به‌دلیل خطای سامانه انجام نشد و مبلغی کم نشد؛ لطفاً دوباره بفرستید.',
};

/** The stored reason, else the state's own, else null. */
export function reasonOf(state: number, stored: string | null): string | null {
  return stored ?? REASON_OF_STATE[state] ?? null;
}
