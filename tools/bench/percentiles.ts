/** The value below which `share` (0 to 1) of the sorted values lie: the nearest rank, so it is a value that was measured. */
export function percentile(sorted: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

export interface Distribution {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export function distributionOf(values: readonly number[]): Distribution {
  const sorted = Float64Array.from(values).sort();
  const list = Array.from(sorted);
  return {
    count: list.length,
    p50: percentile(list, 0.5),
    p95: percentile(list, 0.95),
    p99: percentile(list, 0.99),
    max: percentile(list, 1),
  };
}
