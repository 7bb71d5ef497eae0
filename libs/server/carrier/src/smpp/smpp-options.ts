import type { CarrierListener, ReceiptState } from '../carrier';
import type { ErrorClass } from './error-classes';
import type { CarrierLog } from './log';
import { silentLog } from './log';

/** How the parts of a long message are tied together; the operator's sheet says which it wants. */
export type ConcatenationMode =
  /** User data header in short_message (the usual one). */
  | 'udh'
  /** Optional parameters sar_*. */
  | 'sar'
  /** User data header and text in the optional parameter message_payload. */
  | 'payload';

/** How an operator spells one id in its answer and in its receipt; both are kept in one spelling. */
export type MessageIdForm =
  /** Letter by letter the same. */
  | 'as-is'
  /** Both hexadecimal, but for letter case, leading zeros or 0x. */
  | 'hex'
  /** Both decimal, but for leading zeros. */
  | 'decimal'
  | 'hex-in-answer-decimal-in-receipt'
  | 'decimal-in-answer-hex-in-receipt';

/** How a receipt is told from a message of a handset. */
export type ReceiptRecognition =
  /** By esm_class or receipted_message_id with a state, and where neither is there by the text of a receipt. */
  | 'by-text'
  /** By esm_class or receipted_message_id with a state alone. */
  | 'by-class';

/** Where a receipt without names has what: one word for each place between commas; `-` is of no interest. */
export type ReceiptColumn = 'id' | 'state' | 'error' | 'submitted' | 'done' | 'source' | 'destination' | '-';

/** How an operator writes its receipts, besides words and ids. */
export interface ReceiptDialect {
  /** Which id is meant where parameter and text have one and spell it differently. */
  receiptIds: 'parameter-first' | 'text-first';
  /** `turned`: from the mobile to the line; `as-submitted`: from the line to the mobile. */
  receiptAddresses: 'turned' | 'as-submitted';
  /** What twelve digits are: YYMMDDhhmmss, or YYYYMMDDhhmm. */
  receiptDates: 'short-year' | 'long-year';
  /** Columns of a text without names; none where fields have names. */
  receiptColumns: readonly ReceiptColumn[];
  /** `whole-message`: of a long message one receipt comes, with the id of any of its parts. */
  receiptsFor: 'each-part' | 'whole-message';
}

/** Whether parts carry our own name of them, which a receipt may give back; a few operators refuse what they do not know. */
export type UserReferenceMode = 'sent' | 'off';

/** Where to connect and as whom: what an address `smpp://...` can say. */
export interface SmppAddress {
  host: string;
  port: number;
  tls: boolean;
  systemId: string;
  password: string;
}

/** What an operator's sheet settles. */
export interface SmppProfile extends ReceiptDialect {
  systemType: string;
  /** Parts without an answer on one session at once. */
  window: number;
  sessions: number;
  /**
   * `separate`: the sessions are transmitters, and one receiver more is for what the operator delivers. `transmitter`: without that
   * one, because another process hears it.
   */
  bind: 'transceiver' | 'separate' | 'transmitter';
  /** Submits a second on all sessions together; undefined for no limit of ours. */
  maxPerSecond?: number;
  concatenation: ConcatenationMode;
  messageIds: MessageIdForm;
  sourceTon: number;
  sourceNpi: number;
  destinationTon: number;
  destinationNpi: number;
  /** Error codes in receipts by which the operator says "the subscriber refuses advertising". */
  blacklistErrorCodes: readonly string[];
  /** The operator writes local times into receipts; Tehran is 210 minutes east of UTC. */
  receiptOffsetMinutes: number;
  userReference: UserReferenceMode;
  receipts: ReceiptRecognition;
  /** States by this operator's own words, capital letters; the usual spellings are known. */
  receiptStates: ReadonlyMap<string, ReceiptState>;
  /** What this operator's codes mean where it is not what the standard says. */
  errorClasses: ReadonlyMap<number, ErrorClass>;
}

/** How much of what the operator delivers may wait to be stored. */
export interface SmppBounds {
  mostBeingStored: number;
}

/** Waiting times, in milliseconds. */
export interface SmppTimes {
  connectTimeoutMs: number;
  bindTimeoutMs: number;
  answerTimeoutMs: number;
  /** For so long after that an answer still counts. */
  lateAnswerMs: number;
  /** To a silent operator one part goes after so long, then after twice as long each time up to a cap. */
  probeFirstMs: number;
  probeMaxMs: number;
  /** How long an operator that says unbind is asked to wait for its answers to what it has. */
  unbindWaitMs: number;
  enquireEveryMs: number;
  enquireAnswerMs: number;
  reconnectFirstMs: number;
  reconnectMaxMs: number;
  throttlePauseMs: number;
  /** A part that was throttled for so long goes back to the caller as unsent. */
  throttleGiveUpMs: number;
  /** A part to which the operator said "later" for so long is refused, also where nothing else was taken meanwhile. */
  laterGiveUpMs: number;
  /** An inbound message whose parts have not all come by then is delivered as it is. */
  inboundPartsMs: number;
  /** How long the answer to one part of an inbound message may wait for the others. */
  inboundHoldMs: number;
}

export interface SmppCarrierOptions extends SmppAddress, Partial<SmppProfile>, Partial<SmppTimes>, Partial<SmppBounds> {
  name: string;
  listener: CarrierListener;
  log?: CarrierLog;
  /** Milliseconds of a clock that nobody sets, for waiting times and rates. */
  now?: () => number;
  /** Milliseconds since 1970, for when something came. */
  wallNow?: () => number;
  /** 0 to 1, for the jitter of reconnecting. */
  random?: () => number;
}

export type SmppSettings = SmppAddress &
  SmppProfile &
  SmppTimes &
  SmppBounds & { name: string; log: CarrierLog; now: () => number; wallNow: () => number; random: () => number };

export const DEFAULT_PROFILE: SmppProfile = {
  systemType: '',
  window: 100,
  sessions: 1,
  bind: 'transceiver',
  concatenation: 'udh',
  messageIds: 'as-is',
  sourceTon: 0,
  sourceNpi: 1,
  destinationTon: 1,
  destinationNpi: 1,
  blacklistErrorCodes: [],
  receiptOffsetMinutes: 210,
  userReference: 'sent',
  receipts: 'by-text',
  receiptStates: new Map(),
  receiptIds: 'parameter-first',
  receiptAddresses: 'turned',
  receiptDates: 'short-year',
  receiptColumns: [],
  receiptsFor: 'each-part',
  errorClasses: new Map(),
};

const DEFAULT_TIMES: SmppTimes = {
  connectTimeoutMs: 5_000,
  bindTimeoutMs: 5_000,
  answerTimeoutMs: 30_000,
  lateAnswerMs: 10 * 60_000,
  probeFirstMs: 1_000,
  probeMaxMs: 60_000,
  unbindWaitMs: 3_000,
  enquireEveryMs: 15_000,
  enquireAnswerMs: 5_000,
  reconnectFirstMs: 100,
  reconnectMaxMs: 5_000,
  throttlePauseMs: 100,
  throttleGiveUpMs: 60_000,
  laterGiveUpMs: 6 * 3_600_000,
  inboundPartsMs: 60_000,
  inboundHoldMs: 1_000,
};

/** Ten batches of the writer: it never waits for the next, and some two megabytes are what waits. */
const DEFAULT_BOUNDS: SmppBounds = { mostBeingStored: 5_000 };

export function settle(options: SmppCarrierOptions): SmppSettings {
  return {
    log: silentLog,
    now: () => performance.now(),
    wallNow: Date.now,
    random: Math.random,
    ...DEFAULT_PROFILE,
    ...DEFAULT_TIMES,
    ...DEFAULT_BOUNDS,
    ...withoutUndefined(options),
  };
}

/** A key that is present but undefined must not hide its default. */
function withoutUndefined<T extends object>(options: T): T {
  const kept = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as T; // same keys, fewer
}
