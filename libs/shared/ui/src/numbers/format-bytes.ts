import { formatNumber } from './format-number';

const KIB = 1024;
const UNITS = ['بایت', 'کیلوبایت', 'مگابایت', 'گیگابایت'] as const;

/**
 * The size of a file in words: «۱۲ مگابایت», «۱٫۵ مگابایت». Counted by 1024, and rounded up to one decimal, so that what
 * is over a limit never reads as the limit itself.
 *
 * @param bytes zero or more
 */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = Math.ceil((bytes / KIB ** power) * 10) / 10;
  return `${formatNumber(value)} ${UNITS[power] ?? UNITS[0]}`;
}
