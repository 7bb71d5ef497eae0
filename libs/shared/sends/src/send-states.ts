import { SEND_STATE_NAMES } from '@peyk/shared-sms';
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

/** The numbers of the contract by name. */
export const SEND_STATE = {
  creating: 0,
  waitingForReview: 1,
  sending: 2,
  rejected: 3,
  noValidRecipient: 4,
  queued: 5,
  finished: 6,
  stopped: 7,
  noCredit: 8,
  systemError: 9,
  paused: 10,
  scheduled: 11,
} as const satisfies Readonly<Record<string, SendState>>;

/** The states of a send in words. Of one send that is shown, ask `stateWordsOf`. */
export const SEND_STATES: Readonly<Record<SendState, StateWords>> = {
  [SEND_STATE.creating]: {
    label: SEND_STATE_NAMES[SEND_STATE.creating],
    meaning: 'گیرنده‌ها بررسی و هزینه حساب می‌شود.',
    tone: 'info',
    icon: 'refresh',
  },
  [SEND_STATE.waitingForReview]: {
    label: SEND_STATE_NAMES[SEND_STATE.waitingForReview],
    meaning: 'پس از تأیید کارشناس فرستاده می‌شود.',
    tone: 'attention',
    icon: 'clock',
  },
  [SEND_STATE.sending]: {
    label: SEND_STATE_NAMES[SEND_STATE.sending],
    meaning: 'پیام‌ها به اپراتور سپرده می‌شوند.',
    tone: 'alive',
    icon: 'send',
  },
  [SEND_STATE.rejected]: {
    label: SEND_STATE_NAMES[SEND_STATE.rejected],
    meaning: 'کارشناس این ارسال را رد کرد و هزینه‌ای کم نشد.',
    tone: 'danger',
    icon: 'warning',
  },
  [SEND_STATE.noValidRecipient]: {
    label: SEND_STATE_NAMES[SEND_STATE.noValidRecipient],
    meaning: 'هیچ شمارهٔ معتبری نماند و هزینه‌ای کم نشد.',
    tone: 'danger',
    icon: 'warning',
  },
  [SEND_STATE.queued]: {
    label: SEND_STATE_NAMES[SEND_STATE.queued],
    meaning: 'هزینه کنار گذاشته شده و پیام‌ها به‌زودی می‌روند.',
    tone: 'info',
    icon: 'clock',
  },
  [SEND_STATE.finished]: {
    label: SEND_STATE_NAMES[SEND_STATE.finished],
    meaning: 'همهٔ پیام‌ها به اپراتور سپرده شده‌اند.',
    tone: 'quiet',
    icon: 'check',
  },
  [SEND_STATE.stopped]: {
    label: SEND_STATE_NAMES[SEND_STATE.stopped],
    meaning: 'ارسال را متوقف کردید؛ هزینهٔ پیام‌های نرفته برگشت.',
    tone: 'quiet',
    icon: 'stop',
  },
  [SEND_STATE.noCredit]: {
    label: SEND_STATE_NAMES[SEND_STATE.noCredit],
    meaning: 'اعتبار کافی نبود؛ چیزی فرستاده نشد و هزینه‌ای کم نشد.',
    tone: 'danger',
    icon: 'warning',
  },
  [SEND_STATE.systemError]: {
    label: SEND_STATE_NAMES[SEND_STATE.systemError],
    meaning: 'خطایی در سامانه رخ داد؛ پشتیبانی پیگیری می‌کند.',
    tone: 'danger',
    icon: 'warning',
  },
  [SEND_STATE.paused]: {
    label: SEND_STATE_NAMES[SEND_STATE.paused],
    meaning: 'ارسال موقتاً نگه داشته شده است.',
    tone: 'attention',
    icon: 'clock',
  },
  [SEND_STATE.scheduled]: {
    label: SEND_STATE_NAMES[SEND_STATE.scheduled],
    meaning: 'در زمان تعیین‌شده فرستاده می‌شود.',
    tone: 'attention',
    icon: 'clock',
  },
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
  return state === SEND_STATE.finished && openCount(counts) > 0 ? AWAITING_RECEIPTS : SEND_STATES[state];
}

const MOVING: ReadonlySet<SendState> = new Set<SendState>([SEND_STATE.creating, SEND_STATE.sending, SEND_STATE.queued]);
const WITHOUT_SENDING: ReadonlySet<SendState> = new Set<SendState>([
  SEND_STATE.rejected,
  SEND_STATE.noValidRecipient,
  SEND_STATE.noCredit,
]);

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
