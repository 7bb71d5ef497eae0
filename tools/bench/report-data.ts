import type { DataResult } from './data/bench-data.ts';
import type { DataSizes } from './data/seed-data.ts';
import { markdownTable } from './report.ts';

export const DATA_TITLES = ['', 'rows', 'first ms', 'p50 ms', 'p95 ms', 'max ms', 'limit'];

export function dataRow({ name, rows, firstMs, timesMs, mustMs }: DataResult): (string | number)[] {
  return [name, rows, ...[firstMs, timesMs.p50, timesMs.p95, timesMs.max].map((value) => value.toFixed(1)), mustMs];
}

/** What `bench:data` has measured, as the page shows it. */
export function dataSection(sizes: DataSizes, results: readonly DataResult[]): string {
  const counts = Object.entries(sizes).map(([name, count]) => `${name} ${count.toLocaleString('en')}`);
  return [
    `One account: ${counts.join(', ')}. One question after the other, ${results[0]?.timesMs.count ?? 0} times each after the first.`,
    markdownTable(DATA_TITLES, results.map(dataRow)),
  ].join('\n\n');
}
