/**
 * The port between the sender and a mobile operator. SMPP is its first implementation; the sender knows only this file.
 *
 * A carrier hands each part to the operator at most once by itself. It retries only what the operator has
 * certainly not taken (throttled, queue full); what it cannot know it reports as `unknown` and never repeats.
 */

/** Lane 0 carries login codes and overtakes; lane 1 carries everything else. */
export type Lane = 'priority' | 'bulk';

export type Encoding = 'gsm7' | 'ucs2';

/** A text made ready once for all its recipients: one body per part, without the concatenation header. */
export interface EncodedText {
  encoding: Encoding;
  /** Bytes of each part, at most 140 less the header; in order. */
  bodies: readonly Buffer[];
}

/** One `submit_sm`. */
export interface PartToSubmit {
  /** Sender number as the operator knows it, digits only. */
  source: string;
  /** Mobile number, `98` and ten digits. */
  destination: string;
  text: EncodedText;
  /** 0-based index into `text.bodies`. */
  part: number;
  /** 0-255: the same for all the parts of one message to one number, different for the next message. */
  reference: number;
  /** 0-65535: what the operator's receipts call this part beside its own id, where it keeps SMPP's user_message_reference. */
  userReference?: number;
  lane: Lane;
  /** How long the operator may try to deliver, in seconds; absent means the operator's default. */
  validitySeconds?: number;
}

export type SubmitOutcome =
  | FinalOutcome
  /** It was certainly not handed over (no link, closed before the write): it may be submitted again. */
  | { kind: 'unsent' }
  /**
   * It was written and no answer came (link cut, time over): nobody knows. `late` is the answer that comes after all; where none
   * comes it stays open for ever, and costs nothing.
   */
  | { kind: 'unknown'; late?: Promise<FinalOutcome> };

/** The operator's word on one part. */
export type FinalOutcome =
  /** The operator took it and named it. */
  | { kind: 'accepted'; operatorMessageId: string }
  /** The operator refused it for good; `code` is the SMPP command status. */
  | { kind: 'refused'; code: number };

/** The operator's word on what became of one part. Ordered by rank: later never goes back. */
export type ReceiptState =
  'accepted' | 'enroute' | 'delivered' | 'undelivered' | 'expired' | 'rejected' | 'blacklisted';

export interface Receipt {
  operatorMessageId: string;
  state: ReceiptState;
  /** Operator's error code as it came, e.g. "000". */
  errorCode: string;
  /** Instant of the receipt by the operator's clock, or of its arrival when it names none. */
  at: Date;
  /** What it says of the message besides its id; a doubt can be ended by that alone. */
  about?: ReceiptAbout;
  /** It speaks for the whole message, also where its id is that of one part. */
  isWhole?: true;
}

/** Which message a receipt is about, in words other than the operator's id. */
export interface ReceiptAbout {
  /** Mobile number that the message went to, digits as they came. */
  destination: string;
  /** Line that it came from, digits as they came. */
  source: string;
  /** Our own name of the part, where the operator gives it back. */
  userReference?: number;
  /** When the operator took it, by its clock, mostly to the minute; absent when it does not say. */
  submittedAt?: Date;
}

/** A message from a handset to one of our lines. */
export interface InboundMessage {
  /** Mobile number as it came, digits only. */
  from: string;
  /** Line as it came, digits only. */
  to: string;
  text: string;
  at: Date;
}

/** What the operator delivered as a receipt, and what we cannot read: no id or no state that we know. */
export interface UnreadDelivery {
  esmClass: number;
  dataCoding: number;
  /** Addresses as they came, digits only. */
  source: string;
  destination: string;
  /** Its text up to where it repeats the message, at most 300 characters. */
  said: string;
  /** Optional parameters: tag and value, both hexadecimal. */
  parameters: Readonly<Record<string, string>>;
  at: Date;
}

export interface CarrierStatus {
  state: 'connecting' | 'bound' | 'closed';
  /** Bound sessions that take parts, and how many are wanted. */
  sessions: number;
  wantedSessions: number;
  /** The same of sessions that only deliver; 0 of 0 where one session does both. */
  receivers: number;
  wantedReceivers: number;
  /** Sessions whose operator has let a whole waiting time pass without an answer: they take one part now and then, to try. */
  silentSessions: number;
  /** Parts written and not answered. */
  inFlight: number;
  /** The most parts that may be without an answer at once: sessions x window. */
  window: number;
}

export interface CarrierListener {
  /** Resolves when the receipt is stored; only then is it acknowledged to the operator. Rejection: not acknowledged, it will come again. */
  onReceipt(receipt: Receipt): Promise<void>;
  /** As above for messages from handsets. */
  onMessage(message: InboundMessage): Promise<void>;
  /** As above for what we cannot read; without it such a delivery is acknowledged and counted only. */
  onUnread?(delivery: UnreadDelivery): Promise<void>;
  /** Slots became free, or a session was bound or lost. */
  onChange(): void;
}

export interface Carrier {
  readonly name: string;
  status(): CarrierStatus;
  /** Totals since the start by name, for metrics. */
  counters?(): Readonly<Record<string, number>>;
  /** How many parts of this lane can be handed over now without waiting. The bulk lane leaves a few slots to the priority lane. */
  freeSlots(lane: Lane): number;
  /** Never rejects. Waits inside for a slot if there is none; priority parts wait in front. */
  submit(part: PartToSubmit): Promise<SubmitOutcome>;
  /** Stops taking parts, waits up to `graceMs` for answers in flight, unbinds, closes. */
  close(graceMs?: number): Promise<void>;
}
