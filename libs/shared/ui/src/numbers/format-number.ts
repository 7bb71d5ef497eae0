import { toPersianDigits } from '@peyk/shared-validation';

const THOUSANDS = '٬';
const DECIMAL = '٫';

/**
 * A number for reading: Persian digits, `٬` between thousands, `٫` before decimals. Takes a decimal text as well, so that
 * amounts beyond 2^53 stay exact.
 *
 * @example formatNumber('16492000.5') // '۱۶٬۴۹۲٬۰۰۰٫۵'
 */
export function formatNumber(value: number | bigint | string): string {
  const [whole = '', fraction = ''] = plainDecimal(value).split('.');
  const negative = whole.startsWith('-');
  const grouped = whole.replace('-', '').replace(/\B(?=(\d{3})+$)/g, THOUSANDS);
  const decimals = fraction.replace(/0+$/, '');
  // U+2212 belongs before the number in reading order; the mark in front keeps it there inside Persian text.
  const sign = negative ? '\u200e−' : '';
  return sign + toPersianDigits(grouped + (decimals === '' ? '' : DECIMAL + decimals));
}

function plainDecimal(value: number | bigint | string): string {
  if (typeof value !== 'number') return String(value);
  return Number.isFinite(value) ? String(Math.abs(value) < 1e21 ? value : BigInt(Math.round(value))) : '0';
}

/** The whole rials of a decimal text, rounded towards minus infinity, as balances are shown. */
export function floorRial(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const hasRest = /[1-9]/.test(fraction);
  return whole.startsWith('-') && hasRest ? String(BigInt(whole) - 1n) : whole;
}

/**
 * A share as a whole percentage, from 0 to 100; 99.6 percent is not yet 100, and a few of very many are not nobody but
 * «کمتر از ۱٪».
 */
export function formatPercent(part: number, total: number): string {
  const percent = total <= 0 ? 0 : Math.min(100, Math.max(0, (part / total) * 100));
  const words = `${toPersianDigits(Math.max(percent > 0 ? 1 : 0, Math.floor(percent)))}٪`;
  return percent > 0 && percent < 1 ? `کمتر از ${words}` : words;
}
