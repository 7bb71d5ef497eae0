/** Something that was measured at a moment. */
export interface Sample {
  seconds: number;
  value: number;
}

/** Samples are put together by so long: what is lowest in each has no garbage in it that is only not swept up yet. */
const BUCKET_SECONDS = 180;
/** What is filled once (caches, compiled code) is no leak, and the early sweeps give more back than the later ones need to. */
const WARM_SHARE = 1 / 2;
const HOUR = 3_600;

/** The lowest value of each whole stretch of time, of the second half. */
function floors(samples: readonly Sample[]): Sample[] {
  const end = samples.at(-1)?.seconds ?? 0;
  const first = Math.ceil((end * WARM_SHARE) / BUCKET_SECONDS);
  const behind = Math.floor(end / BUCKET_SECONDS);
  const buckets = new Map<number, Sample>();
  for (const sample of samples) {
    const bucket = Math.floor(sample.seconds / BUCKET_SECONDS);
    if (bucket < first || bucket >= behind) continue;
    const lowest = buckets.get(bucket);
    if (!lowest || sample.value < lowest.value) buckets.set(bucket, sample);
  }
  return [...buckets.values()];
}

/** By how much it rises an hour: least squares over what is lowest. Undefined when fewer than three stretches were seen. */
export function slopePerHour(samples: readonly Sample[]): number | undefined {
  const points = floors(samples);
  if (points.length < 3) return undefined;
  const mean = (of: (sample: Sample) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(({ seconds }) => seconds), mean(({ value }) => value)];
  const together = points.reduce((sum, { seconds, value }) => sum + (seconds - x) * (value - y), 0);
  const alone = points.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0);
  return (together / alone) * HOUR;
}
