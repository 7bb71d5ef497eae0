import { SEND_STATE, nextPermitted } from '@peyk/server-sender';
import type { PermittedHours } from '@peyk/server-sender';
import { formatJalali } from '@peyk/shared-jalali';
import { toPersianDigits } from '@peyk/shared-validation';

/** What of a send decides why it stands where it stands. */
export interface StateView {
  state: number;
  stateReason: string | null;
  sendTime: Date | null;
  /** Hours of its line; null for always. */
  permittedHours: PermittedHours | null;
  /** Recipients that no sender has marked yet. */
  hasUnmarked: boolean;
}

/** The same for every send in the state, so nobody stores it. */
const REASON_OF: ReadonlyMap<number, string> = new Map([
  [SEND_STATE.waitingForReview, 'متن این ارسال پیش از فرستادن بررسی می‌شود؛ هنوز پیامی فرستاده نشده است.'],
  [SEND_STATE.paused, 'این ارسال نگه داشته شده است و تا ادامه‌اش ندهید پیام دیگری فرستاده نمی‌شود.'],
  [SEND_STATE.stopped, 'این ارسال متوقف شد؛ آنچه فرستاده نشده بود لغو شد و مبلغ آن به کیف پول برگشت.'],
]);

/** When it goes on by itself: its time, or the next permitted hour of its line. Null when it waits for no time. */
export function waitsUntil(send: StateView, now: Date): Date | null {
  if (send.state === SEND_STATE.scheduled) return send.sendTime;
  const isUnderWay = send.state === SEND_STATE.queued || send.state === SEND_STATE.sending;
  return isUnderWay && send.hasUnmarked ? nextPermitted(send.permittedHours, now) : null;
}

/** Why a send is in its state, as a Persian sentence, where that needs saying. */
export function reasonOf(send: StateView, now: Date): string | null {
  const until = waitsUntil(send, now);
  if (send.stateReason !== null) return send.stateReason;
  if (send.state === SEND_STATE.scheduled && until) {
    const [day, time] = [formatJalali(until, 'long'), formatJalali(until, 'time')];
    return `این ارسال ${day} ساعت ${time} فرستاده می‌شود.`;
  }
  if (until && send.permittedHours) return hoursReason(send.permittedHours);
  return REASON_OF.get(send.state) ?? null;
}

function hoursReason({ from, to }: PermittedHours): string {
  return toPersianDigits(`در ساعت مجاز خط، از ${from} تا ${to}، ادامه می‌یابد.`);
}
