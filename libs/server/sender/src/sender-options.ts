import type { InboundToRecord } from '@peyk/server-audience';
import type { Carrier, CarrierListener, CarrierStatus } from '@peyk/server-carrier';
import type { ServerContext } from '@peyk/server-database';
import type { LinkCodes } from '@peyk/server-links';
import type { Lanes } from '@peyk/server-module';
import type { Seal } from '@peyk/server-seal';
import type { GateState } from './epoch/gate';
import type { CodeTaker } from './run/code-taker';
import type { OperatorToOpen } from './run/operators';

/**
 * What a process sends. `codes`: lane 0 alone, what somebody waits for; it prepares nothing, so its loop never stands for a large
 * send. `bulk`: all but that.
 */
export type Sending = 'all' | 'codes' | 'bulk';

export interface SenderOptions {
  context: ServerContext;
  /** Opens the texts of the installation's own messages. */
  seal: Seal;
  /** Of short links; the same everywhere, or those that are out lead nowhere. */
  linkCodes: LinkCodes;
  /** Opens the link to the operator; the sender is its listener, so the sender must be there first. It takes what no other is named for. */
  openCarrier(listener: CarrierListener): Carrier;
  /** Operators besides, each with a name of its own: ids of one say nothing about messages of another. */
  others?: readonly OperatorToOpen[] | undefined;
  /** Without it everything; see `Sending`. */
  sends?: Sending;
  /** Hear which work goes on. */
  lanes?: Lanes | undefined;
  /** A UUID; a fresh one for every start unless given. */
  workerId?: string;
  /** After so long without a sign of life others take this sender's chunks; default 10,000. */
  leaseMs?: number;
  /** How long a link to an operator must be away before another one takes over; default 3,000. */
  awayMs?: number | undefined;
  /** Where the engine's mark lies outside of the database; without it only the database tells of a restore. */
  marksFolder?: string | undefined;
  /** How long a stop waits for the operator's answers, and then for the database to store them; default 5,000. */
  graceMs?: number;
  /** Where messages from handsets go; by default they are stored and opt-outs are heard. */
  onInbound?(message: InboundToRecord): Promise<void>;
}

/** What a sender did since its start, for metrics. */
export interface SenderCounters {
  submitted: number;
  resubmitted: number;
  /** Of those, messages that went to another operator than at first. */
  rerouted: number;
  /** Messages in doubt of which the answer came after all. */
  lateAnswers: number;
  marks: number;
  claims: number;
  contendedMarks: number;
  lostChunks: number;
  laneErrors: number;
  storedBatches: number;
  storedAnswers: number;
  storedReceipts: number;
  /** How often a receipt was there before its answer was stored. */
  earlyReceipts: number;
  parkedReceipts: number;
  failedBatches: number;
  damagedEvents: number;
  storingMs: number;
  prepared: number;
  recoveredInDoubt: number;
  /** Parts marked and not durably answered: now, and at most so far. */
  marked: number;
  mostMarked: number;
  /** Lines with messages that wait and no operator of which this process has. */
  linesWithoutOperator: number;
}

export interface Sender extends CodeTaker {
  readonly workerId: string;
  start(): Promise<void>;
  /** Marks nothing more, waits for answers, stores them, gives chunks back. Safe to call twice. */
  stop(): Promise<void>;
  /** A message that someone waits for is about to come: bookkeeping of large sends lets it pass for a moment. */
  makeWay(): void;
  counters(): SenderCounters;
  /** Whether this database is the one that was written last. */
  gateState(): GateState;
  /** Of all links together. */
  carrierStatus(): CarrierStatus | undefined;
  /** The link to each operator. */
  links(): readonly OperatorLink[];
}

export interface OperatorLink {
  name: string;
  status: CarrierStatus;
  /** Totals since the start by name, where the link counts them. */
  counters: Readonly<Record<string, number>>;
}
