import type { EncodedText } from '@peyk/server-carrier';
import type { PermittedHours } from '../model/permitted-hours';
import { userReferenceOf } from '../model/user-reference';
import type { ClaimedChunk } from '../sql/claim-chunks';
import type { ChunkTexts } from './encode-claimed';
import type { Plan } from './plan-messages';
import type { TokenBucket } from './token-bucket';

const STORED_BASE = 989_000_000_000;

/** What bounds a chunk besides the window; may change while it is worked on. */
export interface ChunkBounds {
  lineRate: TokenBucket | undefined;
  /** Of its account on its line. */
  ownRate: TokenBucket | undefined;
  sendRate: TokenBucket | undefined;
  /** All of them must be open; none is always. */
  windows: readonly PermittedHours[];
  expiresAt: Date | null;
}

/** A chunk that this sender has leased: its cursor, and what of it is on its way. */
export class ActiveChunk {
  readonly accountId: bigint;
  readonly sendId: bigint;
  readonly chunk: number;
  /** Nothing more of its send is to be claimed. */
  readonly isOnly: boolean;
  readonly lineId: bigint;
  readonly fromNumber: string;
  readonly parts: number;
  /** The durable cursor, as far as we know it. */
  nextN: number;
  toN: number;
  /** Marked messages without a durable answer. */
  outstanding = 0;
  /** A mark whose fate is not known: the connection was lost while it was under way. */
  uncertainTake = 0;
  /** Recovered by someone else, or an answer could not be stored: recovery has the last word. */
  lost = false;
  /** Its send is paused, its account blocked, or it is another worker's: nothing more is marked, and it is given back when it has drained. */
  withheld = false;
  /** The same because of the hour, or because its send has expired. */
  shut = false;
  /** Its next message waits for its operator, while others may have room. */
  stuck = false;
  /** A rate limits it, and it makes room for others. */
  resting = false;
  lineRate: TokenBucket | undefined;
  ownRate: TokenBucket | undefined;
  sendRate: TokenBucket | undefined;
  windows: readonly PermittedHours[];
  expiresAt: Date | null;

  /** Names of those that may carry it, the best first; null where its line says nothing. */
  operators: readonly string[] | null;
  /** Where a mark went whose fate is not known. */
  uncertainPlan: Plan | undefined;

  private readonly firstN: number;
  private readonly mobiles: Buffer;
  private readonly networks: Buffer | null;

  constructor(
    claimed: ClaimedChunk,
    private readonly texts: ChunkTexts,
    bounds: ChunkBounds,
  ) {
    this.lineId = claimed.lineId;
    this.lineRate = bounds.lineRate;
    this.ownRate = bounds.ownRate;
    this.sendRate = bounds.sendRate;
    this.windows = bounds.windows;
    this.expiresAt = bounds.expiresAt;
    this.accountId = claimed.accountId;
    this.sendId = claimed.sendId;
    this.chunk = claimed.chunk;
    this.isOnly = claimed.isOnly ?? false;
    this.fromNumber = claimed.fromNumber;
    this.parts = claimed.parts;
    this.nextN = claimed.nextN;
    this.toN = claimed.toN;
    this.firstN = claimed.nextN;
    this.mobiles = claimed.mobiles;
    this.networks = claimed.networks;
    this.operators = claimed.operators;
  }

  /** Messages that are not marked yet and may be now. */
  get left(): number {
    const mayGo = !this.lost && !this.heldBack && this.uncertainTake === 0;
    return mayGo ? Math.max(0, this.toN - this.nextN + 1) : 0;
  }

  private get heldBack(): boolean {
    return this.withheld || this.shut || this.resting;
  }

  /** The rates, or its operator, do not let all pass that is left. */
  get isLimited(): boolean {
    return this.left > (this.stuck ? 0 : this.passing);
  }

  /** How many messages the rates let pass now. */
  get passing(): number {
    return Math.min(...this.rates.map((rate) => rate.available(this.parts)), Infinity);
  }

  /** Until the rates let one message pass, in milliseconds. */
  get waitMs(): number {
    return Math.max(0, ...this.rates.map((rate) => rate.waitMs(this.parts)));
  }

  get rates(): TokenBucket[] {
    return [this.lineRate, this.ownRate, this.sendRate].filter((rate) => rate !== undefined);
  }

  /** How many messages may be marked now. */
  get most(): number {
    return Math.min(this.left, this.passing);
  }

  /** Everything was marked and answered. */
  get drained(): boolean {
    return !this.lost && this.uncertainTake === 0 && this.nextN > this.toN && this.outstanding === 0;
  }

  /** What was marked is answered, the rest may not go on here. */
  get releasable(): boolean {
    return this.heldBack && !this.lost && this.uncertainTake === 0 && this.nextN <= this.toN && this.outstanding === 0;
  }

  /** What a recipient is sent; undefined when it must not leave, because it has not the parts it was priced for. */
  textFor(n: number): EncodedText | undefined {
    return this.texts(n);
  }

  /** The mobile number of a recipient, with the country and without a plus. */
  destination(n: number): string {
    return String(STORED_BASE + this.mobile(n));
  }

  /** The same as it is stored: the nine digits after 9. */
  mobile(n: number): number {
    return this.mobiles.readInt32BE((n - this.firstN) * 4);
  }

  /** As an admin has changed them. Without the networks of its numbers it keeps what it has until its next claim. */
  setOperators(names: readonly string[] | null): void {
    if (names ?? this.networks) this.operators = names;
  }

  /** The network of a recipient, as prepare wrote it; of no meaning where only one operator is there. */
  network(n: number): number {
    return this.networks?.[n - this.firstN] ?? 0;
  }

  /** Whether its send has expired. */
  isOver(now: Date): boolean {
    return this.expiresAt !== null && this.expiresAt <= now;
  }

  /** For how long the operator may try, where the send says so; it drops what it has not delivered by then. */
  validityAt(now: Date): { validitySeconds?: number } {
    if (this.expiresAt === null) return {};
    return { validitySeconds: Math.max(1, Math.ceil((this.expiresAt.getTime() - now.getTime()) / 1_000)) };
  }

  /** What the operator's receipts may call a part. */
  userReference(n: number, part: number): number {
    return userReferenceOf({ sendId: this.sendId, n, part });
  }

  /** The same for all parts of one message, different for the next message to the same number. */
  reference(n: number): number {
    return Number((this.sendId * 31n + BigInt(n)) & 0xffn);
  }
}
