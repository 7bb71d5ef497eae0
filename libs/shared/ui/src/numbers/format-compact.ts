import { formatNumber } from './format-number';

const STEPS = [
  [1e9, ' میلیارد'],
  [1e6, ' میلیون'],
  [1e4, ' هزار'],
] as const;

/**
 * A number where there is little room, such as the axis of a chart: «۱۲ هزار», «۱٫۵ میلیون». Exact below ten thousand, one
 * decimal above, rounded towards zero.
 */
export function formatCompact(value: number): string {
  const step = STEPS.find(([size]) => Math.abs(value) >= size);
  if (step === undefined) return formatNumber(value);
  const [size, word] = step;
  const unit = size === 1e4 ? 1000 : size;
  return formatNumber(Math.trunc((value / unit) * 10) / 10) + word;
}
