import { accountMay, accountStateOf } from '@peyk/server-accounts';
import type { AccountStanding } from '@peyk/server-accounts';
import { SEND_STATE, haveCommonHour, isPermittedAt, nextPermitted, windowsOf } from '@peyk/server-sender';
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
  /** The account's own on its line; null for always. */
  ownHours: PermittedHours | null;
  /** Recipients that no sender has marked yet. */
  hasUnmarked: boolean;
  account: AccountStanding;
  /** All zero before it is prepared. */
  counts: { total: number };
}

/** The same for every send in the state, so nobody stores it. */
const REASON_OF: ReadonlyMap<number, string> = new Map([
  [SEND_STATE.waitingForReview, 'متن این ارسال پیش از فرستادن بررسی می‌شود؛ هنوز پیامی فرستاده نشده است.'],
  [SEND_STATE.paused, 'این ارسال نگه داشته شده است و تا ادامه‌اش ندهید پیام دیگری فرستاده نمی‌شود.'],
  [SEND_STATE.stopped, 'این ارسال متوقف شد؛ آنچه فرستاده نشده بود لغو شد و مبلغ آن به کیف پول برگشت.'],
]);

const STOPPED_BEFORE_IT_BEGAN =
  'این ارسال پیش از آغاز لغو شد؛ پیامی فرستاده نشد و مبلغی که برای آن کنار گذاشته شده بود آزاد شد.';

/**
 * When it goes on by itself: its time, or the next hour after it, or after now, that its line and its account permit. Null
 * when it waits for no time, when the two have no hour in common, and while the state of its account holds it back.
 */
export function waitsUntil(send: StateView, now: Date): Date | null {
  if (isHeldByAccount(send)) return null;
  const windows = windowsOf(send.permittedHours, send.ownHours);
  if (send.state === SEND_STATE.scheduled && send.sendTime) {
    return isPermittedAt(windows, send.sendTime) ? send.sendTime : nextPermitted(windows, send.sendTime);
  }
  return isUnmarkedUnderWay(send) ? nextPermitted(windows, now) : null;
}

function isUnmarkedUnderWay({ state, hasUnmarked }: StateView): boolean {
  return hasUnmarked && (state === SEND_STATE.queued || state === SEND_STATE.sending);
}

/** Would go on by itself, if its account stood otherwise. */
function isHeldByAccount(send: StateView): boolean {
  const goesOnByItself =
    send.state === SEND_STATE.creating || send.state === SEND_STATE.scheduled || isUnmarkedUnderWay(send);
  return goesOnByItself && !accountMay('handOver', send.account);
}

/** Which state of the account a send waits for; nothing of it is lost. */
function accountReason({ account }: StateView): string {
  switch (accountStateOf(account)) {
    case 'blocked':
      return `حساب شما بسته شده است (${trimmed(account.blockedReason ?? '')})؛ این ارسال منتظر می‌ماند و با باز شدن حساب خودبه‌خود ادامه می‌یابد.`;
    case 'inactive':
      return 'پنل شما غیرفعال است؛ این ارسال منتظر می‌ماند و با فعال شدن پنل خودبه‌خود ادامه می‌یابد.';
    default:
      return 'هویت شما در دست بررسی است؛ این ارسال منتظر می‌ماند و پس از تأیید هویت خودبه‌خود ادامه می‌یابد.';
  }
}

/** Without the full stop, to stand in the middle of another sentence. */
function trimmed(reason: string): string {
  return reason.trim().replace(/\.$/, '');
}

/** Why a send is in its state, as a Persian sentence, where that needs saying. */
export function reasonOf(send: StateView, now: Date): string | null {
  const until = waitsUntil(send, now);
  if (send.stateReason !== null) return send.stateReason;
  if (isHeldByAccount(send)) return accountReason(send);
  if (send.state === SEND_STATE.scheduled && send.sendTime) return scheduleReason(send, send.sendTime, until);
  if (send.state === SEND_STATE.stopped && send.counts.total === 0) return STOPPED_BEFORE_IT_BEGAN;
  return (isUnmarkedUnderWay(send) ? hoursReason(send, until, now) : null) ?? REASON_OF.get(send.state) ?? null;
}

/** Its time; and where that lies outside of the hours, when it leaves instead. */
function scheduleReason(send: StateView, sendTime: Date, until: Date | null): string | null {
  if (!until) return hoursReason(send, until, sendTime);
  if (until.getTime() === sendTime.getTime()) return `این ارسال ${dayAndTime(sendTime)} فرستاده می‌شود.`;
  return `این ارسال برای ${dayAndTime(sendTime)} است که بیرون از ساعت‌های مجاز آن است؛ ${dayAndTime(until)} فرستاده می‌شود.`;
}

/** Which hours it waits for: the line's, the account's own, or such as never come together. */
function hoursReason({ permittedHours, ownHours }: StateView, until: Date | null, now: Date): string | null {
  if (permittedHours && ownHours && !haveCommonHour([permittedHours, ownHours])) {
    return `ساعت مجاز خط (${spell(permittedHours)}) و ساعت‌های خودتان روی این خط (${spell(ownHours)}) هیچ ساعت مشترکی ندارند؛ تا یکی از آن‌ها عوض نشود، پیام دیگری فرستاده نمی‌شود.`;
  }
  if (!until) return null;
  if (ownHours && !isPermittedAt([ownHours], now)) {
    return `اکنون بیرون از ساعت‌های خودتان روی این خط (${spell(ownHours)}) است؛ ${dayAndTime(until)} ادامه می‌یابد.`;
  }
  if (!permittedHours) return null;
  return ownHours
    ? `اکنون بیرون از ساعت مجاز خط (${spell(permittedHours)}) است؛ ${dayAndTime(until)} ادامه می‌یابد.`
    : `در ساعت مجاز خط، از ${spell(permittedHours)}، ادامه می‌یابد.`;
}

function spell({ from, to }: PermittedHours): string {
  return toPersianDigits(`${from} تا ${to}`);
}

function dayAndTime(at: Date): string {
  return `${formatJalali(at, 'long')} ساعت ${formatJalali(at, 'time')}`;
}
