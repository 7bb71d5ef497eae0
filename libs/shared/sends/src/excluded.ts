import type { ExcludedCounts } from './types';

/** Why numbers were left out of a send, and how many. */
export interface Exclusion {
  readonly key: keyof ExcludedCounts;
  readonly label: string;
  /** At least one. */
  readonly count: number;
}

const REASONS: readonly Omit<Exclusion, 'count'>[] = [
  { key: 'invalid', label: 'شمارهٔ نامعتبر' },
  { key: 'no_text', label: 'متن ندارند' },
  { key: 'duplicate', label: 'تکراری' },
  { key: 'blacklisted', label: 'در لیست سیاه' },
  { key: 'opted_out', label: 'لغو ۱۱ فرستاده‌اند' },
  { key: 'weekly_limit', label: 'به سقف هفتگی رسیده‌اند' },
];

/** The reasons for which numbers were left out, in their fixed order; without those that met nobody. */
export function exclusionsOf(excluded: ExcludedCounts): readonly Exclusion[] {
  return REASONS.map((reason) => ({ ...reason, count: excluded[reason.key] ?? 0 })).filter(({ count }) => count > 0);
}
