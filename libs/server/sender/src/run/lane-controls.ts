import type { Clock, ServerContext } from '@peyk/server-database';
import { toPermittedHours, windowsOf } from '../model/permitted-hours';
import { SEND_STATE } from '../model/states';
import { NONE_CLOSED } from '../sql/claim-chunks';
import type { ClaimedChunk, ClosedLines } from '../sql/claim-chunks';
import { selectControls } from '../sql/select-controls';
import type { ChunkControl } from '../sql/select-controls';
import type { SendKey } from '../sql/finish-sends';
import type { ActiveChunk, ChunkBounds } from './active-chunk';
import { LineHours } from './line-hours';
import type { Operators } from './operators';
import { RateBuckets } from './rate-buckets';
import type { TokenBucket } from './token-bucket';

/** A notification may be lost; then a change takes effect so much later. */
const LOOK_EVERY_MS = 1_000;

/** The rates that both lanes of a process share. */
export interface SharedRates {
  lines: RateBuckets;
  /** Of accounts on a line, by `ownKey`. */
  own: RateBuckets<string>;
  sends: RateBuckets;
}

/** @param share this process's part of the rate of every line, at present. What else has a rate is one's at a time. */
export function createSharedRates(clock: Clock, share: () => number): SharedRates {
  return {
    lines: new RateBuckets(clock, share),
    own: new RateBuckets<string>(clock),
    sends: new RateBuckets(clock),
  };
}

export interface LaneControlsOptions {
  context: ServerContext;
  lane: 0 | 1;
  workerId: string;
  rates: SharedRates;
  operators: Operators;
  /** The state of these sends reads differently now. */
  onChanged(sends: readonly SendKey[]): void;
}

/** What may change while a lane works: rates, hours, pause, stop, expiry, a block of the account. Holds its chunks back and lets them go. */
export class LaneControls {
  private readonly hours: LineHours;
  private lookedAtMs = Number.NaN;

  constructor(private readonly options: LaneControlsOptions) {
    this.hours = new LineHours(options.context, (sends) => options.onChanged(sends));
  }

  /** Someone changed something: look before the next mark. */
  changed(): void {
    this.lookedAtMs = Number.NaN;
    this.hours.forget();
  }

  /** Lines that this lane must leave alone now; login codes know no hours. Those that only another process reaches are its own. */
  async closedLines(): Promise<ClosedLines> {
    const cutOff = this.options.operators.cutOffLines();
    const closed = this.options.lane === 0 ? NONE_CLOSED : await this.hours.closed();
    return cutOff.length === 0 ? closed : { ...closed, lineIds: [...closed.lineIds, ...cutOff] };
  }

  /** What holds for a chunk that was just claimed. */
  of(claimed: ClaimedChunk): ChunkBounds {
    const { rates, lane } = this.options;
    const { lineId, sendId, maxPerSecond, ratePerSecond, expiresAt } = claimed;
    return {
      lineRate: rates.lines.of(lineId, maxPerSecond),
      ownRate: lane === 0 ? undefined : rates.own.of(ownKey(claimed), claimed.ownMaxPerSecond),
      sendRate: rates.sends.of(sendId, ratePerSecond),
      windows: lane === 0 ? [] : windowsIn(claimed),
      expiresAt,
    };
  }

  /**
   * Holds back what may not go on now. Asks the database at most once a second, or when something was changed; never for
   * login codes, which nobody pauses and which must not wait for a question. Answers how many chunks were found lost.
   */
  async apply(active: readonly ActiveChunk[]): Promise<number> {
    const lost = this.options.lane === 1 ? await this.ask(active) : 0;
    for (const chunk of active) this.judge(chunk);
    return lost;
  }

  private async ask(active: readonly ActiveChunk[]): Promise<number> {
    await this.hours.closed();
    const now = this.options.context.clock.now();
    if (active.length === 0 || Math.abs(now.getTime() - this.lookedAtMs) < LOOK_EVERY_MS) return 0;
    this.lookedAtMs = now.getTime();
    return this.look(active);
  }

  /** Whether the hour, the expiry of its send and its operators let a chunk go on. */
  judge(chunk: ActiveChunk): void {
    const { context, operators } = this.options;
    chunk.shut = !this.hours.areOpen(chunk.windows) || chunk.isOver(context.clock.now()) || operators.isCutOff(chunk);
  }

  private async look(active: readonly ActiveChunk[]): Promise<number> {
    const { context, workerId, rates } = this.options;
    const controls = await selectControls(context.db, workerId, active);
    const byPlace = new Map(controls.map((control) => [control.place, control]));
    const lost = active.filter((chunk, place) => {
      const control = byPlace.get(place);
      if (control) this.put(chunk, control);
      // Its mark would find that as well; but one that waits for its rate would keep its send from being claimed until then.
      else if (chunk.left > 0) return (chunk.lost = true);
      return false;
    });
    rates.sends.keepUsed(new Set(active.map((chunk) => chunk.sendId)));
    return lost.length;
  }

  private put(chunk: ActiveChunk, control: ChunkControl): void {
    const { rates } = this.options;
    chunk.lineRate = rates.lines.of(chunk.lineId, control.maxPerSecond);
    chunk.sendRate = rates.sends.of(chunk.sendId, control.ratePerSecond);
    chunk.ownRate = rates.own.of(ownKey(chunk), control.ownMaxPerSecond);
    chunk.windows = windowsIn(control);
    chunk.setOperators(control.operators);
    chunk.expiresAt = control.expiresAt;
    // A cursor whose mark is not known yet is settled first.
    if (chunk.uncertainTake === 0) chunk.toN = control.toN;
    chunk.withheld = control.sendState !== SEND_STATE.sending || !control.accountGoesOn || control.isOthers;
  }
}

function ownKey({ accountId, lineId }: { accountId: bigint; lineId: bigint }): string {
  return `${accountId} ${lineId}`;
}

/** The hours of the line, and the account's own. */
function windowsIn({ openFromHour, openToHour, ownFromHour, ownToHour }: ClaimedChunk | ChunkControl) {
  return windowsOf(toPermittedHours(openFromHour, openToHour), toPermittedHours(ownFromHour, ownToHour));
}

/** What a lane would like to mark. */
export interface MarkIdea {
  chunk: ActiveChunk;
  take: number;
}

/** Lowers the takes so that chunks with a rate in common stay within it together. */
export function withinRates(ideas: readonly MarkIdea[]): MarkIdea[] {
  const left = new Map<TokenBucket, number>();
  return ideas
    .map(({ chunk, take }) => {
      const buckets = chunk.rates;
      const room = (bucket: TokenBucket) => left.get(bucket) ?? bucket.available(chunk.parts) * chunk.parts;
      const rooms = buckets.map(room);
      const allowed = Math.max(0, Math.min(take, ...rooms.map((parts) => Math.floor(parts / chunk.parts))));
      buckets.forEach((bucket, place) => left.set(bucket, (rooms[place] ?? 0) - allowed * chunk.parts));
      return { chunk, take: allowed };
    })
    .filter(({ take }) => take > 0);
}
