import type { Clock } from '@peyk/server-database';
import { TokenBucket } from './token-bucket';

/** One bucket for each line, account on a line, or send that has a rate; shared by both lanes of this process. */
export class RateBuckets<Id = bigint> {
  private readonly buckets = new Map<Id, { perSecond: number; bucket: TokenBucket }>();

  /** @param share what of each rate is this process's at present: others that send have the rest */
  constructor(
    private readonly clock: Clock,
    private readonly share: () => number = () => 1,
  ) {}

  /** The bucket of this id; a new one when its rate has changed. */
  of(id: Id, perSecond: number | null): TokenBucket | undefined {
    if (perSecond === null) {
      this.buckets.delete(id);
      return undefined;
    }
    const known = this.buckets.get(id);
    if (known?.perSecond === perSecond) return known.bucket;
    const bucket = new TokenBucket(perSecond, () => this.clock.now().getTime(), this.share);
    this.buckets.set(id, { perSecond, bucket });
    return bucket;
  }

  /**
   * Forgets all but these: sends end. One that is not full is kept a moment longer: a send that made room for others, or was
   * paused and resumed, must not begin with a full one again.
   */
  keepUsed(ids: ReadonlySet<Id>): void {
    for (const [id, { bucket }] of this.buckets) if (!ids.has(id) && bucket.isFull) this.buckets.delete(id);
  }
}
