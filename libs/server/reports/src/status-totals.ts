import type { RecipientCounts } from './counts';

/** Which count says how many recipients show a status. */
const COUNT_OF_STATUS: Readonly<Record<number, keyof RecipientCounts>> = {
  0: 'sent',
  1: 'reachedTelecom',
  2: 'delivered',
  3: 'undelivered',
  4: 'blacklisted',
  10: 'queued',
  11: 'submitted',
  12: 'inDoubt',
  13: 'expired',
  14: 'cancelled',
  15: 'refused',
};

/** How many recipients show a status, or are there at all. Counts live in small rows, so nobody counts recipients. */
export function totalWithStatus(counts: RecipientCounts, status: number | undefined): number {
  if (status === undefined) return counts.total;
  const name = COUNT_OF_STATUS[status];
  return name === undefined ? 0 : counts[name];
}

/** How many the table holds with each status: there no row says 11, those still have 10. */
export function storedTotals(counts: RecipientCounts): [status: number, total: number][] {
  return Object.entries(COUNT_OF_STATUS)
    .map(([status, name]): [number, number] => [Number(status), counts[name]])
    .filter(([status]) => status !== 11)
    .map(([status, total]) => [status, status === 10 ? total + counts.submitted : total]);
}
