import { normaliseDigits } from '@peyk/shared-validation';

/** A number as people write one: Persian digits, `٫`, `/` or a point before the fraction. Null for anything else. */
export function readDecimal(text: string): number | null {
  const plain = normaliseDigits(text).trim().replace(/[٫/]/, '.');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(plain) ? Number(plain) : null;
}
