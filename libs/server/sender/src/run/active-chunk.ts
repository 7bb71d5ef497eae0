import { encodeText } from '@peyk/server-carrier';
import type { EncodedText } from '@peyk/server-carrier';
import type { ClaimedChunk } from '../sql/claim-chunks';
import type { TokenBucket } from './token-bucket';

const STORED_BASE = 989_000_000_000;

/** A chunk that this sender has leased: its cursor, and what of it is on its way. */
export class ActiveChunk {
  readonly accountId: bigint;
  readonly sendId: bigint;
  readonly chunk: number;
  readonly fromNumber: string;
  readonly parts: number;
  /** The durable cursor, as far as we know it. */
  nextN: number;
  toN: number;
  /** Marked messages without a durable answer. */
  outstanding = 0;
  /** A mark whose fate is not known: the connection was lost while it was under way. */
  uncertainTake = 0;
  /** Recovered by somebody else, or an answer could not be stored: recovery has the last word. */
  lost = false;

  private readonly firstN: number;
  private readonly mobiles: Buffer;

  constructor(
    claimed: ClaimedChunk,
    readonly text: EncodedText,
    readonly rate: TokenBucket | undefined,
  ) {
    this.accountId = claimed.accountId;
    this.sendId = claimed.sendId;
    this.chunk = claimed.chunk;
    this.fromNumber = claimed.fromNumber;
    this.parts = claimed.parts;
    this.nextN = claimed.nextN;
    this.toN = claimed.toN;
    this.firstN = claimed.nextN;
    this.mobiles = claimed.mobiles;
  }

  /** Messages that are not marked yet. */
  get left(): number {
    return this.lost || this.uncertainTake > 0 ? 0 : this.toN - this.nextN + 1;
  }

  /** Everything was marked and answered. */
  get drained(): boolean {
    return !this.lost && this.uncertainTake === 0 && this.nextN > this.toN && this.outstanding === 0;
  }

  /** The mobile number of a recipient, with the country and without a plus. */
  destination(n: number): string {
    return String(STORED_BASE + this.mobiles.readInt32BE((n - this.firstN) * 4));
  }

  /** The same for all parts of one message, different for the next message to the same number. */
  reference(n: number): number {
    return Number((this.sendId * 31n + BigInt(n)) & 0xffn);
  }
}

/**
 * The text in exactly the parts that it was priced for. The line's setting may have changed since the send was accepted,
 * so both cuts are tried; undefined when neither fits.
 */
export function encodePriced({ text, parts, multipartChars }: ClaimedChunk): EncodedText | undefined {
  const cuts = multipartChars === 66 ? ([66, 67] as const) : ([67, 66] as const);
  return cuts
    .map((cut) => encodeText(text, { multipartChars: cut }))
    .find((encoded) => encoded.bodies.length === parts);
}
