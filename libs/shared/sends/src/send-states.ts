import { openCount } from './journey';
import type { Send, SendState } from './types';

interface StateWords {
  readonly label: string;
  /** What it means for the person, in one sentence. */
  readonly meaning: string;
  /** Colour and drawing of its chip; they fit the chip of shared/ui. */
  readonly tone: 'alive' | 'attention' | 'danger' | 'info' | 'quiet';
  readonly icon: 'clock' | 'send' | 'check' | 'warning' | 'stop' | 'refresh';
}

/** The states of a send by name. The numbers are the contract's. Of one send that is shown, ask `stateWordsOf`. */
export const SEND_STATES: Readonly<Record<SendState, StateWords>> = {
  0: { label: 'در حال آماده‌سازی', meaning: 'گیرنده‌ها بررسی و هزینه حساب می‌شود.', tone: 'info', icon: 'refresh' },
  1: { label: 'در انتظار بررسی', meaning: 'پس از تأیید کارشناس فرستاده می‌شود.', tone: 'attention', icon: 'clock' },
  2: { label: 'در حال ارسال', meaning: 'پیام‌ها به اپراتور سپرده می‌شوند.', tone: 'alive', icon: 'send' },
  3: { label: 'ردشده', meaning: 'کارشناس این ارسال را رد کرد و هزینه‌ای کم نشد.', tone: 'danger', icon: 'warning' },
  4: {
    label: 'بدون گیرندهٔ معتبر',
    meaning: 'هیچ شمارهٔ معتبری نماند و هزینه‌ای کم نشد.',
    tone: 'danger',
    icon: 'warning',
  },
  5: { label: 'در صف ارسال', meaning: 'هزینه کنار گذاشته شده و پیام‌ها به‌زودی می‌روند.', tone: 'info', icon: 'clock' },
  6: { label: 'پایان‌یافته', meaning: 'همهٔ پیام‌ها به اپراتور سپرده شده‌اند.', tone: 'quiet', icon: 'check' },
  7: { label: 'متوقف‌شده', meaning: 'ارسال را متوقف کردید؛ هزینهٔ پیام‌های نرفته برگشت.', tone: 'quiet', icon: 'stop' },
  8: {
    label: 'کمبود اعتبار',
    meaning: 'اعتبار کافی نبود؛ چیزی فرستاده نشد و هزینه‌ای کم نشد.',
    tone: 'danger',
    icon: 'warning',
  },
  9: {
    label: 'خطای سامانه',
    meaning: 'خطایی در سامانه رخ داد؛ پشتیبانی پیگیری می‌کند.',
    tone: 'danger',
    icon: 'warning',
  },
  10: { label: 'نگه‌داشته‌شده', meaning: 'ارسال موقتاً نگه داشته شده است.', tone: 'attention', icon: 'clock' },
  11: { label: 'زمان‌بندی‌شده', meaning: 'در زمان تعیین‌شده فرستاده می‌شود.', tone: 'attention', icon: 'clock' },
};

/** Everything has left and the operator's last words are on their way: finished for the engine, not for the person. */
export const AWAITING_RECEIPTS: StateWords = {
  label: 'در انتظار رسید',
  meaning: 'همهٔ پیام‌ها به اپراتور سپرده شده‌اند و رسید تحویل برخی هنوز در راه است.',
  tone: 'alive',
  icon: 'clock',
};

/**
 * What a send is shown as, on every screen: the words of its state, or «در انتظار رسید» for a finished one of which
 * receipts are still expected.
 */
export function stateWordsOf({ state, counts }: Pick<Send, 'state' | 'counts'>): StateWords {
  return state === 6 && openCount(counts) > 0 ? AWAITING_RECEIPTS : SEND_STATES[state];
}

const MOVING: ReadonlySet<SendState> = new Set<SendState>([0, 2, 5]);
const WITHOUT_SENDING: ReadonlySet<SendState> = new Set<SendState>([3, 4, 8]);

/** Whether the engine is at work on the send right now. */
export function isMoving(state: SendState): boolean {
  return MOVING.has(state);
}

/** Whether the send ended before a single message could leave. */
export function endedUnsent(state: SendState): boolean {
  return WITHOUT_SENDING.has(state);
}

/** Narrows a number, e.g. out of the address, to a state. */
export function toSendState(value: string | undefined): SendState | undefined {
  const number = Number(value);
  // What is a key of the table is a state.
  return value !== undefined && value !== '' && number in SEND_STATES ? (number as SendState) : undefined;
}
