import type { Clock } from '@peyk/server-database';
import type { ClaimedChunk } from '../sql/claim-chunks';
import { TokenBucket } from './token-bucket';

/** One bucket for each line that has a rate, shared by both lanes of this process. */
export class LineRates {
  private readonly buckets = new Map<bigint, { perSecond: number; bucket: TokenBucket }>();

  constructor(private readonly clock: Clock) {}

  of({ lineId, maxPerSecond }: Pick<ClaimedChunk, 'lineId' | 'maxPerSecond'>): TokenBucket | undefined {
    if (maxPerSecond === null) return undefined;
    const known = this.buckets.get(lineId);
    if (known?.perSecond === maxPerSecond) return known.bucket;
    const bucket = new TokenBucket(maxPerSecond, () => this.clock.now().getTime());
    this.buckets.set(lineId, { perSecond: maxPerSecond, bucket });
    return bucket;
  }
}
